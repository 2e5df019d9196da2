import type { Part } from '../scene/page.ts';
import { altText } from './alt-text.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { type Drawing, drawingOf, fitInto, type ScaledDrawing, smallestLabelOf } from './drawing.ts';
import { type BookletFormat, bodyAreaOf, heightOf, LEADING, widthOf } from './format.ts';
import { asPart, type Leaf } from './leaf.ts';
import { LARGE_SCALE, placeDrawing } from './puzzle-box.ts';
import { setSectionHead } from './section.ts';
import { fewLines, setLine } from './typesetting.ts';
import { BOOKLET_WORDS } from './words.ts';

/** The least width of a drawing. */
const LEAST_WIDTH = 75;
const LARGE_LEAST_WIDTH = 230;

/** The solutions, small, in rows: drawings of usual boards stand in columns, others are as wide as they must be. */
export function makeAnswerLeaves(puzzles: readonly CaptionedPuzzle[], format: BookletFormat, named?: string): Leaf[] {
  const { measure, type } = format;
  const body = bodyAreaOf(format);
  const gap = 1.6 * type.small;
  const head = type.small * (LEADING + 0.2);
  const heading = { size: type.small, ink: 'title', bold: true, tag: 'H2' } as const;
  const section = named ?? BOOKLET_WORDS[format.language].answers;
  const title = setSectionHead(section, body, format);
  const leaves: Leaf[] = [];
  let [parts, names]: [Part[], string[]] = [[asPart(title.items)], []];
  let [left, top, rowHeight] = [body.left, body.top + title.height, 0];
  const nextRow = () => {
    top += rowHeight + gap;
    [left, rowHeight] = [body.left, 0];
  };
  const nextLeaf = () => {
    if (names.length > 0) leaves.push({ content: `${section}: ${names.join(', ')}`, parts, section, format });
    [parts, names] = [[], []];
    [left, top, rowHeight] = [body.left, body.top, 0];
  };
  for (const puzzle of puzzles) {
    if (!puzzle.solution) continue;
    const drawing = drawingOf(puzzle, format, { solution: true });
    const width = widthFor(drawing, gap, format);
    const scaled = drawingIn(width, drawing, head, format);
    const height = head + scaled.scale * heightOf(scaled.box);
    if (left + width > body.right + 0.01) nextRow();
    if (top + height > body.bottom + 0.01) nextLeaf();
    const name = fewLines(puzzle.name, 1, width, heading, measure);
    const box = { left, top: top + head, right: left + width, bottom: top + height };
    parts.push(asPart(name.map((text) => setLine(left, top, text, heading))), {
      ...placeDrawing(scaled, box),
      alt: altText(puzzle, format.language, true),
    });
    names.push(puzzle.title);
    left += width + gap;
    rowHeight = Math.max(rowHeight, height);
  }
  nextLeaf();
  return leaves;
}

/** Small, but for large print, which has as much room as the page allows. */
function drawingIn(width: number, drawing: Drawing, head: number, format: BookletFormat): ScaledDrawing {
  const body = bodyAreaOf(format);
  return fitInto(drawing, { ...body, top: body.top + head, right: body.left + width }, format.large ? LARGE_SCALE : 1);
}

/** In what size of type the smallest labels of an answer stand. */
export function answerSizeOf(puzzle: CaptionedPuzzle, format: BookletFormat): number {
  const drawing = drawingOf(puzzle, format, { solution: true });
  const width = widthFor(drawing, 1.6 * format.type.small, format);
  return smallestLabelOf(drawing) * drawingIn(width, drawing, format.type.small * (LEADING + 0.2), format).scale;
}

/** That of a column, of which as many as possible fill the page, or as much more as labels need to be read. */
function widthFor(drawing: Drawing, gap: number, format: BookletFormat): number {
  const { large } = format;
  const room = widthOf(bodyAreaOf(format));
  const columns = Math.max(1, Math.floor((room + gap) / ((large ? LARGE_LEAST_WIDTH : LEAST_WIDTH) + gap)));
  const column = (room - (columns - 1) * gap) / columns;
  // Where labels could not be read the drawing is made wider.
  const least = format.least / smallestLabelOf(drawing);
  const needed = least * widthOf(drawing.at(least).box);
  return Math.min(room, Math.max(column, needed));
}
