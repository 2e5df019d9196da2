import type { Problem } from '../../puzzle/index.ts';

/** What a register holds at most. Less is of use only to try on small boards what happens on large ones. */
export interface Capacity {
  /** The longest run; at most 63, so that half a register has room for its guard. */
  readonly longestRun: number;
  readonly runs: number;
}

export const FULL_CAPACITY: Capacity = { longestRun: 63, runs: 64 };

/** A 128-bit register with asterisms side by side, each a run of at most `length` bits below a guard bit. */
export interface Pack {
  readonly length: number;
  /** Whether it holds pieces of asterisms that are too long for a run; these have no guards. */
  readonly wide: boolean;
  /** The asterisms, and where their runs begin; none crosses the middle of the register. */
  readonly runs: readonly BitRun[];
}

export interface BitRun {
  readonly asterism: number;
  readonly cells: readonly number[];
  readonly from: number;
}

export interface Packing {
  readonly packs: readonly Pack[];
  /** So many packs, from the first, hold every cell between them. */
  readonly covers: number;
  /** The asterisms too long for a run; they lie in pieces of half a register, without guards. */
  readonly wide: readonly number[];
}

/** Lays the asterisms out in as few registers as they fit in, the registers that hold most cells first. */
export function pack(problem: Problem, capacity: Capacity): Packing {
  const ordered: Pack[] = [];
  const open = new Uint8Array(problem.cells).fill(1);
  const rest = new Set(unorderedPacks(problem, capacity));
  for (let left = problem.cells; left > 0; ) {
    const { next, count } = mostOpen(rest, open);
    ordered.push(next);
    rest.delete(next);
    for (const run of next.runs) for (const cell of run.cells) open[cell] = 0;
    left -= count;
  }
  const wide = problem.asterisms.flatMap((cells, a) => (cells.length > capacity.longestRun ? [a] : []));
  return { packs: [...ordered, ...rest], covers: ordered.length, wide };
}

/** How many registers the asterisms take. */
export function countPacks(problem: Problem, capacity: Capacity): number {
  return unorderedPacks(problem, capacity).length;
}

function unorderedPacks(problem: Problem, capacity: Capacity): Pack[] {
  return [...packRuns(problem, capacity), ...packPieces(problem, capacity)];
}

/** The pack with most of the open cells, and how many. */
function mostOpen(packs: ReadonlySet<Pack>, open: Uint8Array): { readonly next: Pack; readonly count: number } {
  let next: Pack | undefined;
  let most = -1;
  const met = new Int32Array(open.length);
  let trial = 0;
  for (const candidate of packs) {
    trial++;
    let count = 0;
    for (const { cells } of candidate.runs)
      for (const cell of cells) {
        if (!open[cell] || met[cell] === trial) continue;
        met[cell] = trial;
        count++;
      }
    if (count > most) [next, most] = [candidate, count];
  }
  return { next: next!, count: most };
}

function packRuns({ asterisms }: Problem, { longestRun, runs }: Capacity): Pack[] {
  const order = asterisms
    .map((cells, asterism) => ({ cells, asterism }))
    .filter(({ cells }) => cells.length <= longestRun)
    .sort((a, b) => b.cells.length - a.cells.length);
  const packs: (Pack & { runs: BitRun[] })[] = [];
  for (const { cells, asterism } of order) {
    let last = packs.at(-1);
    if (!last || last.runs.length === Math.min(runs, 2 * Math.floor(64 / (last.length + 1)))) {
      last = { length: cells.length, wide: false, runs: [] };
      packs.push(last);
    }
    const perHalf = Math.floor(64 / (last.length + 1));
    const index = last.runs.length;
    const from = Math.floor(index / perHalf) * 64 + (index % perHalf) * (last.length + 1);
    last.runs.push({ asterism, cells, from });
  }
  return packs;
}

function packPieces({ asterisms }: Problem, { longestRun }: Capacity): Pack[] {
  const pieces: Omit<BitRun, 'from'>[] = [];
  for (const [asterism, cells] of asterisms.entries())
    if (cells.length > longestRun)
      for (let from = 0; from < cells.length; from += 64)
        pieces.push({ asterism, cells: cells.slice(from, from + 64) });
  const packs: Pack[] = [];
  for (let i = 0; i < pieces.length; i += 2)
    packs.push({
      length: 64,
      wide: true,
      runs: pieces.slice(i, i + 2).map((piece, half) => ({ ...piece, from: half * 64 })),
    });
  return packs;
}
