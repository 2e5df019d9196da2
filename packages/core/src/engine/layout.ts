import { LONGEST_RUN, type Packing, pack } from './packing.ts';
import type { Problem } from './problem.ts';

/** The tables of a board as the kernel reads them, and the addresses that the engine itself needs. */
export interface Layout {
  readonly image: Uint8Array;
  /** Memory for labelings that go in and solutions that come out. */
  readonly buffer: number;
  readonly bufferBytes: number;
}

const HEADER_WORDS = 40;
const MAX_BATCH = 4096;
const MAX_BUFFER = 1 << 20;

/** Grows as tables are appended; every table begins on a 16-byte boundary. */
class Image {
  bytes = new Uint8Array(1 << 16);
  view = new DataView(this.bytes.buffer);
  size = 0;
  readonly base: number;

  constructor(base: number) {
    this.base = base;
  }

  /** Reserves bytes, zeroed, and returns their offset in the image. */
  reserve(length: number): number {
    const at = this.size;
    this.size = Math.ceil((at + length) / 16) * 16;
    if (this.size > this.bytes.length) {
      const larger = new Uint8Array(Math.max(this.size, 2 * this.bytes.length));
      larger.set(this.bytes);
      this.bytes = larger;
      this.view = new DataView(larger.buffer);
    }
    return at;
  }

  words(values: readonly number[]): number {
    const at = this.reserve(4 * values.length);
    for (const [i, value] of values.entries()) this.view.setUint32(at + 4 * i, value, true);
    return at;
  }

  setBit(at: number, bit: number): void {
    this.bytes[at + (bit >> 3)]! |= 1 << (bit & 7);
  }
}

/** One place of a cell in a label's block: which bit of all its packs, and in which asterism. */
interface Place {
  readonly bit: number;
  readonly asterism: number;
}

/** Writes the tables of a problem for a kernel whose free memory begins at `base`. */
export function layOut(problem: Problem, base: number): Layout {
  const packing = pack(problem);
  const image = new Image(base);
  const header = image.reserve(4 * HEADER_WORDS);
  const { cells, labels } = problem;
  const packs = packing.packs.length;
  const block = 16 * packs;
  const places = placesOf(problem, packing);
  const guardBit = guardBits(problem, packing);

  const guards = image.reserve(block);
  const lows = image.reserve(block);
  const lengths = image.words(packing.packs.map((p) => p.length));
  const cellAt = image.reserve(2 * 128 * packs);
  for (const [index, { length, runs }] of packing.packs.entries())
    for (const { asterism, cells, from } of runs) {
      if (length <= LONGEST_RUN) {
        image.setBit(guards, 128 * index + from + length);
        image.setBit(lows, 128 * index + from);
        image.view.setUint16(cellAt + 2 * (128 * index + from + length), asterism, true);
      }
      for (const [i, cell] of cells.entries()) image.view.setUint16(cellAt + 2 * (128 * index + from + i), cell, true);
    }

  const placesFrom = image.words(prefixSums(places.map((list) => list.length)));
  const placeTable = image.reserve(16 * places.flat().length);
  for (const [i, { bit, asterism }] of places.flat().entries()) {
    image.view.setUint32(placeTable + 16 * i, halfOffset(bit), true);
    image.view.setUint32(placeTable + 16 * i + 4, asterism, true);
    image.setBit(placeTable + 16 * i + 8, bit & 63);
  }

  const spreads = image.reserve(block * problem.asterisms.length);
  for (const [a, asterism] of problem.asterisms.entries()) {
    for (const cell of asterism) for (const { bit } of places[cell]!) image.setBit(spreads + a * block, bit);
    if (guardBit[a] !== undefined) image.setBit(spreads + a * block, guardBit[a]);
  }
  const shadows = image.reserve(block * cells);
  for (const [cell, list] of places.entries())
    for (const { asterism } of list)
      for (let i = 0; i < block; i++)
        image.bytes[shadows + cell * block + i]! |= image.bytes[spreads + asterism * block + i]!;

  const guardAt = image.reserve(16 * problem.asterisms.length);
  for (const [a, bit] of guardBit.entries()) {
    const at = guardAt + 16 * a;
    image.view.setUint32(at, bit === undefined ? packing.wide.indexOf(a) : halfOffset(bit), true);
    if (bit !== undefined) image.setBit(at + 8, bit & 63);
  }

  const levelCounts = Array.from({ length: labels }, (_, label) =>
    Math.max(1, ...problem.demands.map((demand, a) => (guardBit[a] === undefined ? 1 : demand[label]!))),
  );
  const levels = image.reserve(labels);
  for (const [label, count] of levelCounts.entries()) image.bytes[levels + label] = count;
  const levelStarts = prefixSums(levelCounts.map((count) => (count - 1) * block)).map((n) => n + labels * block);
  const levelsAt = image.words(levelStarts);
  const unwrittenAt = levelStarts[labels]!;
  const wideAt = unwrittenAt + 16 * packing.covers;
  const stateBytes = Math.ceil((wideAt + 2 * labels * packing.wide.length) / 16) * 16;

  const pieces = packing.wide.map((a) =>
    packing.packs.flatMap(({ runs }, index) =>
      runs.filter((run) => run.asterism === a).map(({ from }) => halfOffset(128 * index + from)),
    ),
  );
  const wideFrom = image.words(prefixSums(pieces.map((list) => list.length)));
  const wideHalves = image.words(pieces.flat());

  const blank = image.reserve(stateBytes);
  for (let cell = 0; cell < cells; cell++) {
    const list = places[cell]!;
    image.setBit(blank + unwrittenAt, list[0]!.bit);
    for (let label = 0; label < labels; label++)
      if (list.every(({ asterism }) => problem.demands[asterism]![label]! > 0))
        for (const { bit } of list) image.setBit(blank + label * block, bit);
  }
  for (const [a, demand] of problem.demands.entries())
    for (const [label, count] of demand.entries()) {
      const bit = guardBit[a];
      if (bit === undefined)
        image.view.setUint16(blank + wideAt + 2 * (label * packing.wide.length + packing.wide.indexOf(a)), count, true);
      else {
        if (count > 0) image.setBit(blank + label * block, bit);
        for (let level = 1; level < count; level++)
          image.setBit(blank + levelStarts[label]! + (level - 1) * block, bit);
      }
    }

  const meets = meetsOf(problem, packing, places);
  const slotsFrom = image.words(prefixSums(meets.slots.map((list) => list.length)));
  const meetSlots = image.reserve(16 * meets.slots.flat().length);
  for (const [slot, bits] of meets.slots.flat().entries())
    for (const bit of bits) image.setBit(meetSlots + 16 * slot, bit);
  const meetsAt = image.words(prefixSums(meets.meets.map((list) => list.length)));
  const flat = meets.meets.flat();
  const meetRecords = image.reserve(32 * flat.length);
  const meetBlocks = image.reserve(block * flat.length);
  for (const [i, meet] of flat.entries()) {
    const packIndex = Math.floor(guardBit[meet.other]! / 128);
    image.view.setUint32(meetRecords + 32 * i, 16 * packIndex, true);
    image.view.setUint32(meetRecords + 32 * i + 4, meet.other, true);
    for (const cell of meet.outside)
      for (const { bit } of places[cell]!) {
        image.setBit(meetBlocks + block * i, bit);
        if (Math.floor(bit / 128) === packIndex) image.setBit(meetRecords + 32 * i + 16, bit & 127);
      }
  }
  const twos = image.reserve(16 * packing.covers);
  const scores = image.reserve(4 * cells);
  const seen = image.reserve(2 * 16 * labels * packing.covers);

  const written = image.reserve(2 * cells);
  const claimed = image.reserve(block);
  // A labeling of i16 and a count of u32 for each puzzle of a batch.
  const perPuzzle = 2 * cells + 4;
  const bufferBytes = Math.max(perPuzzle, Math.min(MAX_BATCH * perPuzzle, MAX_BUFFER)) + 4;
  const buffer = image.size;
  const stack = Math.ceil((buffer + bufferBytes) / 16) * 16;
  const at = (offset: number) => base + offset;
  const fields = [
    ...[cells, labels, packs, packing.covers, packing.wide.length, stateBytes, unwrittenAt, wideAt],
    ...[guards, lows, lengths, cellAt, placesFrom, placeTable, shadows, spreads, guardAt, levels].map(at),
    ...[levelsAt, wideFrom, wideHalves, blank, written, claimed, stack].map(at),
    ...[slotsFrom, meetSlots, meetsAt, meetRecords, meetBlocks, seen, twos, scores].map(at),
  ];
  for (const [i, field] of fields.entries()) image.view.setUint32(header + 4 * i, field, true);
  return { image: image.bytes.slice(0, image.size), buffer: at(buffer), bufferBytes };
}

