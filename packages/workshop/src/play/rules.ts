import { ASTERISM_KINDS, type Board } from '@latin-puzzles/core/board';
import { EMPTY, type Labeling, type Puzzle, violations } from '@latin-puzzles/core/puzzle';
import { isClue, readLabels, type Table } from './table.ts';

type Rules = Pick<Puzzle, 'board' | 'multiset' | 'labeling'>;

/** The cells whose labels their asterisms hold too often, with labels counted as often as the multiset has them. */
export function findConflicts({ board, multiset }: Rules, table: Table): Set<number> {
  return new Set(violations({ board, multiset, labeling: readLabels(table) }).flatMap(({ cells }) => cells));
}

/** The cells that the player has filled otherwise than the solution. */
export function findMistakes(puzzle: Rules, solution: readonly number[], table: Table): number[] {
  return table.flatMap(({ label }, cell) =>
    label !== EMPTY && !isClue(puzzle, cell) && label !== solution[cell] ? [cell] : [],
  );
}

/** What a check on request finds. */
export interface CheckReport {
  /** The cells that are wrong. */
  readonly wrong: readonly number[];
  /** How many solutions the puzzle has: where there is not just one, only what breaks the rules can be told. */
  readonly solutions: 'none' | 'one' | 'many';
}

/** Compares with the solution. Two solutions stand for any number above one. */
export function checkTable(puzzle: Puzzle, table: Table, solutions: readonly Labeling[]): CheckReport {
  const [solution, another] = solutions;
  if (solution && !another) return { wrong: findMistakes(puzzle, solution, table), solutions: 'one' };
  return { wrong: [...findConflicts(puzzle, table)], solutions: solution ? 'many' : 'none' };
}

/** How often an asterism still needs each label. Below zero where it holds too many. */
export function countNeeds({ board, multiset }: Rules, table: Table, asterism: number): number[] {
  const left = [...multiset.counts];
  for (const cell of board.asterisms[asterism]!.cells) {
    const { label } = table[cell]!;
    if (label !== EMPTY) left[label]!--;
  }
  return left;
}

/** The cells of an asterism with labels that it holds too often, by what it still needs of each. */
export function findCrowded({ board }: Rules, table: Table, asterism: number, left: readonly number[]): number[] {
  return board.asterisms[asterism]!.cells.filter((cell) => {
    const { label } = table[cell]!;
    return label !== EMPTY && left[label]! < 0;
  });
}

/** How many cells of the whole board still wait for each label; nothing where the board does not tell. */
export function countLabelsLeft({ board, multiset }: Rules, table: Table): number[] | undefined {
  if (!sharesOut(board)) return undefined;
  const left = multiset.counts.map((count) => (count * board.cells) / board.k!);
  for (const { label } of table) if (label !== EMPTY) left[label]!--;
  return left;
}

/**
 * Whether every Latin board holds each label equally often for its multiplicity: where all cells lie in equally many
 * asterisms, or the asterisms of one kind share the cells out among them.
 */
function sharesOut(board: Board): boolean {
  const known = SHARING.get(board) ?? findSharing(board);
  SHARING.set(board, known);
  return known;
}

/** Asked for at every move, and found by looking at the whole board. */
const SHARING = new WeakMap<Board, boolean>();

function findSharing({ cells, k, asterismsOf, asterisms }: Board): boolean {
  if (k === undefined) return false;
  if (asterismsOf.every((holders) => holders.length === asterismsOf[0]!.length)) return true;
  return ASTERISM_KINDS.some((kind) => {
    const held = asterisms.filter((asterism) => asterism.kind === kind).flatMap((asterism) => asterism.cells);
    return held.length === cells && new Set(held).size === cells;
  });
}
