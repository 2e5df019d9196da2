import type { Board } from '../model/board.ts';
import type { Moves } from './automorphism-search.ts';
import { Orbits } from './orbits.ts';
import { identity, type Permutation } from './permutation.ts';

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

/**
 * Permutations of cells that make the group of a merged board, given what makes it as it moves classes: each of these moves
 * whole classes, each onto its image in order, and classes are permuted at will besides.
 */
export function mergedGenerators({ classes, classOf }: MergedBoard, generators: readonly Moves[]): Permutation[] {
  const degree = classOf.length;
  const orbits = new Orbits(classes.length);
  const lifted = generators.map((moves) => {
    const permutation = [...identity(degree)];
    for (const [from, to] of moves) {
      if (from >= classes.length) continue;
      orbits.join(from, to);
      for (const [i, cell] of classes[from]!.entries()) permutation[cell] = classes[to]![i]!;
    }
    return permutation;
  });
  return [...lifted, ...twinGenerators(classes, orbits, degree)];
}

/** An exchange and a cycle make all permutations of a class; the classes of its orbit follow by conjugation. */
function twinGenerators(classes: readonly (readonly number[])[], orbits: Orbits, degree: number): Permutation[] {
  const cycle = (cells: readonly number[]) => {
    const permutation = [...identity(degree)];
    for (const [i, cell] of cells.entries()) permutation[cell] = cells[(i + 1) % cells.length]!;
    return permutation;
  };
  return classes.flatMap((cells, index) => {
    if (cells.length === 1 || orbits.find(index) !== index) return [];
    return cells.length === 2 ? [cycle(cells)] : [cycle(cells.slice(0, 2)), cycle(cells)];
  });
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
