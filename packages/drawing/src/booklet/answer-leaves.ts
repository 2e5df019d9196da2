import { median } from '../layout/place.ts';
import type { Part } from '../page.ts';
import { bodyOf, type Format, heightOf, LEADING, widthOf } from './format.ts';
import { type Leaf, plain } from './leaf.ts';
import type { BookletPuzzle } from './options.ts';
import { type Drawing, drawingOf, placed, titleOf } from './plate.ts';
import { fewLines, line } from './typesetting.ts';
import { WORDS } from './words.ts';

/** The least width of a column. */
const COLUMN = 145;
const LARGE_COLUMN = 230;

/** Labels in smaller type than this cannot be read: the drawing is given more columns. */
const LEAST_TYPE = 4.5;

/** The solutions, small, in rows: each takes as many columns as it needs to be read. */
export function answerLeaves(puzzles: readonly BookletPuzzle[], format: Format): Leaf[] {
  const { measure, type } = format;
  const body = bodyOf(format);
  const gap = 1.6 * type.small;
  const least = format.large ? LARGE_COLUMN : COLUMN;
  const columns = Math.max(1, Math.floor((widthOf(body) + gap) / (least + gap)));
  const column = (widthOf(body) - (columns - 1) * gap) / columns;
  const heading = { size: type.text, ink: 'title', bold: true } as const;
  const section = WORDS[format.language].answers;
  const leaves: Leaf[] = [];
  let [parts, names]: [Part[], string[]] = [[], []];
  let [top, used, rowHeight] = [body.top, 0, 0];
  const nextRow = () => {
    top += rowHeight + gap;
    [used, rowHeight] = [0, 0];
  };
  const nextLeaf = () => {
    if (parts.length > 0) leaves.push({ content: `${section}: ${names.join(', ')}`, parts, section, format });
    [parts, names] = [[], []];
    [top, used, rowHeight] = [body.top, 0, 0];
  };
  for (const [i, puzzle] of puzzles.entries()) {
    if (!puzzle.solution) continue;
    const drawing = drawingOf(puzzle, format, { solution: true });
    const span = spanOf(drawing, columns, column, gap);
    const width = span * column + (span - 1) * gap;
    const head = type.text * LEADING;
    const scale = Math.min(1, width / widthOf(drawing.box), (heightOf(body) - head) / heightOf(drawing.box));
    const height = head + scale * heightOf(drawing.box);
    if (used + span > columns) nextRow();
    if (top + height > body.bottom + 0.01) nextLeaf();
    const left = body.left + used * (column + gap);
    const name = `${i + 1}.\u00a0${titleOf(puzzle, format)}`;
    const box = { left, top: top + head, right: left + width, bottom: top + height };
    parts.push(
      plain(fewLines(name, 1, width, heading, measure).map((text) => line(left, top, text, heading))),
      placed(drawing, box, scale),
    );
    names.push(titleOf(puzzle, format));
    used += span;
    rowHeight = Math.max(rowHeight, height);
  }
  nextLeaf();
  return leaves;
}

/** How many columns a drawing needs so that its labels can be read. */
function spanOf({ items, box }: Drawing, columns: number, column: number, gap: number): number {
  const sizes = items.flatMap((item) => (item.shape === 'text' && item.cell !== undefined ? [item.size] : []));
  const needed = (LEAST_TYPE / median(sizes)) * widthOf(box);
  return Math.min(columns, Math.max(1, Math.ceil((needed + gap) / (column + gap))));
}
