import type { Problem } from '../../puzzle/index.ts';
import { HEADER } from '../generated/search.ts';
import { type Image, makeImage } from './image.ts';
import { meetsOf } from './meets.ts';
import { type Capacity, countPacks, FULL_CAPACITY, type Packing, pack } from './packing.ts';

type HeaderWord = (typeof HEADER)[number]['name'];

/** The tables of a board as the kernel reads them: kernel/search/agreement.mjs says what each of them is. */
export interface TableLayout {
  readonly image: Uint8Array;
  /** Memory for labelings that go in and solutions that come out. */
  readonly buffer: number;
  readonly bufferBytes: number;
  /** Where the labels are that a guided walk tries first. */
  readonly guide: number;
  /** Where the tables are by which removal is told what to do. */
  readonly removal: Record<'known' | 'other' | 'clues' | 'groupFrom' | 'orderCells', number>;
  /** Bytes of all tables, before the stack. */
  readonly bytes: number;
  /** Bytes of one state of the search. */
  readonly stateBytes: number;
}

const MAX_BATCH = 4096;
const MAX_BUFFER = 1 << 20;
const MAX_MEET_BYTES = 1 << 24;

const MAX_TABLE_BYTES = 1 << 28;

/** So many boards that searches found are remembered, enough for dozens of removals, and exchanges of so few cells or more. */
const MOST_FOUND = 1024;
const LEAST_EXCHANGE = 4;
const MAX_DIFFERENCE_BYTES = 1 << 22;

/** How much more than the large tables there is as a rule. */
const ROOM = 1.25;

/**
 * Whether there are tables for a problem: every cell lies in an asterism, and they stay within bounds, as they do not where
 * thousands of asterisms meet thousands of cells.
 */
export function canLayOut(problem: Problem): boolean {
  const { asterisms, cells } = problem;
  const held = new Uint8Array(cells);
  for (const asterism of asterisms) for (const cell of asterism) held[cell] = 1;
  if (cells === 0 || held.includes(0)) return false;
  return largeTables(problem, 16 * countPacks(problem, FULL_CAPACITY)) <= MAX_TABLE_BYTES;
}

/** How many bytes those tables take that large boards make large: what has a block for each asterism, cell or label. */
function largeTables(problem: Problem, block: number): number {
  const levels = levelsOf(problem).reduce((sum, count) => sum + count, 0);
  return block * (problem.asterisms.length + problem.cells + problem.labels + levels);
}

/** For each label how often an asterism with a guard may hold it, at least 1. */
function levelsOf({ labels, asterisms, demands }: Problem, { longestRun } = FULL_CAPACITY): number[] {
  const levels = new Array<number>(labels).fill(1);
  for (const [a, demand] of demands.entries())
    if (asterisms[a]!.length <= longestRun)
      for (const [label, count] of demand.entries()) levels[label] = Math.max(levels[label]!, count);
  return levels;
}

/** One place of a cell in a label's block: which bit of all its packs, and in which asterism. */
interface Place {
  readonly bit: number;
  readonly asterism: number;
}

/** What the tables are made from. */
interface Plan {
  readonly problem: Problem;
  readonly packing: Packing;
  /** Bytes of a label's packs. */
  readonly block: number;
  /** For each cell its places, one in the covering packs first. */
  readonly places: readonly (readonly Place[])[];
  /** For each asterism the bit of its guard; none if it is too long to have one. */
  readonly guardBit: readonly (number | undefined)[];
  readonly wideIndex: ReadonlyMap<number, number>;
}

/**
 * Writes the tables of a problem for a kernel whose free memory begins at `base`. That takes a tenth of a second or two on a board of
 * thousands of cells: it is given up, and there are none, when `isOver` says so between two of them.
 */
