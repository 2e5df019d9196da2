import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import type { RemovalOrder } from './order.ts';

/**
 * The sets of cells in which other Latin boards are known to differ from the solution. A puzzle has the solution alone
 * only if it has a clue in each of them.
 */
export interface OrderedDifferences {
  /** Takes up a solution, and an order in which groups of clues are to go. What was known of another solution is gone. */
  use(solution: Labeling, order: RemovalOrder): void;
  /** Remembers another Latin board for the orders to come. */
  keep(other: Labeling): void;
  /** Remembers another Latin board at once; returns the last of the groups in which it differs. */
  add(other: Labeling): number;
  /** Whether a set whose last group this is has no clue left. */
  isOpenAt(group: number, clues: ArrayLike<number>): boolean;
}

/** So many boards that searches found are remembered, enough for dozens of reductions; then it begins afresh. */
const MOST_BOARDS = 1024;

export function makeOrderedDifferences(): OrderedDifferences {
  let solution: Labeling = [];
  let groupOf: readonly number[] = [];
  /** Boards whose sets are not made yet: most puzzles are the only one of their Latin board, and need none. */
  let others: Labeling[] = [];
  let boards = 0;
  /** The cells of all sets, one set after the other, and where each begins. */
  const members: number[] = [];
  const from = [0];
  let sets = 0;
  /** A set matters when its last group goes: until then it has clues. For each group the latest set, for each set the next. */
  let latest: number[] = [];
  const next: number[] = [];

  function append(other: Labeling): void {
    let end = from[sets]!;
    for (let cell = 0; cell < solution.length; cell++) if (other[cell] !== solution[cell]) members[end++] = cell;
    from[++sets] = end;
  }

  /** Files a set under its last group. */
  function file(set: number): number {
    let last = EMPTY;
    for (let i = from[set]!, end = from[set + 1]!; i < end; i++) {
      const group = groupOf[members[i]!]!;
      if (group > last) last = group;
    }
    if (last !== EMPTY) {
      next[set] = latest[last]!;
      latest[last] = set;
    }
    return last;
  }

  function hasClue(set: number, clues: ArrayLike<number>): boolean {
    for (let i = from[set]!, end = from[set + 1]!; i < end; i++) if (clues[members[i]!] !== EMPTY) return true;
    return false;
  }

  return {
    use(given, order) {
      if (boards > MOST_BOARDS || !isSame(given, solution)) {
        solution = given.slice();
        others = [];
        boards = 0;
        sets = 0;
      }
      for (const other of others) append(other);
      others = [];
      groupOf = order.groupOf;
      latest = new Array<number>(order.groups).fill(EMPTY);
      for (let set = 0; set < sets; set++) file(set);
    },
    keep(other) {
      boards++;
      others.push(other);
    },
    add(other) {
      boards++;
      append(other);
      return file(sets - 1);
    },
    isOpenAt(group, clues) {
      for (let set = latest[group]!; set !== EMPTY; set = next[set]!) if (!hasClue(set, clues)) return true;
      return false;
    },
  };
}

function isSame(one: Labeling, other: Labeling): boolean {
  if (one.length !== other.length) return false;
  for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) return false;
  return true;
}
