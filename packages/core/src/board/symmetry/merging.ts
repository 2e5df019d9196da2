import type { Board } from '../model/board.ts';

/** A board whose cells that may be permuted at will are drawn together, each class of them as one. */
export interface MergedBoard {
  readonly classes: readonly (readonly number[])[];
  readonly classOf: Int32Array;
  /** The classes in each asterism. */
  readonly asterisms: readonly (readonly number[])[];
}

/** Merges twins that have the same mark. Cells without a twin of their mark are alone in their class. */
export function mergeTwins(board: Board, mark: (cell: number) => number = () => 0): MergedBoard {
  if (board.twins.length > 0) return mergeAlike(board, mark);
  const known = UNMERGED.get(board);
  if (known) return known;
  const merged = mergeAlike(board, mark);
  UNMERGED.set(board, merged);
  return merged;
}

/** Boards without twins, where nothing depends on marks: whoever canonizes thousands of puzzles of one asks as often. */
const UNMERGED = new WeakMap<Board, MergedBoard>();

function mergeAlike(board: Board, mark: (cell: number) => number): MergedBoard {
  const classes: number[][] = [];
  const classOf = new Int32Array(board.cells).fill(-1);
  for (const twins of board.twins) {
    const byMark = new Map<number, number>();
    for (const cell of twins) {
      const index = byMark.get(mark(cell)) ?? classes.length;
      byMark.set(mark(cell), index);
      if (index === classes.length) classes.push([]);
      classes[index]!.push(cell);
      classOf[cell] = index;
    }
  }
  for (let cell = 0; cell < board.cells; cell++) {
    if (classOf[cell] !== -1) continue;
    classOf[cell] = classes.length;
    classes.push([cell]);
  }
  const asterisms = board.asterisms.map(({ cells }) => [...new Set(cells.map((cell) => classOf[cell]!))]);
  return { classes, classOf, asterisms };
}

/** The order of a group given by the orbits' lengths down its stabilizer chain, and classes permuted at will besides. */
export function mergedOrder({ classes }: MergedBoard, orbitLengths: readonly number[]): bigint {
  const product = orbitLengths.reduce((order, length) => order * BigInt(length), 1n);
  return classes.reduce((order, { length }) => (length > 1 ? order * factorial(length) : order), product);
}

function factorial(n: number): bigint {
  let product = 1n;
  for (let i = 2n; i <= n; i++) product *= i;
  return product;
}
