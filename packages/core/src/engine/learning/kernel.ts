import type { Labeling, Problem } from '../../puzzle/index.ts';
import { BINARY, SEARCH_STATES, type SearchState } from '../generated/learning.ts';
import { kernelMaker, type WasmMemory } from '../search/wasm.ts';
import { quotasOf } from './quotas.ts';

interface Kernel {
  readonly memory: WasmMemory;
  makeRoom(cells: number, labels: number, quotas: number, members: number): number;
  labelingAt(): number;
  begin(seed: number, isLogged: number): void;
  prepare(): number;
  run(budget: number): number;
  decisionsMade(): number;
  logAt(): number;
  logWords(): number;
}

/** How a search begins. */
export interface BeginOptions {
  readonly seed: number;
  readonly isOver: () => boolean;
  /** Whether to log what is learned. */
  readonly isLogged?: boolean | undefined;
}

/** One search at a time over a board: the kernel with the board's quotas in its memory. */
export interface Learner {
  /** Begins anew; false if it is over before that is done, and then there is nothing to run. */
  begin(labeling: Labeling, options: BeginOptions): boolean;
  /** Searches on, for so many ticks at most; a tick is the look at a literal or a clause. */
  run(ticks: number): SearchState;
  /** The solution, after a run that ended with one. */
  solution(): Labeling;
  nodes(): number;
  /** What the last run learned and forgot, in the words of the kernel, until the next run. */
  log(): Int32Array;
}

const makeKernel = kernelMaker<Kernel>(BINARY);

/** There is none if `isOver` says on the way that none is wanted any more. */
export function makeLearner(problem: Problem, isOver: () => boolean = () => false): Learner | undefined {
  if (isOver()) return undefined;
  const { needs, ends, members } = quotasOf(problem);
  if (isOver()) return undefined;
  const kernel = makeKernel();
  const room = kernel.makeRoom(problem.cells, problem.labels, needs.length, members.length);
  const words = new Int32Array(kernel.memory.buffer, room, needs.length + ends.length + members.length);
  words.set(needs);
  words.set(ends, needs.length);
  words.set(members, needs.length + ends.length);
  // The memory's buffer is another one after it has grown, so the view is made at each use.
  const labels = () => new Int32Array(kernel.memory.buffer, kernel.labelingAt(), problem.cells);

  return {
    begin(labeling, { seed, isOver: isStopped, isLogged = false }) {
      labels().set(labeling);
      kernel.begin(seed, isLogged ? 1 : 0);
      // On a board of thousands of cells each part takes some fifty milliseconds.
      do if (isStopped()) return false;
      while (kernel.prepare() === 0);
      return true;
    },
    run: (ticks) => SEARCH_STATES[kernel.run(ticks)]!,
    solution: () => Array.from(labels()),
    nodes: () => kernel.decisionsMade(),
    log: () => new Int32Array(kernel.memory.buffer, kernel.logAt(), kernel.logWords()),
  };
}
