/*
 * What the kernel and src/engine/search must agree on. kernel/build.mjs makes both sides of it: generated/agreement.ts here
 * for the kernel, src/engine/generated/search.ts for the engine.
 *
 * A pack is a 128-bit register in which asterisms lie side by side: each is a run of bits, one per cell, with a guard bit
 * above it, and no run crosses the middle of the register. Every label has its own copy of all packs: a block.
 */

/**
 * The words of the header through which the kernel reads a board, in order, 32 bits each. A `count` is a number of things,
 * `bytes` a length or an offset, a `table` where in memory a table begins.
 */
export const HEADER = [
  { name: 'cells', holds: 'count' },
  { name: 'labels', holds: 'count' },
  { name: 'packs', holds: 'count' },
  { name: 'covers', holds: 'count', about: 'The first so many packs hold every cell between them.' },
  { name: 'wides', holds: 'count', about: 'Asterisms too long for a run with a guard: their places are counted.' },

  { name: 'stateBytes', holds: 'bytes', about: 'The length of a state: the blocks of all labels and what follows.' },
  { name: 'unwrittenAt', holds: 'bytes', about: 'Where in a state the packs of unwritten cells are.' },
  { name: 'wideAt', holds: 'bytes', about: 'Where in a state the counters of the wide asterisms are.' },

  { name: 'guards', holds: 'table', about: 'Per pack: the guard bits.' },
  { name: 'lows', holds: 'table', about: 'Per pack: the lowest bits of the runs.' },
  { name: 'lengths', holds: 'table', about: 'Per pack: the length of a run.' },
  { name: 'cellAt', holds: 'table', about: 'Per pack and bit a u32: the cell, or the asterism whose guard it is.' },
  { name: 'placesFrom', holds: 'table', about: 'Per cell, and one more: where its places begin in `places`.' },
  {
    name: 'places',
    holds: 'table',
    about: 'Per cell and asterism: byte offset of a half register in a block, the asterism, and the bit.',
  },
  {
    name: 'shadows',
    holds: 'table',
    about:
      'Per cell: a block with all bits that a label loses when it is written there, guards of satisfied runs included.',
  },
  {
    name: 'spreads',
    holds: 'table',
    about: 'Per asterism: a block with the bits of all its cells, and its own guard.',
  },
  {
    name: 'guardAt',
    holds: 'table',
    about: 'Per asterism: byte offset of the half register with its guard, or of its counter if wide; then the guard.',
  },
  { name: 'levels', holds: 'table', about: 'Per label: how many levels of demand it has.' },
  { name: 'levelsAt', holds: 'table', about: 'Per label: where in a state the levels above the first begin.' },
  { name: 'wideFrom', holds: 'table', about: 'Per wide asterism, and one more: where it begins in `wideHalves`.' },
  { name: 'wideHalves', holds: 'table', about: 'Per wide asterism: the byte offsets of its half registers.' },
  { name: 'blank', holds: 'table', about: 'The state of the empty board.' },

  { name: 'slotsFrom', holds: 'table', about: 'Per pack, and one more: where its slots of meets begin.' },
  {
    name: 'meetSlots',
    holds: 'table',
    about: 'Per slot a register with the cells of the meets: see intersections.ts.',
  },
  { name: 'meetsAt', holds: 'table', about: 'Per asterism, and one more: its first meet.' },
  {
    name: 'meetRecords',
    holds: 'table',
    about: 'Per meet what is struck: offset of a pack, the other asterism, its bits there.',
  },
  { name: 'meetBlocks', holds: 'table', about: 'Per meet a block with all that is struck.' },

  { name: 'written', holds: 'table', about: 'Per cell a u16: the label written last.' },
  { name: 'claims', holds: 'table', about: 'Two blocks of cells to be taken from all labels: see claims.ts.' },
  {
    name: 'twos',
    holds: 'table',
    about: 'Per covering pack a register: the cells with two candidates, see branch.ts.',
  },
  { name: 'twoPlaces', holds: 'table', about: 'Per label a block: the guards of asterisms with two places for it.' },
  { name: 'guide', holds: 'table', about: 'Per cell a u16: the label that a guided walk tries first.' },

  {
    name: 'mayExchange',
    holds: 'count',
    about: 'Whether labels can be exchanged, see exchanges.ts: 1 if every asterism demands each of them once.',
  },
  { name: 'mostDifferences', holds: 'count', about: 'How many sets there is memory for in `differences`.' },
  { name: 'known', holds: 'table', about: 'Per cell a u16: the label in the solution that removal knows of.' },
  { name: 'other', holds: 'table', about: 'Per cell a u16: the label in another solution.' },
  {
    name: 'clues',
    holds: 'table',
    about: 'Per cell an i16: the clue in the puzzle that removal takes clues from, or -1.',
  },
  { name: 'clueCells', holds: 'table', about: 'Per covering pack a register: the cells with clues.' },
  { name: 'groupFrom', holds: 'table', about: 'Per group of clues, and one more: where it begins in `orderCells`.' },
  { name: 'orderCells', holds: 'table', about: 'The cells of all groups, in the order in which they are to go.' },
  { name: 'groupOf', holds: 'table', about: 'Per cell an i32: its group, or -1.' },
  { name: 'gone', holds: 'table', about: 'Groups: those taken away and not yet for good.' },
  { name: 'latestDifference', holds: 'table', about: 'Per group an i32: the latest set filed there, or -1.' },
  { name: 'nextDifference', holds: 'table', about: 'Per set an i32: the one filed before it, or -1.' },
  { name: 'differences', holds: 'table', about: 'Per set a register for each covering pack: its cells.' },
  {
    name: 'holders',
    holds: 'table',
    about: 'Per label and covering pack a register: the cells that hold it in `known`.',
  },
  { name: 'unmet', holds: 'table', about: 'Per covering pack a register: the cells that no exchange has met yet.' },
  { name: 'layer', holds: 'table', about: 'Per covering pack a register: the cells that an exchange met last.' },
  {
    name: 'reach',
    holds: 'table',
    about: 'Per covering pack a register: the cells that share an asterism with these.',
  },

  { name: 'stack', holds: 'table', about: 'Where the stack of states begins.' },
];

/** Answers of the kernel, by the order in which they are listed. */
export const ANSWERS = {
  /** Why a walk stopped. */
  Stop: {
    done: 'The whole tree has been walked.',
    solutions: 'As many solutions as were asked for.',
    nodes: 'As many nodes as were allowed.',
    memory: 'No memory left for another state.',
  },
  /** Why a removal stopped. */
  Removal: {
    done: 'All groups are settled.',
    fewer: 'Some groups went.',
    nodes: 'As many nodes as were allowed.',
    undecided: 'Whether there is another solution is left to the caller.',
  },
};
