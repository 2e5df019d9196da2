import type { Labeling, Problem } from '../../puzzle/index.ts';
import { BINARY, SEARCH_STATES, type SearchState } from '../generated/learning.ts';
import { kernelMaker, type WasmMemory } from '../search/wasm.ts';
import { quotasOf } from './quotas.ts';

interface Kernel {
  readonly memory: WasmMemory;
  makeRoom(cells: number, labels: number, quotas: number, members: number): number;
  labelingAt(): number;
  begin(seed: number): void;
  run(budget: number): number;
  decisionsMade(): number;
}

/** One search at a time over a board: the kernel with the board's quotas in its memory. */
export interface Learner {
  begin(labeling: Labeling, seed: number): void;
  /** Searches on, for so many ticks at most; a tick is the look at a literal or a clause. */
  run(ticks: number): SearchState;
  /** The solution, after a run that ended with one. */
  solution(): Labeling;
  nodes(): number;
}

const makeKernel = kernelMaker<Kernel>(BINARY);

export function makeLearner(problem: Problem): Learner {
  const kernel = makeKernel();
  const { needs, ends, members } = quotasOf(problem);
  const room = kernel.makeRoom(problem.cells, problem.labels, needs.length, members.length);
  const words = new Int32Array(kernel.memory.buffer, room, needs.length + ends.length + members.length);
  words.set(needs);
  words.set(ends, needs.length);
  words.set(members, needs.length + ends.length);
  // The memory's buffer is another one after it has grown, so the view is made at each use.
  const labels = () => new Int32Array(kernel.memory.buffer, kernel.labelingAt(), problem.cells);

  return {
    begin(labeling, seed) {
      labels().set(labeling);
      kernel.begin(seed);
    },
    run: (ticks) => SEARCH_STATES[kernel.run(ticks)]!,
    solution: () => Array.from(labels()),
    nodes: () => kernel.decisionsMade(),
  };
}
