import { composePermutations, type Permutation } from '../board/index.ts';
import type { Cycles, LabelBlock, LabelCount } from './blocks.ts';

/** A set of blocks, as numbers, with what is left of labels and cycles besides. */
interface Rest {
  readonly cycles: Int32Array;
  readonly labels: readonly number[];
  readonly blocks: Int32Array;
}

/** So many numbers are remembered at most: about 200 bytes each. */
const MOST_REMEMBERED = 1_000_000;
/** Where fewer blocks than this are left, it is as quick to count as to remember. */
const FEW = 6;
/** So many rests are looked at between two yields. */
const STRIDE = 64;

/**
 * In how many ways blocks of an element divide all cells into the places of all labels, whatever the labels are called. At
 * first the blocks that have some cell are tried, of those that the centralizer takes to each other only one; then those
 * that have a cell still left, and what is left more than once is counted once. Yields now and then.
 */
export function* countCovers(
  blocks: readonly LabelBlock[],
  cycles: Cycles,
  labels: readonly LabelCount[],
  centralizer: readonly Permutation[],
): Generator<undefined, bigint, undefined> {
  const { words, lists } = cycles;
  const bits = new Int32Array(blocks.length * words);
  for (const [index, block] of blocks.entries()) bits.set(block.cycles, index * words);
  const kinds = blocks.map(({ count }) => labels.findIndex((kind) => kind.count === count));
  const remembered = new Map<string, bigint>();
  let steps = 0;

  function has(block: number, cycle: number): boolean {
    return ((bits[block * words + (cycle >>> 5)]! >>> (cycle & 31)) & 1) === 1;
  }

  /** The cycle that is in the fewest blocks, of those still to be filled; in none, if some is in none. */
  function narrowest({ cycles: left, blocks: rest }: Rest): number {
    const through = new Int32Array(lists.length);
    for (const block of rest)
      for (let w = 0; w < words; w++)
        for (let held = bits[block * words + w]!; held !== 0; held &= held - 1)
          through[32 * w + 31 - Math.clz32(held & -held)]!++;
    let best = -1;
    for (let cycle = 0; cycle < lists.length; cycle++)
      if ((left[cycle >>> 5]! >>> (cycle & 31)) & 1 && (best < 0 || through[cycle]! < through[best]!)) best = cycle;
    return best;
  }

  function without({ cycles: left, labels: counts, blocks: rest }: Rest, block: number): Rest {
    const from = block * words;
    const next = counts.with(kinds[block]!, counts[kinds[block]!]! - blocks[block]!.period);
    return {
      cycles: left.map((word, w) => word & ~bits[from + w]!),
      labels: next,
      blocks: rest.filter((other) => {
        for (let w = 0; w < words; w++) if (bits[other * words + w]! & bits[from + w]!) return false;
        return blocks[other]!.period <= next[kinds[other]!]!;
      }),
    };
  }

  function* covers(rest: Rest): Generator<undefined, bigint, undefined> {
    if (rest.cycles.every((word) => word === 0)) return rest.labels.every((left) => left === 0) ? 1n : 0n;
    if (rest.blocks.length === 0) return 0n;
    if (++steps % STRIDE === 0) yield;
    const key = rest.blocks.length >= FEW ? `${rest.cycles}/${rest.labels}` : undefined;
    const known = key && remembered.get(key);
    if (known !== undefined && known !== '') return known;
    const cycle = narrowest(rest);
    let sum = 0n;
    for (const block of rest.blocks) if (has(block, cycle)) sum += yield* covers(without(rest, block));
    if (key && remembered.size < MOST_REMEMBERED) remembered.set(key, sum);
    return sum;
  }

  const all: Rest = {
    cycles: fullSet(lists.length, words),
    labels: labels.map((kind) => kind.labels),
    blocks: Int32Array.from(blocks.keys()),
  };
  const cycle = narrowest(all);
  const first = [...blocks.keys()].filter((block) => has(block, cycle));
  let sum = 0n;
  for (const { member, size } of orbitsOfBlocks(blocks, first, cycles, fixing(lists[cycle]!, centralizer)))
    sum += BigInt(size) * (yield* covers(without(all, member)));
  return sum;
}

function fullSet(size: number, words: number): Int32Array {
  const set = new Int32Array(words);
  for (let i = 0; i < size; i++) set[i >>> 5]! |= 1 << (i & 31);
  return set;
}

/** So many permutations that keep a cycle are made at most. */
const MOST_FIXING = 40;

/**
 * Permutations of a group that take a cycle to itself: what leads from the first cell to another cell and on by a generator,
 * followed by the way back (Schreier). All of these make all that fix the cell; some will do.
 */
function fixing(cycle: readonly number[], generators: readonly Permutation[]): Permutation[] {
  const [start] = cycle;
  const degree = generators[0]?.length ?? 0;
  const ways = new Map<number, Permutation>([[start!, Array.from({ length: degree }, (_, cell) => cell)]]);
  const fixed = new Map<string, Permutation>();
  for (const [cell, way] of ways)
    for (const generator of generators) {
      const onward = composePermutations(generator, way);
      const to = generator[cell]!;
      const back = ways.get(to);
      if (!back) ways.set(to, onward);
      else if (fixed.size < MOST_FIXING) {
        const inverse = new Array<number>(degree);
        for (const [from, image] of back.entries()) inverse[image] = from;
        const loop = composePermutations(inverse, onward);
        fixed.set(loop.join(), loop);
      }
    }
  return [...fixed.values()];
}

interface BlockOrbit {
  readonly member: number;
  readonly size: number;
}

/** The orbits of some blocks under permutations that commute with the element and take these blocks to one another. */
function orbitsOfBlocks(
  blocks: readonly LabelBlock[],
  members: readonly number[],
  { lists, cycleOf }: Cycles,
  permutations: readonly Permutation[],
): BlockOrbit[] {
  const keyOf = (cells: readonly number[], period: number) => `${period}:${cells}`;
  const indexOf = new Map(members.map((block) => [keyOf(blocks[block]!.cells, blocks[block]!.period), block]));
  const place = new Int32Array(cycleOf.length);
  for (const list of lists) for (const [i, cell] of list.entries()) place[cell] = i;

  /** The image of a block: of its labels that one which has the first cell of its first cycle. */
  const image = ({ cells, period }: LabelBlock, permutation: Permutation): string => {
    const moved = cells.map((cell) => permutation[cell]!);
    const first = moved.reduce((best, cell) => (cycleOf[cell]! < cycleOf[best]! ? cell : best));
    const turn = place[first]! % period;
    const turned = moved.map((cell) => {
      const list = lists[cycleOf[cell]!]!;
      return list[(place[cell]! - turn + list.length) % list.length]!;
    });
    return keyOf(
      turned.sort((a, b) => a - b),
      period,
    );
  };

  const met = new Set<number>();
  const found: BlockOrbit[] = [];
  for (const member of members) {
    if (met.has(member)) continue;
    met.add(member);
    const orbit = [member];
    for (const at of orbit)
      for (const permutation of permutations) {
        const to = indexOf.get(image(blocks[at]!, permutation))!;
        if (met.has(to)) continue;
        met.add(to);
        orbit.push(to);
      }
    found.push({ member, size: orbit.length });
  }
  return found;
}
