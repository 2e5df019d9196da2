import { ASTERISM_KINDS, type Board } from '@latin-puzzles/core/board';
import { EMPTY, isComplete, type Puzzle, violations } from '@latin-puzzles/core/puzzle';
import { isClue, labelsOf, type Table } from './table.ts';

type Rules = Pick<Puzzle, 'board' | 'multiset' | 'labeling'>;

/** The cells whose labels their asterisms hold too often, with labels counted as often as the multiset has them. */
export function conflicts({ board, multiset }: Rules, table: Table): Set<number> {
  return new Set(violations({ board, multiset, labeling: labelsOf(table) }).flatMap(({ cells }) => cells));
}

/** The cells that the player has filled otherwise than the solution. */
export function mistakes(puzzle: Rules, solution: readonly number[], table: Table): number[] {
  return table.flatMap(({ label }, cell) =>
    label !== EMPTY && !isClue(puzzle, cell) && label !== solution[cell] ? [cell] : [],
  );
}

export function isSolved(puzzle: Rules, table: Table): boolean {
  return isComplete(labelsOf(table)) && conflicts(puzzle, table).size === 0;
}

/** How often an asterism still needs each label. Below zero where it holds too many. */
export function needs({ board, multiset }: Rules, table: Table, asterism: number): number[] {
  const left = [...multiset.counts];
  for (const cell of board.asterisms[asterism]!.cells) {
    const { label } = table[cell]!;
    if (label !== EMPTY) left[label]!--;
  }
  return left;
}

/** How many cells of the whole board still wait for each label; nothing where the board does not tell. */
export function labelsLeft({ board, multiset }: Rules, table: Table): number[] | undefined {
  if (!sharesOut(board)) return undefined;
  const left = multiset.counts.map((count) => (count * board.cells) / board.k!);
  for (const { label } of table) if (label !== EMPTY) left[label]!--;
  return left;
}

/**
 * Whether every Latin board holds each label equally often for its multiplicity: where all cells lie in equally many
 * asterisms, or the asterisms of one kind share the cells out among them.
 */
function sharesOut({ cells, k, asterismsOf, asterisms }: Board): boolean {
  if (k === undefined) return false;
  if (asterismsOf.every((holders) => holders.length === asterismsOf[0]!.length)) return true;
  return ASTERISM_KINDS.some((kind) => {
    const held = asterisms.filter((asterism) => asterism.kind === kind).flatMap((asterism) => asterism.cells);
    return held.length === cells && new Set(held).size === cells;
  });
}

/** The labels that full count leaves to the cells without one: those that all asterisms of the cell still need. */
export function automaticCandidates(puzzle: Rules, table: Table): number[][] {
  const needed = puzzle.board.asterisms.map((_, asterism) => needs(puzzle, table, asterism));
  return table.map(({ label }, cell) => {
    if (label !== EMPTY) return [];
    const holders = puzzle.board.asterismsOf[cell]!;
    return puzzle.multiset.labels.flatMap((_, candidate) =>
      holders.every((asterism) => needed[asterism]![candidate]! > 0) ? [candidate] : [],
    );
  });
}
