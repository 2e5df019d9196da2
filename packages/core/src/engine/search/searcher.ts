import type { Labeling, Problem } from '../../puzzle/index.ts';
import { BINARY, STOPS, type Stop } from '../generated/search.ts';
import { layOutTables } from './layout.ts';
import type { Progress } from './options.ts';
import type { Capacity } from './packing.ts';
import { makeRemoving, type RemovalKernel, type Removing } from './removing.ts';
import { kernelMaker, reserve } from './wasm.ts';

interface Kernel extends RemovalKernel {
  freeMemory(): number;
  useBoard(header: number): void;
  seed(value: number, on: number): void;
  begin(labeling: number, meets: number): number;
  forbid(cell: number, label: number): void;
  followGuide(): void;
  walk(nodeLimit: number, solutionLimit: number, out: number): number;
  countEach(labelings: number, count: number, limit: number, nodeLimit: number, out: number): void;
  nodesSeen(): number;
  solutionsSeen(): number;
  nodesAtSolution(): number;
  shareExplored(): number;
}

/** One search at a time over a board: the kernel with the board's tables in its memory. */
export interface Searcher {
  /** Begins anew. With a seed the order is random, otherwise it is always the same. False if no solution can exist. */
  begin(labeling: Labeling, seed?: number): boolean;
  /**
   * Begins anew. Intersections make long searches shorter and short ones longer: `meets` is whether to look at them before
   * the first choice.
   */
  seek(labeling: ArrayLike<number>, meets: boolean): boolean;
  /**
   * Begins anew and looks near a Latin board for one with another label in a cell: of the choices, some of which are random
   * with a seed, labels of that board are tried first.
   */
  seekNear(labeling: ArrayLike<number>, known: Labeling, cell: number, meets: boolean, seed?: number): boolean;
  /** Walks on; the solutions found are read with `take`. */
  walk(nodeLimit: number, solutionLimit: number): Stop;
  /** Walks on and keeps the solutions of the last walk beside those it finds. */
  walkOn(nodeLimit: number, solutionLimit: number): Stop;
  /** The solutions of the last walk. */
  take(): Labeling[];
  /** The same, one after the other in one array. */
  takePacked(): Int16Array;
  /** Walks on without keeping solutions. */
  count(nodeLimit: number, solutionLimit: number): Stop;
  /** Bytes of one state of the search: what a node costs is about proportional. */
  readonly stateBytes: number;
  /** So many nodes, one at least, take some milliseconds: on large boards there are few between two looks at a clock. */
  readonly slice: number;
  /** How many solutions `walk` can hold at once. */
  readonly room: number;
  progress(): Progress;
  /** How many nodes have been seen since the last solution, or from the beginning. */
  nodesSinceSolution(): number;
  countEach(labelings: PackedLabelings, limit: number, nodeLimit: number): Uint32Array;
  /** Takes clues away, which is a search of its own: none of the others goes on after it. */
  readonly removing: Removing;
}

/** Many labelings one after the other. */
export type PackedLabelings = Int8Array | Int16Array;

/** What `countEach` gives for a puzzle that takes more nodes than allowed. */
export const UNDECIDED = 0xffff_ffff;

/** So many bytes of states take some milliseconds, and never more nodes than so many. */
const SLICE = { bytes: 4_000_000, nodes: 10_000 };

const makeKernel = kernelMaker<Kernel>(BINARY);

/** Lays a board out; there is no searcher if `isOver` says on the way that none is wanted any more. */
export function makeSearcher(
  problem: Problem,
  isOver: () => boolean = () => false,
  capacity?: Capacity,
): Searcher | undefined {
  const kernel = makeKernel();
  const base = kernel.freeMemory();
  const layout = layOutTables(problem, base, isOver, capacity);
  if (!layout) return undefined;
  const { image, buffer, bufferBytes, guide, stateBytes } = layout;
  reserve(kernel.memory, layout.bytes);
  new Uint8Array(kernel.memory.buffer).set(image, base);
  kernel.useBoard(base);

  const { cells } = problem;
  const room = Math.floor(bufferBytes / (2 * cells));
  let held = 0;
  let view = new Int16Array(0);
  /** The labelings in the buffer. When the memory has grown, the view of before is empty. */
  const labelings = () => {
    if (view.length === 0) view = new Int16Array(kernel.memory.buffer, buffer, room * cells);
    return view;
  };
  const progress = () => ({
    nodes: kernel.nodesSeen(),
    solutions: kernel.solutionsSeen(),
    explored: kernel.shareExplored(),
  });

  function beginAt(labeling: ArrayLike<number>, meets: boolean, seed?: number): boolean {
    kernel.seed(seed ?? 0, seed === undefined ? 0 : 1);
    labelings().set(labeling);
    held = 0;
    return kernel.begin(buffer, Number(meets)) !== 0;
  }

  function walkOn(nodeLimit: number, solutionLimit: number): Stop {
    const before = kernel.solutionsSeen();
    const stop = kernel.walk(nodeLimit, Math.min(solutionLimit, room - held), buffer + 2 * cells * held);
    held += kernel.solutionsSeen() - before;
    return STOPS[stop]!;
  }

  return {
    stateBytes,
    walkOn,
    slice: Math.min(SLICE.nodes, Math.ceil(SLICE.bytes / stateBytes)),
    room,
    progress,
    nodesSinceSolution: () => kernel.nodesSeen() - kernel.nodesAtSolution(),
    begin: (labeling, seed) => beginAt(labeling, true, seed),
    seek: (labeling, meets) => beginAt(labeling, meets),
    seekNear(labeling, known, cell, meets, seed) {
      if (!beginAt(labeling, meets, seed)) return false;
      new Int16Array(kernel.memory.buffer, guide, cells).set(known);
      kernel.followGuide();
      kernel.forbid(cell, known[cell]!);
      return true;
    },
    walk(nodeLimit, solutionLimit) {
      held = 0;
      return walkOn(nodeLimit, solutionLimit);
    },
    take() {
      const labels = labelings();
      const solutions: Labeling[] = [];
      // A plain loop: copying typed arrays in any shorter way takes longer than finding the solutions.
      for (let at = 0; at < held * cells; ) {
        const solution = new Array<number>(cells);
        for (let cell = 0; cell < cells; cell++) solution[cell] = labels[at++]!;
        solutions.push(solution);
      }
      return solutions;
    },
    takePacked: () => labelings().slice(0, held * cells),
    count: (nodeLimit, solutionLimit) => STOPS[kernel.walk(nodeLimit, solutionLimit, 0)]!,
    countEach(labelings, limit, nodeLimit) {
      const counts = new Uint32Array(Math.floor(labelings.length / cells));
      const perCall = Math.floor((bufferBytes - 4) / (2 * cells + 4));
      kernel.seed(0, 0);
      for (let from = 0; from < counts.length; from += perCall) {
        const size = Math.min(perCall, counts.length - from);
        const input = new Int16Array(kernel.memory.buffer, buffer, size * cells);
        input.set(labelings.subarray(from * cells, (from + size) * cells));
        const out = Math.ceil((buffer + 2 * size * cells) / 4) * 4;
        kernel.countEach(buffer, size, limit, nodeLimit, out);
        counts.set(new Uint32Array(kernel.memory.buffer, out, size), from);
      }
      return counts;
    },
    removing: makeRemoving(kernel, layout, cells),
  };
}
