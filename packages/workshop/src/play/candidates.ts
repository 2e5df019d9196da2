import type { Board } from '@latin-puzzles/core/board';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { Tally } from './tally.ts';

/** The labels that full count leaves to each cell without one: those that all its asterisms still need. */
export interface Candidates {
  readonly tally: Tally;
  /** One list per cell: the same one as before where it holds the same labels. */
  readonly lists: readonly (readonly number[])[];
}

const NONE: readonly number[] = [];

/** Works candidates out; with those of another table of the same game, only in the asterisms that differ. */
export function candidatesAt(board: Board, tally: Tally, before?: Candidates): Candidates {
  if (!before) return { tally, lists: tally.table.map((_, cell) => listAt(board, tally, cell)) };
  const touched = new Set<number>();
  for (const [asterism, { cells }] of board.asterisms.entries())
    if (tally.needed[asterism] !== before.tally.needed[asterism]) for (const cell of cells) touched.add(cell);
  if (touched.size === 0) return { ...before, tally };
  const lists = before.lists.slice();
  for (const cell of touched) {
    const list = listAt(board, tally, cell);
    const known = lists[cell]!;
    if (list.length !== known.length || list.some((label, i) => label !== known[i])) lists[cell] = list;
  }
  return { tally, lists };
}

function listAt({ asterismsOf }: Board, { table, needed }: Tally, cell: number): readonly number[] {
  if (table[cell]!.label !== EMPTY) return NONE;
  const [first, ...others] = asterismsOf[cell]!.map((asterism) => needed[asterism]!);
  const list: number[] = [];
  for (let label = 0; label < first!.length; label++)
    if (first![label]! > 0 && others.every((left) => left[label]! > 0)) list.push(label);
  return list;
}
