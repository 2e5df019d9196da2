import type { Board } from '../../board/index.ts';

export interface RowsAndColumns {
  /** Two partitions of the cells into asterisms, as indices; every asterism of one meets each of the other in one cell. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** The row and the column of every cell, from 0; rows and columns count from the first cell of the board. */
export interface SquarePlaces {
  readonly order: number;
  readonly rowOf: readonly number[];
  readonly columnOf: readonly number[];
}

/** Where the cells of a board stand if its Latin boards are Latin squares, as far as is known; undefined otherwise. */
export function squarePlaces(board: Board): SquarePlaces | undefined {
  const found = findRowsAndColumns(board);
  if (typeof found === 'string') return undefined;
  const numbersOf = (lines: readonly number[]): number[] => {
    const numbers = new Array<number>(board.cells).fill(-1);
    const first = (line: number) => Math.min(...board.asterisms[line]!.cells);
    const ordered = lines.toSorted((a, b) => first(a) - first(b));
    for (const [number, line] of ordered.entries())
      for (const cell of board.asterisms[line]!.cells) numbers[cell] = number;
    return numbers;
  };
  return { order: board.k!, rowOf: numbersOf(found.rows), columnOf: numbersOf(found.columns) };
}

/** So many words of the sets of cells are compared, about a second's work; on boards made by a person a few thousand do. */
const MOST_WORDS = 500_000_000;

/** How often two asterisms meet, and what comparing them may still cost. */
interface Meetings {
  /** In how many cells two asterisms meet: 0, 1, or 2 for more than one. */
  count(a: number, b: number): number;
  readonly spent: boolean;
}

/**
 * The two partitions that make the Latin boards of a board, with distinct labels, Latin squares.
 *
 * Through any cell goes one row and one column. Once these two are chosen, the other rows go through the other cells of the
 * column, one through each, and the other columns through those of the row. So there is one choice to make for every such
 * cell, and choices agree or not two by two: rows must not meet each other, nor columns, and a row and a column meet in one
 * cell. This is searched with every choice that another slot leaves no company for taken away at once (arc consistency;
 * D. Sabin, E. C. Freuder, Contradicting conventional wisdom in constraint satisfaction, 1994).
 */
export function findRowsAndColumns(board: Board): RowsAndColumns | 'none' | 'undecided' {
  const { k, cells, asterisms, asterismsOf } = board;
  if (k === undefined || cells !== k ** 2) return 'none';
  if (k === 1) return { rows: [0], columns: [0] };
  const meetings = makeMeetings(board);
  const pivot = [...asterismsOf.keys()].reduce((a, b) => (asterismsOf[b]!.length < asterismsOf[a]!.length ? b : a));
  for (const row of asterismsOf[pivot]!)
    for (const column of asterismsOf[pivot]!) {
      if (column <= row || meetings.count(row, column) !== 1) continue;
      const through = (cell: number, own: number, other: number) =>
        asterismsOf[cell]!.filter((a) => meetings.count(a, own) === 0 && meetings.count(a, other) === 1);
      const slotsOn = (held: number, own: number): readonly (readonly number[])[] =>
        asterisms[held]!.cells.filter((cell) => cell !== pivot).map((cell) => through(cell, own, held));
      const chosen = choose([...slotsOn(column, row), ...slotsOn(row, column)], meetings);
      if (chosen) return { rows: [row, ...chosen.slice(0, k - 1)], columns: [column, ...chosen.slice(k - 1)] };
      if (meetings.spent) return 'undecided';
    }
  return 'none';
}

function makeMeetings({ cells, asterisms }: Board): Meetings {
  const words = (cells + 31) >>> 5;
  const sets = new Int32Array(asterisms.length * words);
  for (const [a, held] of asterisms.entries())
    for (const cell of held.cells) sets[a * words + (cell >>> 5)]! |= 1 << (cell & 31);
  let left = MOST_WORDS;
  return {
    count(a, b) {
      let count = 0;
      for (let word = 0; word < words && count < 2; word++) {
        left--;
        for (let both = sets[a * words + word]! & sets[b * words + word]!; both !== 0 && count < 2; both &= both - 1)
          count++;
      }
      return count;
    },
    get spent() {
      return left < 0;
    },
  };
}

/** One asterism for every slot, rows in the first half and columns in the second, so that all agree. */
function choose(slots: readonly (readonly number[])[], meetings: Meetings): number[] | undefined {
  const left = consistent(slots, meetings);
  if (!left) return undefined;
  let narrowest = -1;
  for (const [slot, { length }] of left.entries())
    if (length > 1 && (narrowest < 0 || length < left[narrowest]!.length)) narrowest = slot;
  if (narrowest < 0) return left.map(([only]) => only!);
  for (const choice of left[narrowest]!) {
    const found = choose(left.with(narrowest, [choice]), meetings);
    if (found || meetings.spent) return found;
  }
  return undefined;
}

/** The choices of every slot for which every other slot has one that agrees; nothing if a slot has none. */
function consistent(slots: readonly (readonly number[])[], meetings: Meetings): (readonly number[])[] | undefined {
  const half = slots.length / 2;
  const agree = (slot: number, a: number, other: number, b: number) =>
    meetings.count(a, b) === (slot < half === other < half ? 0 : 1);
  const left = [...slots];
  for (let changed = true; changed; ) {
    changed = false;
    for (const [slot, choices] of left.entries()) {
      const kept = choices.filter((a) =>
        left.every((others, other) => other === slot || others.some((b) => agree(slot, a, other, b))),
      );
      if (kept.length === 0 || meetings.spent) return undefined;
      if (kept.length === choices.length) continue;
      left[slot] = kept;
      changed = true;
    }
  }
  return left;
}
