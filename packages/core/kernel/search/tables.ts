/*
 * The board as the search sees it, laid out in memory by src/engine/layout.ts and read through the header here.
 *
 * A pack is a 128-bit register in which asterisms lie side by side: each is a run of bits, one per cell, with a guard bit
 * above it, and no run crosses the middle of the register. Every label has its own copy of all packs.
 */

export let cells: i32 = 0;
export let labels: i32 = 0;
export let packs: i32 = 0;
/** The first `covers` packs hold every cell between them. */
export let covers: i32 = 0;
/** Asterisms too long for a run with a guard: their places are counted one by one. */
export let wides: i32 = 0;

/** Bytes of one label's packs, and of a whole state. */
export let block: usize = 0;
export let stateBytes: usize = 0;
/** Where in a state the packs of unwritten cells and the counters of the wide asterisms are. */
export let unwrittenAt: usize = 0;
export let wideAt: usize = 0;

/** Per pack: the guard bits, the lowest bits of the runs, the length of a run. */
export let guards: usize = 0;
export let lows: usize = 0;
export let lengths: usize = 0;
/** Per pack and bit a u32: the cell, or the asterism whose guard it is. */
export let cellAt: usize = 0;
/** Per cell, where its places begin in `places`; one more entry than cells. */
export let placesFrom: usize = 0;
/** Per cell and asterism: byte offset of a half register in a label's block, the asterism, and the bit. */
export let places: usize = 0;
/** Per cell: a block with all the bits that a label loses when it is written there, guards of satisfied runs included. */
export let shadows: usize = 0;
/** Per asterism: a block with the bits of all its cells, and its own guard. */
export let spreads: usize = 0;
/** Per asterism: byte offset of the half register with its guard, or of its counter if wide; then the guard. */
export let guardAt: usize = 0;
/** Per label: how many levels of demand it has, and where in a state those above the first begin. */
export let levels: usize = 0;
export let levelsAt: usize = 0;
/** Per wide asterism: how many half registers, where they begin in `wideHalves`. */
export let wideFrom: usize = 0;
export let wideHalves: usize = 0;

/** Per pack, where its slots of meets begin; per slot a register with the cells of the meets, see intersections.ts. */
export let slotsFrom: usize = 0;
export let meetSlots: usize = 0;
/** Per asterism its first meet; per meet what is struck: offset of a pack, the other asterism, its bits there; a block. */
export let meetsAt: usize = 0;
export let meetRecords: usize = 0;
export let meetBlocks: usize = 0;

/** A register per covering pack: the cells with two candidates, see branch.ts. */
export let twos: usize = 0;
/** The state of the empty board. */
export let blank: usize = 0;
/** One u16 per cell: the label written last. */
export let written: usize = 0;
/** Two blocks: the cells written in this pass, and those of the pass before, to be taken from all other labels. */
export let claimed: usize = 0;
export let claimedBefore: usize = 0;
/** Where the stack of states begins. */
export let stack: usize = 0;

export function readHeader(at: usize): void {
  cells = load<i32>(at, 0);
  labels = load<i32>(at, 4);
  packs = load<i32>(at, 8);
  covers = load<i32>(at, 12);
  wides = load<i32>(at, 16);
  stateBytes = load<u32>(at, 20);
  unwrittenAt = load<u32>(at, 24);
  wideAt = load<u32>(at, 28);
  guards = load<u32>(at, 32);
  lows = load<u32>(at, 36);
  lengths = load<u32>(at, 40);
  cellAt = load<u32>(at, 44);
  placesFrom = load<u32>(at, 48);
  places = load<u32>(at, 52);
  shadows = load<u32>(at, 56);
  spreads = load<u32>(at, 60);
  guardAt = load<u32>(at, 64);
  levels = load<u32>(at, 68);
  levelsAt = load<u32>(at, 72);
  wideFrom = load<u32>(at, 76);
  wideHalves = load<u32>(at, 80);
  blank = load<u32>(at, 84);
  slotsFrom = load<u32>(at, 88);
  meetSlots = load<u32>(at, 92);
  meetsAt = load<u32>(at, 96);
  meetRecords = load<u32>(at, 100);
  meetBlocks = load<u32>(at, 104);
  written = load<u32>(at, 108);
  claimed = load<u32>(at, 112);
  claimedBefore = load<u32>(at, 116);
  twos = load<u32>(at, 120);
  stack = load<u32>(at, 124);
  block = (<usize>packs) << 4;
}

export function swapClaims(): void {
  const before = claimedBefore;
  claimedBefore = claimed;
  claimed = before;
}
