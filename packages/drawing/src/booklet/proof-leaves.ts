import type { CaptionedPuzzle } from './caption.ts';
import { type BookletFormat, CLOSE_LEADING } from './format.ts';
import type { Leaf } from './leaf.ts';
import { ProofColumns } from './proof-columns.ts';
import { keyInColumn } from './proof-head.ts';
import { headRows, stepRows, together } from './proof-rows.ts';
import { BOOKLET_WORDS } from './words.ts';

/** The sizes of type, as shares of the usual one, in which a proof is tried that would take more than a page. */
const SMALLER = [0.95, 0.9, 0.85, 0.8, 0.76, 0.73, 0.7];

/** A proof to be set, and in which one the key to its board is printed already, if it is. */
interface Told {
  readonly puzzle: CaptionedPuzzle;
  readonly keyIn: number | undefined;
}

/**
 * Proofs, set in columns, each under the key to its board; a board that several share has it once. One that is too long for a
 * page but would fit it in smaller type has a page of its own.
 */
export function makeProofLeaves(puzzles: readonly CaptionedPuzzle[], format: BookletFormat): Leaf[] {
  const leaves: Leaf[] = [];
  const printed = new Map<string, number>();
  let columns = new ProofColumns(format, true, format.type.small);
  for (const puzzle of puzzles) {
    if (!puzzle.proof) continue;
    const key = JSON.stringify(keyInColumn(puzzle, columns.width, format).items);
    const told = { puzzle, keyIn: printed.get(key) };
    if (told.keyIn === undefined) printed.set(key, puzzle.number);
    const own = leafOfItsOwn(told, leaves.length === 0 && columns.isEmpty, format);
    if (!own) {
      setProof(columns, told, format);
      continue;
    }
    columns.endLeaf();
    leaves.push(...columns.leaves, own);
    columns = new ProofColumns(format, false, format.type.small);
  }
  columns.endLeaf();
  return [...leaves, ...columns.leaves];
}

function setProof(columns: ProofColumns, { puzzle, keyIn }: Told, format: BookletFormat): void {
  const { width } = columns;
  const steps = stepRows(puzzle, width, format);
  const key = keyIn === undefined ? keyInColumn(puzzle, width, format) : undefined;
  if (key?.cramped) {
    columns.headAcross(puzzle, format);
    columns.flow(steps);
  } else {
    const said = key ?? BOOKLET_WORDS[format.language].keySeen(keyIn!);
    columns.flow(together(headRows(puzzle, said, width, format), steps));
  }
}

/** A page with a whole proof in smaller type, if it takes that. Large print stays large. */
function leafOfItsOwn(told: Told, isFirst: boolean, format: BookletFormat): Leaf | undefined {
  if (format.large) return undefined;
  for (const share of [1, ...SMALLER]) {
    const small = share * format.type.small;
    const columns = new ProofColumns(format, isFirst, small);
    const leading = share < 1 ? CLOSE_LEADING : format.leading;
    setProof(columns, told, { ...format, type: { ...format.type, small }, leading });
    columns.endLeaf();
    if (columns.leaves.length === 1) return share < 1 ? columns.leaves[0] : undefined;
  }
  return undefined;
}
