import { drawBoard } from '../figure/draw-puzzle.ts';
import { boundingBoxOf } from '../figure/frame.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { type BookletFormat, LEADING, printAreaOf, widthOf } from './format.ts';
import { asPart, type Leaf } from './leaf.ts';
import { fitting, placeDrawing } from './puzzle-box.ts';
import { fewLines, lineIn, type TextSetting } from './typesetting.ts';
import { BOOKLET_WORDS } from './words.ts';

/** The title, the author, how much there is, and the first board, empty. */
export function makeTitleLeaf(
  puzzles: readonly CaptionedPuzzle[],
  title: string,
  author: string | undefined,
  format: BookletFormat,
): Leaf {
  const { height, margin, type, measure, language } = format;
  const area = printAreaOf(format);
  const middle = (area.left + area.right) / 2;
  const settings: readonly (readonly [string, TextSetting])[] = [
    [title, { size: type.display, ink: 'title', bold: true }],
    [author?.trim() ?? '', { size: type.heading, ink: 'title' }],
    [BOOKLET_WORDS[language].puzzles(puzzles.length), { size: type.text, ink: 'caption' }],
  ];
  let top = 0.14 * height;
  const texts = settings.flatMap(([text, setting]) => {
    const lines = fewLines(text, 4, widthOf(area), setting, measure).map((part, i) =>
      lineIn(middle, top + i * setting.size * LEADING, part, setting),
    );
    if (lines.length > 0) top += (lines.length * LEADING + 0.6) * setting.size;
    return lines;
  });
  const { items } = drawBoard(puzzles[0]!.board, { measure });
  const box = boundingBoxOf(items, measure);
  const place = {
    left: area.left + 0.6 * margin,
    top: top + margin,
    right: area.right - 0.6 * margin,
    bottom: area.bottom - margin,
  };
  const drawing = placeDrawing({ items, box }, place, Math.min(1.2, fitting(box, place)));
  return { content: title, parts: [asPart(texts), drawing], format, bare: true };
}