/** For each cell its places, a place in the packs that cover the board first. */
function placesOf(problem: Problem, packing: Packing): Place[][] {
  const places: Place[][] = Array.from({ length: problem.cells }, () => []);
  for (const [index, { runs }] of packing.packs.entries())
    for (const { asterism, cells, from } of runs)
      for (const [i, cell] of cells.entries()) places[cell]!.push({ bit: 128 * index + from + i, asterism });
  return places;
}

/** For each asterism the bit of its guard; none if it is too long to have one. */
function guardBits(problem: Problem, packing: Packing): (number | undefined)[] {
  const bits = new Array<number | undefined>(problem.asterisms.length).fill(undefined);
  for (const [index, { length, runs }] of packing.packs.entries())
    if (length <= LONGEST_RUN) for (const { asterism, from } of runs) bits[asterism] = 128 * index + from + length;
  return bits;
}

/** Two asterisms that share two cells or more, seen from one of them. */
interface Meet {
  readonly other: number;
  /** The cells of the other that are not shared. */
  readonly outside: readonly number[];
}

/**
 * For each asterism its meets, and for each pack its slots: the n-th slot holds, for each asterism of the pack, the
 * bits of the cells in its n-th meet.
 */
function meetsOf(problem: Problem, packing: Packing, places: readonly Place[][]) {
  const meets: Meet[][] = problem.asterisms.map(() => []);
  const slots: number[][][] = [];
  for (const { length, runs } of packing.packs) {
    const ofPack: number[][] = [];
    slots.push(ofPack);
    if (length > LONGEST_RUN) continue;
    for (const { asterism, cells, from } of runs) {
      const shared = new Map<number, number[]>();
      for (const [i, cell] of cells.entries())
        for (const { asterism: other } of places[cell]!)
          if (other !== asterism && problem.asterisms[other]!.length <= LONGEST_RUN)
            shared.set(other, [...(shared.get(other) ?? []), from + i]);
      for (const [other, bits] of shared) {
        const outside = problem.asterisms[other]!.filter((cell) => !cells.includes(cell));
        if (bits.length < 2 || outside.length === 0) continue;
        const slot = meets[asterism]!.length;
        meets[asterism]!.push({ other, outside });
        ofPack[slot] = [...(ofPack[slot] ?? []), ...bits];
      }
    }
  }
  return { meets, slots };
}

/** The byte offset in a block of the half register with a bit. */
function halfOffset(bit: number): number {
  return 8 * Math.floor(bit / 64);
}

function prefixSums(counts: readonly number[]): number[] {
  const sums = [0];
  for (const count of counts) sums.push(sums.at(-1)! + count);
  return sums;
}
