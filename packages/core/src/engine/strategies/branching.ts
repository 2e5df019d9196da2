import type { Random } from '../../basis/index.ts';
import { domainOf, emptyCells, type SearchState } from './search-state.ts';

/** A branching strategy picks the empty cell to write in next. */
export type Branching = (position: SearchState, random: Random) => number;

/** The cells with the least of something. */
function least(cells: readonly number[], measure: (cell: number) => number): number[] {
  let best = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  for (const cell of cells) {
    const size = measure(cell);
    if (size < best) [best, found] = [size, []];
    if (size === best) found.push(cell);
  }
  return found;
}

const smallestDomains = (position: SearchState) =>
  least(emptyCells(position), (cell) => domainOf(position, cell).length);

/** How many empty cells share an asterism with a cell, counted once for each asterism shared. */
function degree({ problem, holders, labeling }: SearchState, cell: number): number {
  let count = 0;
  for (const a of holders[cell]!) for (const other of problem.asterisms[a]!) if (labeling[other]! < 0) count++;
  return count;
}

export const BRANCHINGS = {
  /** The first empty cell of the board. */
  'first-cell': (position) => emptyCells(position)[0]!,
  /** Any empty cell. */
  'random-cell': (position, random) => random.shuffled(emptyCells(position))[0]!,
  /** The first of the cells with the smallest domain. */
  'smallest-domain': (position) => smallestDomains(position)[0]!,
  /** Among the cells with the smallest domain, one that shares its asterisms with most empty cells. */
  'smallest-domain-most-peers': (position) => least(smallestDomains(position), (cell) => -degree(position, cell))[0]!,
} as const satisfies Record<string, Branching>;

export type BranchingName = keyof typeof BRANCHINGS;
