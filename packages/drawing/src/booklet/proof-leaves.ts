import { outline, summary } from '@latin-puzzles/core/attrition';
import type { TextItem } from '../scene.ts';
import { bodyOf, type Format, LEADING, widthOf } from './format.ts';
import { type Leaf, plain } from './leaf.ts';
import type { BookletPuzzle } from './options.ts';
import { titleOf } from './plate.ts';
import { line, linesOf, type Setting } from './typesetting.ts';
import { WORDS } from './words.ts';

/** A line of a column before its place is known. */
interface Row {
  readonly texts: readonly { readonly indent: number; readonly text: string; readonly setting: Setting }[];
  readonly height: number;
  /** How many of the rows after it must stand in the same column. */
  readonly keeps: number;
  /** White above it, unless it begins a column. */
  readonly above: number;
  /** The puzzle that it belongs to. */
  readonly title: string;
}

/** So many characters make a line that the eye follows well, in ems of the type. */
const COLUMN_EMS = 24;

/** Proofs, set in columns. */
export function proofLeaves(puzzles: readonly BookletPuzzle[], format: Format): Leaf[] {
  const { type } = format;
  const body = bodyOf(format);
  const gap = 2 * type.text;
  const columns = Math.max(1, Math.floor((widthOf(body) + gap) / (COLUMN_EMS * type.text + gap)));
  const width = (widthOf(body) - (columns - 1) * gap) / columns;
  const rows = puzzles.flatMap((puzzle, i) => proofRows(puzzle, i + 1, width, format));
  const section = WORDS[format.language].proofs;
  const leaves: Leaf[] = [];
  let [items, titles]: [TextItem[], Set<string>] = [[], new Set()];
  let [column, top] = [0, body.top];
  const nextLeaf = () => {
    if (items.length > 0)
      leaves.push({ content: `${section}: ${[...titles].join(', ')}`, parts: [plain(items)], section, format });
    [items, titles] = [[], new Set()];
    column = 0;
  };
  for (const [i, { texts, height, keeps, above, title }] of rows.entries()) {
    const kept = rows.slice(i + 1, i + 1 + keeps).reduce((sum, row) => sum + row.above + row.height, 0);
    if (top > body.top) top += above;
    if (top + height + kept > body.bottom && top > body.top) {
      top = body.top;
      if (++column === columns) nextLeaf();
    }
    const left = body.left + column * (width + gap);
    for (const { indent, text, setting } of texts) items.push(line(left + indent, top, text, setting));
    titles.add(title);
    top += height;
  }
  nextLeaf();
  return leaves;
}

/** The name of a puzzle, what there is to say of its proof, and the steps, numbered, suppositions further in. */
function proofRows(puzzle: BookletPuzzle, number: number, width: number, format: Format): Row[] {
  const { proof } = puzzle;
  if (!proof) return [];
  const { type, measure, language } = format;
  const title = titleOf(puzzle, format);
  const heading: Setting = { size: type.heading, ink: 'title', bold: true };
  const soft: Setting = { size: type.text, ink: 'caption' };
  const text: Setting = { size: type.text, ink: 'title' };
  const rowsOf = (saying: string, setting: Setting, indent: number, above: number, keeps: number): Row[] =>
    linesOf(saying, width - indent, setting, measure).map((part, i, all) => ({
      texts: [{ indent, text: part, setting }],
      height: setting.size * LEADING,
      keeps: i < all.length - 1 ? Math.max(keeps, all.length - 1 - i) : keeps,
      above: i === 0 ? above : 0,
      title,
    }));
  const hang = type.text * (measure(String(proof.steps.length), false) + 0.9);
  const steps = proof.steps.flatMap((step, i) =>
    outline(step, puzzle, language).flatMap(({ depth, text: sentence }, part) => {
      // Deep suppositions must not run out of the column.
      const indent = hang + Math.min(depth, 4) * type.text;
      const [first, ...rest] = rowsOf(sentence, text, indent, part === 0 ? 0.35 * type.text : 0, 0);
      const figure = { indent: 0, text: `${i + 1}.`, setting: soft };
      return [{ ...first!, texts: [...(part === 0 ? [figure] : []), ...first!.texts] }, ...rest];
    }),
  );
  return [
    ...rowsOf(`${number}.\u00a0${title}`, heading, 0, 1.6 * type.text, 3),
    ...rowsOf(sentenceCase(summary(proof, undefined, language)), soft, 0, 0, 1),
    ...steps,
  ];
}

function sentenceCase(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
