import type { Labeling } from '../../puzzle/index.ts';

/**
 * What exchanges of labels have been seen between Latin boards of one problem: a trade is the cells in which two of them
 * differ, with the labels of both. It is an unavoidable set of every Latin board that has either labels there, so it may
 * show that a clue is needed in puzzles that were not thought of when it was found.
 */
export interface Trades {
  /** Keeps what two Latin boards differ by; the oldest goes where there is no room. */
  add(one: Labeling, other: Labeling): void;
  /** Marks the cells of a puzzle whose clue is its only one in some trade of the solution: without it there are two. */
  markNeeded(puzzle: Labeling, solution: Labeling): Uint8Array;
}

interface Trade {
  readonly cells: readonly number[];
  readonly one: readonly number[];
  readonly other: readonly number[];
}

/** More take longer to look through than they save. */
const MOST_TRADES = 2000;

export function makeTrades(cells: number): Trades {
  const words = (cells + 31) >> 5;
  const trades: Trade[] = [];
  /** The cells of each trade as bits. */
  const masks = new Int32Array(MOST_TRADES * words);
  const clues = new Int32Array(words);
  let oldest = 0;

  return {
    add(one, other) {
      const differing = [...one.keys()].filter((cell) => one[cell] !== other[cell]);
      const at = oldest;
      oldest = (oldest + 1) % MOST_TRADES;
      trades[at] = {
        cells: differing,
        one: differing.map((cell) => one[cell]!),
        other: differing.map((cell) => other[cell]!),
      };
      masks.fill(0, at * words, (at + 1) * words);
      for (const cell of differing) masks[at * words + (cell >> 5)]! |= 1 << (cell & 31);
    },
    markNeeded(puzzle, solution) {
      clues.fill(0);
      for (let cell = 0; cell < cells; cell++) if (puzzle[cell]! >= 0) clues[cell >> 5]! |= 1 << (cell & 31);
      const needed = new Uint8Array(cells);
      for (let trade = 0; trade < trades.length; trade++) {
        const cell = onlyCommonBit(masks, trade * words, clues);
        if (cell >= 0 && !needed[cell] && isIn(solution, trades[trade]!)) needed[cell] = 1;
      }
      return needed;
    },
  };
}

/** The place of the bit that two sets share, if it is one. */
function onlyCommonBit(masks: Int32Array, from: number, clues: Int32Array): number {
  let place = -1;
  for (let word = 0; word < clues.length; word++) {
    const common = masks[from + word]! & clues[word]!;
    if (common === 0) continue;
    if (place >= 0 || (common & (common - 1)) !== 0) return -1;
    place = 32 * word + 31 - Math.clz32(common);
  }
  return place;
}

/** Whether a Latin board has the labels of either side. */
function isIn(solution: Labeling, { cells, one, other }: Trade): boolean {
  const side = solution[cells[0]!] === one[0] ? one : other;
  for (let i = 0; i < cells.length; i++) if (solution[cells[i]!] !== side[i]) return false;
  return true;
}
