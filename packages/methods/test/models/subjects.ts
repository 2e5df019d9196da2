import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRandom, must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { parseNative } from '@latin-puzzles/core/format';
import { EMPTY, type Labeling, makeMultiset, makePuzzle, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
// @ts-expect-error: a script without types
import { root } from '../../../../scripts/shared.mjs';

/** The specimens of the catalog, by name: each has one solution, and carries it. */
export const SPECIMENS: readonly (readonly [name: string, puzzle: Puzzle])[] = readdirSync(join(root, 'specimens')).map(
  (file) => [file.replace('.json', ''), must(parseNative(readFileSync(join(root, 'specimens', file), 'utf8')))],
);

/** Small boards, with labels that repeat and labels that do not, and how many cells are left without a clue. */
const SMALL: readonly (readonly [board: string, labels: string, empty: number])[] = [
  ['sudoku:2x2', 'abcd', 12],
  ['sudoku:2x2', 'aabb', 8],
  ['latin-square:5', 'aabbc', 12],
  ['latin-square:4', 'aaab', 12],
  ['triangle:4', 'aabbcdee', 7],
  ['star:6/2', 'aabb', 8],
  ['cube:2', 'aabbccdd', 10],
];

/** Puzzles on the small boards, with several solutions, one or none; the same for the same seed. */
export function smallPuzzles(seed: number): readonly (readonly [name: string, puzzle: Puzzle])[] {
  return SMALL.flatMap(([name, labels, empty], index) => {
    const random = makeRandom(seed + index);
    const board = must(resolveBoard(name));
    const multiset = must(makeMultiset([...labels]));
    const engine = makeEngine(problemOf(board, multiset));
    const { solution } = engine.sample(new Array<number>(board.cells).fill(EMPTY), { seed: seed + index });
    const labeling = [...solution!];
    for (const cell of random.shuffled(labeling.map((_, cell) => cell)).slice(0, empty)) labeling[cell] = EMPTY;
    const spoilt = [...labeling];
    const clued = spoilt.findIndex((label) => label !== EMPTY);
    spoilt[clued] = (spoilt[clued]! + 1) % multiset.labels.length;
    return [labeling, spoilt].map(
      (clues) =>
        [`${name} ${labels}`, must(makePuzzle({ board, multiset, labeling: clues, inscription: [] }))] as const,
    );
  });
}

/** All solutions by the engine, or so many, in an order of their own. */
export function solutionsOf({ board, multiset, labeling }: Puzzle): string[] {
  return inOrder(makeEngine(problemOf(board, multiset)).list(labeling));
}

/** Labelings as texts, so that two lists of them can be compared whatever their order. */
export function inOrder(labelings: Iterable<Labeling>): string[] {
  return [...labelings].map((labeling) => labeling.join()).toSorted();
}
