import { drawBoard } from '../draw.ts';
import { boxOf } from '../figure/frame.ts';
import { type Format, LEADING } from './format.ts';
import { type Leaf, plain } from './leaf.ts';
import type { BookletPuzzle } from './options.ts';
import { fitting, placed } from './plate.ts';
import { fewLines, lineIn, type Setting } from './typesetting.ts';
import { WORDS } from './words.ts';

/** The title, the author, how much there is, and the first board, empty. */
export function titleLeaf(
  puzzles: readonly BookletPuzzle[],
  title: string,
  author: string | undefined,
  format: Format,
): Leaf {
  const { width, height, margin, type, measure, language } = format;
  const room = width - 2 * margin;
  const settings: readonly (readonly [string, Setting])[] = [
    [title, { size: type.display, ink: 'title', bold: true }],
    [author?.trim() ?? '', { size: type.heading, ink: 'title' }],
    [WORDS[language].puzzles(puzzles.length), { size: type.text, ink: 'caption' }],
  ];
  let top = 0.14 * height;
  const texts = settings.flatMap(([text, setting]) => {
    const lines = fewLines(text, 4, room, setting, measure).map((part, i) =>
      lineIn(width / 2, top + i * setting.size * LEADING, part, setting),
    );
    if (lines.length > 0) top += (lines.length * LEADING + 0.6) * setting.size;
    return lines;
  });
  const { items } = drawBoard(puzzles[0]!.board, { measure });
  const box = boxOf(items, measure);
  const place = { left: 1.6 * margin, top: top + margin, right: width - 1.6 * margin, bottom: height - 2 * margin };
  const drawing = placed({ items, box }, place, Math.min(1.2, fitting(box, place)));
  return { content: title, parts: [plain(texts), drawing], format, bare: true };
}
