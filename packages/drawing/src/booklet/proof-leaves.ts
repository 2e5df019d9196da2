import type { Part } from '../scene/page.ts';
import type { TextItem } from '../scene/scene.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { type BookletFormat, bodyAreaOf, LEADING, widthOf } from './format.ts';
import { asPart, type Leaf } from './leaf.ts';
import { keyAcross, keyInColumn, turnedHead } from './proof-head.ts';
import { headRows, type ProofRow, rowParts, stepRows, together } from './proof-rows.ts';
import { setSectionHead } from './section.ts';
import { BOOKLET_WORDS } from './words.ts';

/** So many characters make a line that the eye follows well, in ems of the type. */
const COLUMN_EMS = 24;

/** The least number of lines for which columns are begun below a head. */
const LEAST_LINES = 6;

/** Proofs, set in columns, each under the key to its board; a board that several share has it once. */
export function makeProofLeaves(puzzles: readonly CaptionedPuzzle[], format: BookletFormat): Leaf[] {
  const { type, language } = format;
  const body = bodyAreaOf(format);
  const gap = 2 * type.small;
  const columns = Math.max(1, Math.floor((widthOf(body) + gap) / (COLUMN_EMS * type.small + gap)));
  const width = (widthOf(body) - (columns - 1) * gap) / columns;
  const section = BOOKLET_WORDS[language].proofs;
  const leaves: Leaf[] = [];
  const title = setSectionHead(section, body, format);
  let [items, keys, titles]: [TextItem[], Part[], Set<string>] = [[...title.items], [], new Set()];
  let [column, begin] = [0, body.top + title.height];
  let top = begin;
  const clear = () => {
    [items, keys, titles] = [[], [], new Set()];
    [column, begin, top] = [0, body.top, body.top];
  };
  const nextLeaf = () => {
    const content = `${section}: ${[...titles].join(', ')}`;
    if (titles.size > 0) leaves.push({ content, parts: [asPart(items), ...keys], section, format });
    clear();
  };
  const set = (row: ProofRow, room: number) => {
    const parts = rowParts(row, body.left + column * (width + gap), top, room);
    items.push(...parts.items);
    keys.push(...parts.keys);
    titles.add(row.title);
    top += row.height;
  };
  const flow = (rows: readonly ProofRow[]) => {
    // Up to here rows are where they are to stay together.
    let settled = -1;
    for (const [i, row] of rows.entries()) {
      const keeping = i > settled ? rows.slice(i + 1, i + 1 + row.keeps) : [];
      const kept = keeping.reduce((sum, { above, height }) => sum + above + height, 0);
      settled = Math.max(settled, i + row.keeps);
      if (top > begin) top += row.above;
      if (top + row.height + kept > body.bottom && top > begin) {
        if (++column === columns) nextLeaf();
        top = begin;
      }
      set(row, width);
    }
  };
  /** A head as wide as the page, with the columns below it, or on a page of its own. */
  const headAcross = (puzzle: CaptionedPuzzle, number: number) => {
    if (titles.size > 0) nextLeaf();
    const key = keyAcross(puzzle, number, format);
    const alone = key.cramped ? turnedHead(puzzle, number, key, leaves.length === 0, format) : undefined;
    if (alone) {
      leaves.push(alone);
      clear();
      return;
    }
    for (const row of headRows(puzzle, number, key, widthOf(body), format)) {
      if (top > begin) top += row.above;
      set(row, widthOf(body));
    }
    begin = top + 0.8 * type.small;
    top = begin;
    // The columns below are not worth it where they are short.
    if (body.bottom - begin < LEAST_LINES * LEADING * type.small) nextLeaf();
  };
  const printed = new Map<string, number>();
  for (const [i, puzzle] of puzzles.entries()) {
    if (!puzzle.proof) continue;
    const number = i + 1;
    const steps = stepRows(puzzle, width, format);
    const key = keyInColumn(puzzle, number, width, format);
    const drawn = JSON.stringify(key.items);
    const known = printed.get(drawn);
    if (known === undefined) printed.set(drawn, number);
    if (known === undefined && key.cramped) {
      headAcross(puzzle, number);
      flow(steps);
    } else {
      const said = known === undefined ? key : BOOKLET_WORDS[language].keySeen(known);
      flow(together(headRows(puzzle, number, said, width, format), steps));
    }
  }
  nextLeaf();
  return leaves;
}
