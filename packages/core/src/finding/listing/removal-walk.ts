import { PAUSE } from '../../engine/index.ts';
import { EMPTY, type Labeling, type Problem } from '../../puzzle/index.ts';
import { nearestBoards, TalliedDifferences } from './differences.ts';
import type { DifferenceTally } from './tally.ts';
import { CompletionQuery, type Walk } from './walk.ts';

/** A puzzle as it stands in the course of the walk; it changes when the walk goes on. */
export interface Removal {
  readonly labeling: Labeling;
  readonly clues: number;
}

export interface RemovalPlan {
  /** The cells whose labels may go, in the order in which they are tried. All others keep theirs. */
  readonly order: readonly number[];
  /** Only puzzles none of whose clues, among those that may go, can go. */
  readonly critical: boolean;
  /** All Latin boards with the labels that must stay, if they are few: then no question need be asked. */
  readonly all?: readonly Labeling[] | undefined;
  /** End after so many puzzles. */
  readonly most?: number | undefined;
}

/** Nodes between two pauses. */
const PAUSE_EVERY = 64;

/**
 * Takes labels away from a Latin board, always in the same order, and puts them back. What is left of a puzzle when one
 * of its labels is put back is a puzzle too; so each puzzle is reached, on the one way that takes its missing labels away
 * in order, and nothing beyond what is not a puzzle is looked at.
 *
 * Puzzles that are not critical are passed over as early as possible. A label that has been left on the board, though
 * another choice would take it away, must be needed in the end. It is needed if some other Latin board differs there and
 * nowhere else among the clues; so there must be one that differs there and nowhere else among the labels that were left.
 * When there is none, the walk turns back.
 */
export function removalWalk(
  { labels }: Problem,
  solution: Labeling,
  { order, critical, all, most = Number.POSITIVE_INFINITY }: RemovalPlan,
): Walk<Removal> {
  const labeling = [...solution];
  const left = [...solution];
  for (const cell of order) left[cell] = EMPTY;
  const differences = new TalliedDifferences(solution, critical ? 2 : 1);
  const [clues, kept] = differences.tallies;
  for (const cell of solution.keys()) clues!.enter(cell);
  for (const [cell, label] of left.entries()) if (label !== EMPTY) kept?.enter(cell);
  if (all) for (const other of nearestBoards(solution, all)) differences.add(other);

  /** The places in the order whose labels have been taken away; the next place to decide; where there was a choice. */
  const taken: number[] = [];
  let at = 0;
  const choices = new Uint8Array(order.length);
  let nodes = 0;
  let done = false;

  /** Whether a puzzle stays one without a clue that no known Latin board asks for. */
  function* staysUnique(cell: number): Generator<CompletionQuery, boolean, readonly Labeling[]> {
    labeling[cell] = EMPTY;
    const solutions = yield new CompletionQuery(labeling, 2);
    labeling[cell] = solution[cell]!;
    const other = solutions.find((found) => found[cell] !== solution[cell]);
    if (!other) return true;
    differences.add(other);
    return false;
  }

  /** Leaves a label for good. Whether each label that was left can still come to be needed. */
  function* keep(cell: number): Generator<CompletionQuery, boolean, readonly Labeling[]> {
    kept!.enter(cell);
    left[cell] = solution[cell]!;
    for (let i = 0; i <= at; i++) {
      const other = order[i]!;
      if (left[other] !== EMPTY && kept!.sole[other] === 0 && (all || !(yield* canBeNeeded(other)))) return false;
    }
    return true;
  }

  /** Whether some Latin board differs in a cell but in no other whose label was left. */
  function* canBeNeeded(cell: number): Generator<CompletionQuery, boolean, readonly Labeling[]> {
    for (let label = 0; label < labels; label++) {
      if (label === solution[cell]) continue;
      left[cell] = label;
      const [other] = yield new CompletionQuery(left, 1);
      left[cell] = solution[cell]!;
      if (!other) continue;
      differences.add(other);
      return true;
    }
    return false;
  }

  function take(): void {
    const cell = order[at]!;
    clues!.leave(cell);
    labeling[cell] = EMPTY;
    taken.push(at);
  }

  /** Goes back to where a label was taken away last and puts it back. False if there is none. */
  function putBack(): boolean {
    const last = taken.pop();
    if (last === undefined) return false;
    for (at--; at > last; at--) if (kept) unkeep(kept, order[at]!);
    const cell = order[at]!;
    clues!.enter(cell);
    labeling[cell] = solution[cell]!;
    return true;
  }

  function unkeep(tally: DifferenceTally, cell: number): void {
    tally.leave(cell);
    left[cell] = EMPTY;
  }

  return {
    *events() {
      /** Whether a critical puzzle may still be found from here. */
      let open = true;
      let given = 0;
      const found = () => {
        given++;
        return { labeling, clues: labeling.length - taken.length };
      };
      while (given < most) {
        if (nodes++ % PAUSE_EVERY === 0) yield PAUSE;
        if (open && at < order.length) {
          const cell = order[at]!;
          const goes = clues!.sole[cell] === 0 && (all !== undefined || (yield* staysUnique(cell)));
          choices[at] = goes ? 1 : 0;
          if (goes) take();
          else if (critical) open = yield* keep(cell);
          at++;
          if (goes && !critical) yield found();
        } else {
          if (critical && open && taken.length > 0) yield found();
          if (!putBack()) break;
          if (critical) open = yield* keep(order[at]!);
          at++;
        }
      }
      done = true;
    },
    progress() {
      if (done) return { nodes, explored: 1 };
      let explored = 0;
      let share = 1;
      for (let i = 0; i < at; i++) {
        if (!choices[i]) continue;
        share /= 2;
        if (labeling[order[i]!] !== EMPTY) explored += share;
      }
      return { nodes, explored };
    },
  };
}
