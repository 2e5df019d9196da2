import { makeRandom } from '../../basis/index.ts';
import { EMPTY, type Labeling, type Problem } from '../../puzzle/index.ts';
import type { Ending, ListOptions, Verdict } from '../search/options.ts';
import { RowState } from './row-state.ts';
import type { RowTable } from './row-table.ts';

/** A label that a cell must not hold. */
export interface Barred {
  readonly cell: number;
  readonly label: number;
}

export interface ConstrainedOptions extends ListOptions {
  readonly barred?: Barred | undefined;
  /** Give up, with the verdict `memory`, after so many nodes. */
  readonly mostNodes?: number | undefined;
}

/** A cell that was chosen, and the labels that are left to try there. */
interface Choice {
  readonly cell: number;
  readonly labels: readonly number[];
  readonly mark: number;
  next: number;
}

/** Nodes between two looks at the clock and the signal. */
const LOOK_EVERY = 8;

/**
 * Lists the labelings that a problem with constraints allows: depth first, in a cell with the fewest labels left, with all
 * that rows and functions decide after every choice. Yields nothing after some nodes without a solution, so that whoever runs
 * it gets a turn.
 */
export function* searchConstrained(
  problem: Problem,
  table: RowTable,
  labeling: ArrayLike<number>,
  options: ConstrainedOptions,
): Generator<Labeling | undefined, Ending, undefined> {
  const { limit = Number.POSITIVE_INFINITY, timeLimit, signal, onProgress, seed, clock = Date.now, barred } = options;
  const { mostNodes = Number.POSITIVE_INFINITY } = options;
  const start = clock();
  const random = seed === undefined ? undefined : makeRandom(seed);
  const state = new RowState(problem, table);
  const choices: Choice[] = [];
  let nodes = 0;
  let solutions = 0;
  const end = (verdict: Verdict): Ending => ({ verdict, nodes, solutions });
  if (limit <= 0) return end('limit');
  for (let cell = 0; cell < problem.cells; cell++)
    if (labeling[cell] !== EMPTY) state.decide(cell, labeling[cell]!, true);
  if (barred) state.decide(barred.cell, barred.label, false);

  for (let possible = state.propagate(); ; ) {
    if (signal?.aborted) return end('aborted');
    if (possible) {
      const cell = narrowest(state, random?.below(problem.cells) ?? 0);
      if (cell >= 0) {
        const domain = state.domain(cell);
        choices.push({ cell, labels: random ? random.shuffled(domain) : domain, mark: state.mark(), next: 0 });
      } else {
        solutions++;
        yield [...state.labeling];
        if (solutions >= limit) return end('limit');
      }
    }
    const choice = nextChoice(choices);
    if (!choice) return end('complete');
    if (nodes >= mostNodes) return end('memory');
    if (nodes++ % LOOK_EVERY === 0) {
      if (timeLimit !== undefined && clock() - start >= timeLimit) return end('timeout');
      onProgress?.({ nodes, solutions, explored: exploredShare(choices) });
      yield undefined;
    }
    state.undo(choice.mark);
    state.decide(choice.cell, choice.labels[choice.next++]!, true);
    possible = state.propagate();
  }
}

/** The last choice that has a label left. */
function nextChoice(choices: Choice[]): Choice | undefined {
  for (let last = choices.at(-1); last; last = choices.at(-1)) {
    if (last.next < last.labels.length) return last;
    choices.pop();
  }
  return undefined;
}

/** A cell without a label that has the fewest to choose from: the first from a place on, round the board. */
function narrowest({ labeling, sizes }: RowState, place: number): number {
  const cells = labeling.length;
  let best = -1;
  for (let i = 0; i < cells; i++) {
    const cell = (i + place) % cells;
    if (labeling[cell] === EMPTY && (best < 0 || sizes[cell]! < sizes[best]!)) best = cell;
  }
  return best;
}

function exploredShare(choices: readonly Choice[]): number {
  let explored = 0;
  let share = 1;
  for (const { labels, next } of choices) {
    share /= labels.length;
    explored += share * Math.max(0, next - 1);
  }
  return explored;
}
