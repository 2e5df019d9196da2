import { orbits, type Permutation } from '../board/index.ts';

/**
 * The places of labels that an element turns into one another: the set of places of one of them is taken by the powers of the
 * element to those of the others, and these sets have no cell in common.
 */
export interface LabelBlock {
  /** The cycles of the element whose cells the labels fill, as bits. */
  readonly cycles: Int32Array;
  /** How many labels there are, and how often an asterism holds each. */
  readonly period: number;
  readonly count: number;
  /** The cells of one of them, ascending: of the one that has the first cell of the first cycle. */
  readonly cells: readonly number[];
}

/** The cells of a board in the cycles of an element. */
export interface Cycles {
  readonly lists: readonly (readonly number[])[];
  readonly cycleOf: Int32Array;
  readonly words: number;
}

export function cyclesOf(element: Permutation): Cycles {
  const cycleOf = new Int32Array(element.length);
  const lists = orbits([element], element.length).map(([first]) => {
    const list = [first!];
    for (let at = element[first!]!; at !== first; at = element[at]!) list.push(at);
    return list;
  });
  for (const [index, list] of lists.entries()) for (const cell of list) cycleOf[cell] = index;
  return { lists, cycleOf, words: (lists.length + 31) >>> 5 };
}

/** So many labels, each held so many times by every asterism. */
export interface LabelCount {
  readonly count: number;
  readonly labels: number;
}

/**
 * A part of a cycle that a label may fill: every `period`-th cell of it. In a block of a period, the length of every cycle is a
 * multiple of it, and each label fills one such part.
 */
interface Part {
  readonly cycle: number;
  readonly cells: readonly number[];
  /** For asterisms that hold any of the cells: which, and how many. */
  readonly held: readonly (readonly [asterism: number, cells: number])[];
}

/** So many steps are made between two yields. */
const STRIDE = 1024;

/** All blocks of an element. Yields now and then; gives the number of blocks beyond `most` up, and undefined. */
export function* findBlocks(
  asterisms: readonly (readonly number[])[],
  cycles: Cycles,
  labels: readonly LabelCount[],
  most: number,
): Generator<undefined, LabelBlock[] | undefined, undefined> {
  const found: LabelBlock[] = [];
  const longest = Math.max(...labels.map((kind) => kind.labels));
  const periods = new Set(cycles.lists.flatMap(({ length }) => divisors(length)).filter((p) => p <= longest));
  for (const period of periods) {
    const parts = partsOf(asterisms, cycles, period);
    for (const { count, labels: available } of labels) {
      if (period > available) continue;
      for (const chosen of placements(asterisms.length, parts, count)) {
        if (!chosen) {
          yield;
          continue;
        }
        const [first] = chosen.toSorted((a, b) => parts[a]!.cycle - parts[b]!.cycle);
        // Of the labels of a block that one is met which begins at the first cell.
        if (parts[first!]!.cells[0] !== cycles.lists[parts[first!]!.cycle]![0]) continue;
        const bits = new Int32Array(cycles.words);
        for (const part of chosen) bits[parts[part]!.cycle >>> 5]! |= 1 << (parts[part]!.cycle & 31);
        const cells = chosen.flatMap((part) => parts[part]!.cells).sort((a, b) => a - b);
        found.push({ cycles: bits, period, count, cells });
        if (found.length > most) return undefined;
      }
    }
  }
  return found;
}

function divisors(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0);
}

function partsOf(asterisms: readonly (readonly number[])[], { lists }: Cycles, period: number): Part[] {
  const asterismsOf: number[][] = [];
  for (const [asterism, cells] of asterisms.entries())
    for (const cell of cells) {
      asterismsOf[cell] ??= [];
      asterismsOf[cell].push(asterism);
    }
  return lists.flatMap((list, cycle) => {
    if (list.length % period !== 0) return [];
    return Array.from({ length: period }, (_, phase) => {
      const cells = list.filter((_, i) => i % period === phase);
      const held = new Map<number, number>();
      for (const cell of cells) for (const a of asterismsOf[cell] ?? []) held.set(a, (held.get(a) ?? 0) + 1);
      return { cycle, cells, held: [...held] };
    });
  });
}

/** The choices of parts, one a cycle at most, of which every asterism holds so many cells; nothing now and then. */
function* placements(
  asterisms: number,
  parts: readonly Part[],
  count: number,
): Generator<readonly number[] | undefined, void, undefined> {
  const need = new Int32Array(asterisms).fill(count);
  /** How many cells of parts that are still open an asterism holds. */
  const room = new Int32Array(asterisms);
  const open = new Uint8Array(parts.length).fill(1);
  const partsOfCycle: number[][] = [];
  const partsOfAsterism: number[][] = Array.from({ length: asterisms }, () => []);
  for (const [index, { cycle, held }] of parts.entries()) {
    partsOfCycle[cycle] ??= [];
    partsOfCycle[cycle].push(index);
    for (const [a, cells] of held) {
      partsOfAsterism[a]!.push(index);
      room[a]! += cells;
    }
  }
  const closed: number[] = [];
  const close = (part: number) => {
    if (!open[part]) return;
    open[part] = 0;
    closed.push(part);
    for (const [a, cells] of parts[part]!.held) room[a]! -= cells;
  };
  const reopen = (length: number) => {
    while (closed.length > length) {
      const part = closed.pop()!;
      open[part] = 1;
      for (const [a, cells] of parts[part]!.held) room[a]! += cells;
    }
  };
  const chosen: number[] = [];
  let steps = 0;

  function* complete(): Generator<readonly number[] | undefined, void, undefined> {
    if (++steps % STRIDE === 0) yield undefined;
    let tightest = -1;
    for (let a = 0; a < asterisms; a++) {
      if (need[a] === 0) continue;
      if (room[a]! < need[a]!) return;
      if (tightest < 0 || room[a]! - need[a]! < room[tightest]! - need[tightest]!) tightest = a;
    }
    if (tightest < 0) {
      yield [...chosen];
      return;
    }
    const before = closed.length;
    for (const part of partsOfAsterism[tightest]!) {
      if (!open[part]) continue;
      const { cycle, held } = parts[part]!;
      close(part);
      if (held.some(([a, cells]) => need[a]! < cells)) continue;
      const rest = closed.length;
      for (const other of partsOfCycle[cycle]!) close(other);
      for (const [a, cells] of held) {
        need[a]! -= cells;
        if (need[a] === 0) for (const other of partsOfAsterism[a]!) close(other);
      }
      chosen.push(part);
      yield* complete();
      chosen.pop();
      for (const [a, cells] of held) need[a]! += cells;
      reopen(rest);
      if (room[tightest]! < need[tightest]!) break;
    }
    reopen(before);
  }
  yield* complete();
}