export function layOutTables(
  problem: Problem,
  base: number,
  isOver: () => boolean,
  capacity: Capacity = FULL_CAPACITY,
): TableLayout | undefined {
  const plan = makePlan(problem, capacity);
  if (isOver()) return undefined;
  const { packing } = plan;
  const { cells, labels } = problem;
  const image = makeImage(ROOM * largeTables(problem, plan.block));
  const header = image.reserve(4 * HEADER.length);
  const runs = layRuns(image, plan);
  if (isOver()) return undefined;
  const masks = layMasks(image, plan);
  if (isOver()) return undefined;
  const states = layStates(image, plan, capacity);
  if (isOver()) return undefined;
  const meets = layMeets(image, plan);
  const written = image.reserve(2 * cells);
  const claims = image.reserve(2 * plan.block);
  const twos = image.reserve(16 * packing.covers);
  // A labeling of i16 and a count of u32 for each puzzle of a batch.
  const perPuzzle = 2 * cells + 4;
  const bufferBytes = Math.max(perPuzzle, Math.min(MAX_BATCH * perPuzzle, MAX_BUFFER)) + 4;
  const buffer = image.size;
  const twoPlaces = Math.ceil((buffer + bufferBytes) / 16) * 16;
  const guide = twoPlaces + labels * plan.block;
  const { end: stack, ...removal } = placeRemoval(guide + Math.ceil((2 * cells) / 16) * 16, plan);

  const words: Record<HeaderWord, number> = {
    cells,
    labels,
    packs: packing.packs.length,
    covers: packing.covers,
    wides: packing.wide.length,
    ...{ ...runs, ...masks, ...states, ...meets },
    ...{ written, claims, twos, twoPlaces, guide, ...removal, stack },
  };
  for (const [i, { name, isTable }] of HEADER.entries())
    image.setWord(header + 4 * i, isTable ? base + words[name] : words[name]);
  const { known, other, clues, groupFrom, orderCells } = removal;
  return {
    image: image.bytes(),
    buffer: base + buffer,
    bufferBytes,
    guide: base + guide,
    bytes: base + stack,
    removal: {
      known: base + known,
      other: base + other,
      clues: base + clues,
      groupFrom: base + groupFrom,
      orderCells: base + orderCells,
    },
    stateBytes: states.stateBytes,
  };
}

function makePlan(problem: Problem, capacity: Capacity): Plan {
  const packing = pack(problem, capacity);
  const places: Place[][] = Array.from({ length: problem.cells }, () => []);
  const guardBit = new Array<number | undefined>(problem.asterisms.length).fill(undefined);
  for (const [index, { length, wide, runs }] of packing.packs.entries())
    for (const { asterism, cells, from } of runs) {
      for (const [i, cell] of cells.entries()) places[cell]!.push({ bit: 128 * index + from + i, asterism });
      if (!wide) guardBit[asterism] = 128 * index + from + length;
    }
  const wideIndex = new Map(packing.wide.map((asterism, index) => [asterism, index]));
  return { problem, packing, block: 16 * packing.packs.length, places, guardBit, wideIndex };
}

/** Where everything is: the runs in the packs, and the places of each cell. */
function layRuns(image: Image, { packing, block, places }: Plan) {
  const guards = image.reserve(block);
  const lows = image.reserve(block);
  const lengths = image.words(packing.packs.map(({ length }) => length));
  const cellAt = image.reserve(4 * 8 * block);
  for (const [index, { length, wide, runs }] of packing.packs.entries())
    for (const { asterism, cells, from } of runs) {
      const low = 128 * index + from;
      for (const [i, cell] of cells.entries()) image.setWord(cellAt + 4 * (low + i), cell);
      if (wide) continue;
      image.setBit(guards, low + length);
      image.setBit(lows, low);
      image.setWord(cellAt + 4 * (low + length), asterism);
    }
  const placesFrom = image.words(prefixSums(places.map((list) => list.length)));
  const all = places.flat();
  const table = image.reserve(16 * all.length);
  for (const [i, { bit, asterism }] of all.entries()) {
    image.setWord(table + 16 * i, halfOf(bit));
    image.setWord(table + 16 * i + 4, asterism);
    image.setBit(table + 16 * i + 8, bit & 63);
  }
  return { guards, lows, lengths, cellAt, placesFrom, places: table };
}

/** What a write takes from a label. */
function layMasks(image: Image, { problem, block, places, guardBit, wideIndex }: Plan) {
  const spreads = image.reserve(block * problem.asterisms.length);
  const guardAt = image.reserve(16 * problem.asterisms.length);
  for (const [a, asterism] of problem.asterisms.entries()) {
    const bit = guardBit[a];
    for (const cell of asterism) for (const place of places[cell]!) image.setBit(spreads + a * block, place.bit);
    image.setWord(guardAt + 16 * a, bit === undefined ? wideIndex.get(a)! : halfOf(bit));
    if (bit === undefined) continue;
    image.setBit(spreads + a * block, bit);
    image.setBit(guardAt + 16 * a + 8, bit & 63);
  }
  const shadows = image.reserve(block * problem.cells);
  for (const [cell, [first, ...others]] of places.entries()) {
    image.copy(shadows + cell * block, spreads + first!.asterism * block, block);
    for (const { asterism } of others) image.merge(shadows + cell * block, spreads + asterism * block, block);
  }
  return { spreads, guardAt, shadows };
}

