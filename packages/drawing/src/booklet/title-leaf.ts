import { drawBoard } from '../figure/draw-puzzle.ts';
import type { XY } from '../plane/vector.ts';
import type { PathItem } from '../scene/scene.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { drawingBy, fitInto } from './drawing.ts';
import { type BookletFormat, LEADING, printAreaOf, widthOf } from './format.ts';
import { asPart, type Leaf } from './leaf.ts';
import type { BookletOptions } from './options.ts';
import { placeDrawing } from './puzzle-box.ts';
import { fewLines, lineIn, type TextSetting } from './typesetting.ts';
import { BOOKLET_WORDS } from './words.ts';

/** The title, the author, how much there is, and the first board, empty. */
export function makeTitleLeaf(
  puzzles: readonly CaptionedPuzzle[],
  { title, author }: Pick<BookletOptions, 'title' | 'author'>,
  subtitle: string | undefined,
  format: BookletFormat,
): Leaf {
  const { height, margin, type, measure, language } = format;
  const area = printAreaOf(format);
  const middle = (area.left + area.right) / 2;
  const settings: readonly (readonly [string, TextSetting])[] = [
    [title, { size: type.display, ink: format.front ? 'strong' : 'title', bold: true, tag: 'H1' }],
    [subtitle ?? '', { size: 1.1 * type.heading, ink: format.front ? 'strong' : 'caption' }],
    [author?.trim() ?? '', { size: type.heading, ink: format.front ? 'strong' : 'title' }],
    [BOOKLET_WORDS[language].puzzles(puzzles.length), { size: type.text, ink: format.front ? 'strong' : 'caption' }],
  ];
  let top = 0.14 * height;
  const texts = settings.flatMap(([text, setting]) => {
    const lines = fewLines(text, 4, widthOf(area), setting, measure).map((part, i) =>
      lineIn(middle, top + i * setting.size * LEADING, part, setting),
    );
    if (lines.length > 0) top += (lines.length * LEADING + 0.6) * setting.size;
    // Each is a paragraph of its own to who listens.
    return lines.length > 0 ? [asPart(lines)] : [];
  });
  const ground = format.front ? [asPart([frontGround(format)], 'Artifact')] : [];
  if (puzzles.length === 0) return { content: title, parts: [...ground, ...texts], format, bare: true };
  const { board } = puzzles[0]!;
  const drawing = drawingBy((least) => drawBoard(board, { measure, look: format.look, least }).items, format);
  const place = {
    left: area.left + 0.6 * margin,
    top: top + margin,
    right: area.right - 0.6 * margin,
    bottom: area.bottom - margin,
  };
  const shown = { ...placeDrawing(fitInto(drawing, place, 1.2), place), tag: 'Artifact' } as const;
  return { content: title, parts: [...ground, ...texts, shown], format, bare: true };
}

/** Beyond this, in points, nothing is printed: wider than any bleed, so that no white edge is left by the cut. */
const BEYOND = 60;

function frontGround({ width, height }: BookletFormat): PathItem {
  const [left, top, right, bottom] = [-BEYOND, -BEYOND, width + BEYOND, height + BEYOND];
  const corners: XY[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return { shape: 'path', lines: [corners], closed: true, fill: 'front' };
}
