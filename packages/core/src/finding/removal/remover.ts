import type { Engine, Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { makeOrderedDifferences } from './differences.ts';
import { makeLabelExchange } from './label-exchange.ts';
import { orderOf } from './order.ts';

export interface RemovalOptions {
  /** What a puzzle must be besides having one solution, asked of such puzzles only. It must not use the remover itself. */
  readonly accept?: ((labeling: Labeling) => boolean) | undefined;
  /** How many clues must stay at least. */
  readonly least?: number | undefined;
  /**
   * Bytes of states that the search for another solution may go through, as for `Engine.another`. A clue of which that does not
   * tell whether it can go stays, and after a dozen of these all that are left do: the puzzle has one solution, but need not be critical.
   */
  readonly effort?: number | undefined;
  /** When it tells to stop, the puzzle is returned as it stands: with one solution, though perhaps not critical. */
  readonly signal?: Signal | undefined;
  /** Hears of every puzzle on the way, each with fewer clues than the one before. */
  readonly onReduced?: ((labeling: Labeling) => void) | undefined;
}

/** Takes clues away from Latin puzzles. */
export interface Remover {
  readonly engine: Engine;
  /**
   * Takes away the groups of clues in the order given, each as a whole or not at all, as long as the solution stays the
   * only one. What cannot go when its turn comes cannot go later, so one pass suffices. If the start has other solutions,
   * it is given back as it is.
   */
  reduce(
    solution: Labeling,
    start: Labeling,
    groups: readonly (readonly number[])[],
    options?: RemovalOptions,
  ): Labeling;
}

/*
 * Several groups are taken away at once, and one search tells whether all of them may go: half of all groups at first,
 * then a part of those left, fewer after a failure. The result is that of taking them one by one, whatever the parts.
 */
const FIRST_PART = 0.45;
const NEXT_PART = 0.15;
const GROWTH = 1.5;
const SHRINKAGE = 0.4;
/** So many groups at a time, rounded up to one: with less, more successes have to come before it is two again. */
const FEWEST = 0.3;
/** With an effort that is bounded: after so many searches that it did not suffice for, more would only take time. */
const MOST_UNDECIDED = 12;

export function makeRemover(engine: Engine): Remover {
  const differences = makeOrderedDifferences();
  const exchange = makeLabelExchange(engine.problem);

  function reduce(
    solution: Labeling,
    start: Labeling,
    groups: readonly (readonly number[])[],
    { accept, least = 0, effort, signal, onReduced }: RemovalOptions = {},
  ): Labeling {
    const clues = new Int16Array(start);
    const order = orderOf(groups, clues);
    const { cells, from } = order;
    let left = start.length;
    for (const label of start) if (label === EMPTY) left--;
    if (left < start.length && engine.another(clues, solution, { signal }).verdict !== 'complete') return start;
    differences.use(solution, order);
    exchange.use(solution);

    /** The groups that are taken away but not yet for good. */
    const gone: number[] = [];

    function take(group: number): void {
      for (let i = from[group]!; i < from[group + 1]!; i++) clues[cells[i]!] = EMPTY;
      left -= from[group + 1]! - from[group]!;
      gone.push(group);
    }

    function restoreFrom(group: number): void {
      while (gone.length > 0 && gone[gone.length - 1]! >= group) {
        const last = gone.pop()!;
        for (let i = from[last]!; i < from[last + 1]!; i++) clues[cells[i]!] = solution[cells[i]!]!;
        left += from[last + 1]! - from[last]!;
      }
    }

    let undecided = 0;
    let settled = 0;
    let part = accept ? 1 : FIRST_PART * order.groups;
    while (settled < order.groups) {
      const end = Math.min(settled + Math.max(1, Math.floor(part)), order.groups);
      for (let group = settled; group < end; group++) {
        const size = from[group + 1]! - from[group]!;
        if (size === 0 || left - size < least) continue;
        take(group);
        if (differences.isOpenAt(group, clues)) restoreFrom(group);
      }
      if (gone.length === 0) {
        settled = end;
        continue;
      }
      const first = gone[0]!;
      const alone = gone.length === 1 && from[first + 1]! - from[first]! === 1 ? cells[from[first]!] : undefined;
      if (alone !== undefined && exchange.changes(alone, clues)) {
        // Not the whole part: groups after it may have had to stay only because this one seemed to go.
        restoreFrom(first);
        settled = first + 1;
        continue;
      }
      const { solution: other, verdict } = engine.another(clues, solution, { differsAt: alone, effort, signal });
      if (verdict === 'complete') {
        if (accept && !accept(labelingOf(clues))) restoreFrom(first);
        else onReduced?.(labelingOf(clues));
        gone.length = 0;
        settled = end;
        if (!accept) part = Math.min(GROWTH * part, NEXT_PART * (order.groups - settled));
        continue;
      }
      let blamed = gone.length === 1;
      if (other && blamed) differences.keep(other);
      else if (other) blamed = differences.add(other) === first;
      restoreFrom(0);
      if (verdict === 'aborted' && (signal?.aborted || ++undecided > MOST_UNDECIDED)) break;
      if (blamed) settled = first + 1;
      if (!accept) part = Math.max(FEWEST, SHRINKAGE * part);
    }
    return labelingOf(clues);
  }

  return { engine, reduce };
}

/** By a plain loop: any shorter way takes several times as long. */
function labelingOf(clues: Int16Array): Labeling {
  const labeling = new Array<number>(clues.length);
  for (let cell = 0; cell < clues.length; cell++) labeling[cell] = clues[cell]!;
  return labeling;
}
