import { EMPTY, type Labeling, type Problem } from '../puzzle/index.ts';
import { type Another, type AnotherOptions, findAnother } from './another.ts';
import type { Removal } from './generated/search.ts';
import type { Solvers } from './list-solutions.ts';
import type { Signal } from './search/options.ts';
import type { RemovalOrder } from './search/removing.ts';

export interface RemovalOptions {
  /** What a puzzle must be besides having one solution, asked of such puzzles only. It must not take clues away itself. */
  readonly accept?: ((labeling: Labeling) => boolean) | undefined;
  /** How many clues must stay at least. */
  readonly least?: number | undefined;
  /**
   * Bytes of states that each search for another solution may go through, as for `Engine.another`. A clue of which that does not
   * tell whether it can go stays, and after a dozen such searches all that are left do: the puzzle has one solution, but need not be critical.
   */
  readonly effort?: number | undefined;
  /** When it tells to stop, the puzzle is returned as it stands: with one solution, though perhaps not critical. */
  readonly signal?: Signal | undefined;
  /** Hears of every puzzle on the way, each with fewer clues than the one before. */
  readonly onReduced?: ((labeling: Labeling) => void) | undefined;
}

/** With an effort that is bounded: after so many searches that it did not suffice for, more would only take time. */
const MOST_UNDECIDED = 12;

/** Whether clues can be taken away so: the solution is one, the clues are of it, and no cell of the order is listed twice. */
export function isRemoval(
  { cells }: Problem,
  solution: Labeling,
  start: Labeling,
  { cells: listed, from }: RemovalOrder,
) {
  for (let cell = 0; cell < cells; cell++)
    if (!(solution[cell]! >= 0) || (start[cell] !== EMPTY && start[cell] !== solution[cell])) return false;
  const isListed = new Uint8Array(cells);
  for (const cell of listed) {
    if (!(start[cell]! >= 0) || isListed[cell] === 1) return false;
    isListed[cell] = 1;
  }
  for (let group = 1; group < from.length; group++) if (!(from[group]! > from[group - 1]!)) return false;
  return from[0] === 0 && from.at(-1) === listed.length;
}

/** Takes clues away from a puzzle with one solution: by the kernel, where it knows the board. */
export function removeClues(
  solvers: Solvers,
  solution: Labeling,
  start: Labeling,
  order: RemovalOrder,
  options: RemovalOptions,
): Labeling {
  const { searcher, learning, budget } = solvers;
  if (!searcher)
    return removeOneByOne((clues, more) => findAnother(solvers, clues, solution, more), start, order, options);
  const { accept, least = 0, effort, signal, onReduced } = options;
  const { removing, stateBytes } = searcher;
  const oneByOne = accept !== undefined;
  const tells = oneByOne || signal !== undefined || onReduced !== undefined;
  const most = effort === undefined ? (learning ? budget : Number.POSITIVE_INFINITY) : Math.ceil(effort / stateBytes);
  let undecided = 0;
  removing.begin({ solution, clues: start, order, least, oneByOne });
  for (let stop: Removal | undefined; stop !== 'done'; ) {
    if (signal?.aborted) {
      if (stop === 'nodes') removing.restore();
      break;
    }
    stop = removing.goOn(searcher.slice, most, tells);
    if (stop === 'undecided' && effort !== undefined) {
      removing.giveUp();
      if (++undecided > MOST_UNDECIDED) break;
    } else if (stop === 'undecided') {
      const learners = { ...solvers, searcher: undefined };
      const { solution: other, verdict } = findAnother(learners, removing.clues(), solution, { signal });
      if (verdict !== 'complete' && verdict !== 'limit') {
        removing.restore();
        break;
      }
      removing.decide(other);
      if (!other) stop = 'fewer';
    }
    if (stop === 'fewer') {
      if (accept && !accept(removing.clues())) removing.restore();
      else onReduced?.(removing.clues());
    }
  }
  return removing.clues();
}

/** The same by one search for each group, where there is no kernel to do it. */
export function removeOneByOne(
  another: (clues: Labeling, options: AnotherOptions) => Another,
  start: Labeling,
  { cells, from }: RemovalOrder,
  { accept, least = 0, effort, signal, onReduced }: RemovalOptions,
): Labeling {
  let labeling = start;
  let left = start.filter((label) => label !== EMPTY).length;
  let undecided = 0;
  for (let group = 0; group + 1 < from.length && !signal?.aborted; group++) {
    const gone = cells.slice(from[group], from[group + 1]);
    if (left - gone.length < least) continue;
    const rest = labeling.slice();
    for (const cell of gone) rest[cell] = EMPTY;
    const differsAt = gone.length === 1 ? gone[0] : undefined;
    const { verdict } = another(rest, { differsAt, effort, signal });
    if (verdict === 'aborted' && ++undecided > MOST_UNDECIDED) break;
    if (verdict !== 'complete' || (accept && !accept(rest))) continue;
    labeling = rest;
    left -= gone.length;
    onReduced?.(labeling);
  }
  return labeling;
}