/** How a state is laid out, and the state of the empty board. */
function layStates(image: Image, plan: Plan, capacity: Capacity) {
  const { problem, packing, block, places, guardBit, wideIndex } = plan;
  const { labels, demands } = problem;
  const counts = levelsOf(problem, capacity);
  const levels = image.reserve(labels);
  for (const [label, count] of counts.entries()) image.setByte(levels + label, count);
  const starts = prefixSums(counts.map((count) => (count - 1) * block)).map((at) => at + labels * block);
  const levelsAt = image.words(starts);
  const unwrittenAt = starts[labels]!;
  const wides = packing.wide.length;
  const wideAt = unwrittenAt + 16 * packing.covers;
  const stateBytes = Math.ceil((wideAt + 2 * labels * wides) / 16) * 16;

  const halves: number[][] = packing.wide.map(() => []);
  for (const [index, { wide, runs }] of packing.packs.entries())
    if (wide) for (const { asterism, from } of runs) halves[wideIndex.get(asterism)!]!.push(halfOf(128 * index + from));
  const wideFrom = image.words(prefixSums(halves.map((list) => list.length)));
  const wideHalves = image.words(halves.flat());

  const blank = image.reserve(stateBytes);
  for (const [first] of places) image.setBit(blank + unwrittenAt, first!.bit);
  for (let label = 0; label < labels; label++) {
    // As a rule all labels may stand where the first may.
    const alike = demands.every((demand) => demand[label]! > 0 === demand[0]! > 0);
    if (label > 0 && alike) image.copy(blank + label * block, blank, block);
    else
      for (const list of places)
        if (list.every(({ asterism }) => demands[asterism]![label]! > 0))
          for (const { bit } of list) image.setBit(blank + label * block, bit);
  }
  for (const [a, demand] of demands.entries())
    for (const [label, count] of demand.entries()) {
      const bit = guardBit[a];
      if (bit === undefined) image.setHalfWord(blank + wideAt + 2 * (label * wides + wideIndex.get(a)!), count);
      else if (count > 0) {
        image.setBit(blank + label * block, bit);
        for (let level = 1; level < count; level++) image.setBit(blank + starts[label]! + (level - 1) * block, bit);
      }
    }
  return { stateBytes, unwrittenAt, wideAt, levels, levelsAt, wideFrom, wideHalves, blank };
}

/** What intersections look at and take. */
function layMeets(image: Image, { problem, packing, block, places, guardBit }: Plan) {
  const { of, slots } = meetsOf(problem, packing, MAX_MEET_BYTES / block);
  const slotsFrom = image.words(prefixSums(slots.map((list) => list.length)));
  const allSlots = slots.flat();
  const meetSlots = image.reserve(16 * allSlots.length);
  for (const [slot, bits] of allSlots.entries()) for (const bit of bits) image.setBit(meetSlots + 16 * slot, bit);
  const meetsAt = image.words(prefixSums(of.map((list) => list.length)));
  const meets = of.flat();
  const meetRecords = image.reserve(32 * meets.length);
  const meetBlocks = image.reserve(block * meets.length);
  for (const [i, { other, outside }] of meets.entries()) {
    const record = meetRecords + 32 * i;
    const index = guardBit[other]! >> 7;
    image.setWord(record, 16 * index);
    image.setWord(record + 4, other);
    for (const cell of outside)
      for (const { bit } of places[cell]!) {
        image.setBit(meetBlocks + block * i, bit);
        if (bit >> 7 === index) image.setBit(record + 16, bit & 127);
      }
  }
  return { slotsFrom, meetSlots, meetsAt, meetRecords, meetBlocks };
}

/** Where the tables of removal begin. They are written before they are read, and no part of the image. */
function placeRemoval(from: number, { problem, packing }: Plan) {
  const { cells, labels, demands } = problem;
  const bytesOfSet = 16 * packing.covers;
  const mayExchange = demands.every((demand) => demand.every((count) => count === 1));
  const exchanges = mayExchange ? Math.ceil((cells * labels) / LEAST_EXCHANGE) : 0;
  const mostDifferences = Math.ceil(Math.min(MOST_FOUND + exchanges, MAX_DIFFERENCE_BYTES / bytesOfSet));
  let end = from;
  const reserve = (bytes: number) => {
    const at = end;
    end = Math.ceil((end + bytes) / 16) * 16;
    return at;
  };
  return {
    mayExchange: Number(mayExchange),
    mostDifferences,
    known: reserve(2 * cells),
    other: reserve(2 * cells),
    clues: reserve(2 * cells),
    clueCells: reserve(bytesOfSet),
    groupFrom: reserve(4 * (cells + 1)),
    orderCells: reserve(4 * cells),
    groupOf: reserve(4 * cells),
    gone: reserve(4 * cells),
    latestDifference: reserve(4 * cells),
    nextDifference: reserve(4 * mostDifferences),
    differences: reserve(bytesOfSet * mostDifferences),
    holders: reserve(bytesOfSet * labels),
    unmet: reserve(bytesOfSet),
    layer: reserve(bytesOfSet),
    reach: reserve(bytesOfSet),
    end,
  };
}

/** The byte offset in a block of the half register with a bit. */
function halfOf(bit: number): number {
  return (bit >> 6) << 3;
}

function prefixSums(counts: readonly number[]): number[] {
  const sums = [0];
  for (const count of counts) sums.push(sums.at(-1)! + count);
  return sums;
}
