import { makeRandom } from '../basis/index.ts';
import { isLabelingOf, type Labeling, type Problem } from '../puzzle/index.ts';
import type { Another, AnotherOptions } from './another.ts';
import { type ConstrainedOptions, searchConstrained } from './constrained/constrained-search.ts';
import { makeRowTable } from './constrained/row-table.ts';
import type { Engine } from './model.ts';
import { removeOneByOne } from './removal.ts';
import { yieldToEventLoop } from './search/event-loop.ts';
import type { Ending, ListOptions } from './search/options.ts';

const NONE: Ending = { verdict: 'complete', nodes: 0, solutions: 0 };

/** An asynchronous list gives the event loop a turn after so many milliseconds. */
const TURN = 8;

/** Nodes of the first attempt at a random solution, and how much longer each next one is. */
const PATIENCE = 500;
const GROWTH = 1.5;

/**
 * The engine of a problem with constraints. The kernel knows asterisms alone, so this one searches here, with all constraints
 * at work from the beginning; it is some hundred times slower.
 */
export function makeConstrainedEngine(problem: Problem): Engine {
  const table = makeRowTable(problem);

  function* steps(labeling: ArrayLike<number>, options: ConstrainedOptions = {}) {
    if (!isLabelingOf(problem, labeling)) return NONE;
    return yield* searchConstrained(problem, table, labeling, options);
  }

  function* list(labeling: ArrayLike<number>, options?: ConstrainedOptions): Generator<Labeling, Ending, undefined> {
    const run = steps(labeling, options);
    let step = run.next();
    for (; !step.done; step = run.next()) if (step.value) yield step.value;
    return step.value;
  }

  function count(labeling: ArrayLike<number>, options?: ListOptions): Ending {
    const run = steps(labeling, options);
    let step = run.next();
    while (!step.done) step = run.next();
    return step.value;
  }

  function another(
    labeling: ArrayLike<number>,
    known: Labeling,
    { differsAt, effort, signal }: AnotherOptions = {},
  ): Another {
    if (!isLabelingOf(problem, known)) return { solution: undefined, verdict: 'complete' };
    const barred = differsAt === undefined ? undefined : { cell: differsAt, label: known[differsAt]! };
    const mostNodes = effort === undefined ? undefined : Math.ceil(effort / (problem.cells * problem.labels));
    const run = list(labeling, { limit: 2, signal, barred, mostNodes });
    let step = run.next();
    for (; !step.done; step = run.next())
      if (step.value.some((label, cell) => label !== known[cell])) return { solution: step.value, verdict: 'limit' };
    const { verdict } = step.value;
    return { solution: undefined, verdict: verdict === 'memory' ? 'aborted' : verdict };
  }

  return {
    problem,
    list,
    async *listAsync(labeling, options = {}) {
      const { clock = Date.now } = options;
      let turned = clock();
      const run = steps(labeling, options);
      let step = run.next();
      for (; !step.done; step = run.next()) {
        if (step.value) yield step.value;
        if (clock() - turned < TURN) continue;
        await yieldToEventLoop();
        turned = clock();
      }
      return step.value;
    },
    listPacked(labeling, mostSolutions, mostNodes) {
      const run = list(labeling, { limit: mostSolutions + 1, mostNodes });
      const found: Labeling[] = [];
      let step = run.next();
      for (; !step.done; step = run.next()) found.push(step.value);
      return step.value.verdict === 'complete' ? Int16Array.from(found.flat()) : undefined;
    },
    count,
    countUpTo: (labeling, limit) => count(labeling, { limit }).solutions,
    countEach(labelings, limit) {
      const { cells } = problem;
      const boards = Math.floor(labelings.length / cells);
      return Uint32Array.from(
        { length: boards },
        (_, i) => count(labelings.subarray(i * cells, (i + 1) * cells), { limit }).solutions,
      );
    },
    another,
    remove: (solution, start, order, options = {}) =>
      removeOneByOne((clues, more) => another(clues, solution, more), start, order, options),
    sample(labeling, { seed, timeLimit, clock = Date.now, ...options }) {
      const start = clock();
      const seeds = makeRandom(seed);
      const left = () => (timeLimit === undefined ? undefined : Math.max(0, timeLimit - (clock() - start)));
      let spent = 0;
      for (let mostNodes = PATIENCE; ; mostNodes = Math.ceil(mostNodes * GROWTH)) {
        const attempt = { ...options, clock, timeLimit: left(), seed: seeds.below(2 ** 32), mostNodes, limit: 1 };
        const run = list(labeling, attempt);
        const found = run.next();
        const { verdict, nodes } = (found.done ? found.value : run.next().value) as Ending;
        spent += nodes;
        const ending = (solutions: number): Ending => ({ verdict, nodes: spent, solutions });
        if (!found.done) return { solution: found.value, ending: ending(1) };
        if (verdict !== 'memory') return { solution: undefined, ending: ending(0) };
      }
    },
  };
}
