import fc from 'fast-check';
import { climb, type Position, shapeOf, startOf, type Theorem } from '../../src/attrition/index.ts';
import { makeRandom, must } from '../../src/basis/index.ts';
import {
  EMPTY,
  type Labeling,
  makeMultiset,
  makePuzzle,
  type PartialBoard,
  problemOf,
} from '../../src/puzzle/index.ts';
import { backtrack } from '../oracle/backtracker.ts';
import { boardOf, randomPuzzle } from '../support.ts';

/** Boards on which patterns of every kind turn up, small enough for the oracle. */
const SMALL: readonly [board: string, labels: string][] = [
  ['latin-square:3', 'abc'],
  ['latin-square:4', 'abcd'],
  ['latin-square:4', 'aabc'],
  ['latin-square:4', 'aabb'],
  ['latin-square:5', 'aabbc'],
  ['sudoku:2x2', 'abcd'],
  ['sudoku:2x2', 'aabc'],
  ['gerechte:aaababbbcccdcddd', 'abcd'],
  ['triangle:4', 'aaaabbbb'],
  ['star:5/2', 'abcd'],
  ['star:6/2', 'aabc'],
  ['sudoku:2x3', 'abcdef'],
  ['sudoku:2x3', 'aabbcc'],
];

/** A partial board with a solution somewhere near: clues are taken from a Latin board, and perhaps one is wrong. */
export const structured: fc.Arbitrary<PartialBoard> = fc
  .record({
    kind: fc.constantFrom(...SMALL),
    seed: fc.nat(),
    share: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ kind: [name, labels], seed, share }) => {
    const board = boardOf(name);
    const multiset = must(makeMultiset([...labels]));
    const random = makeRandom(seed);
    const next = () => random.below(1 << 20);
    const seeded = new Array<number>(board.cells).fill(EMPTY);
    seeded[next() % board.cells] = next() % multiset.labels.length;
    let solution: Labeling = seeded;
    let skip = next() % 20;
    for (const found of backtrack({ board, multiset, labeling: seeded })) {
      solution = found;
      if (skip-- === 0) break;
    }
    const labeling = solution.map((label) => (next() % 10 < share ? label : EMPTY));
    return must(makePuzzle({ board, multiset, labeling, inscription: [] }));
  });

export interface RandomPosition {
  readonly partial: PartialBoard;
  /** Candidates to take away, whether or not a solution needs them. */
  readonly fewer: readonly { cell: number; label: number }[];
}

/** Positions of all sorts: reachable ones, and ones where solutions have been cut off. */
export const randomPosition: fc.Arbitrary<RandomPosition> = fc
  .tuple(
    fc.oneof({ arbitrary: structured, weight: 3 }, randomPuzzle),
    fc.array(fc.tuple(fc.nat(1000), fc.nat(1000)), { maxLength: 14, size: 'max' }),
  )
  .map(([partial, pairs]) => ({
    partial,
    fewer: pairs.map(([c, l]) => ({ cell: c % partial.board.cells, label: l % partial.multiset.labels.length })),
  }));

export function positionOf({ partial, fewer }: RandomPosition, removed = fewer.length): Position {
  const position = startOf(shapeOf(problemOf(partial.board, partial.multiset)), partial.labeling);
  for (const { cell, label } of fewer.slice(0, removed))
    if (position.written[cell] === EMPTY) position.remove(cell, label);
  return position;
}

/** The completions of a position, by the oracle. */
export function solutionsOf({ partial }: RandomPosition, position: Position, limit = 300): Labeling[] {
  const solutions: Labeling[] = [];
  for (const solution of backtrack(partial, (cell, label) => position.allows(cell, label))) {
    solutions.push(solution);
    if (solutions.length === limit) break;
  }
  return solutions;
}

/** The domains that a ladder leaves in the end; nothing at all where it finds a contradiction. */
export function closure(position: Position, ladder: readonly Pick<Theorem, 'steps'>[]): Uint8Array {
  const copy = position.copy();
  for (const _ of climb(copy, ladder));
  return copy.contradictory ? new Uint8Array(copy.domains.length) : copy.domains;
}

/** Puzzles as they come. */
export const randomUnique = randomPosition
  .map(({ partial }) => partial)
  .filter((partial) => {
    const solutions = backtrack(partial);
    return !solutions.next().done && solutions.next().done === true;
  });
