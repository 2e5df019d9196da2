import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { canonicalHash, EMPTY, type Labeling, makeMultiset, makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { countPuzzlesByClues, listPuzzles, type PuzzleListOptions, solutionCountOf } from '../../src/study/index.ts';
import { makeTools } from '../../src/tools/index.ts';

const tools = makeTools();

function puzzleOf(board: string, labels: string, line: string, inscription: readonly number[] = []): Puzzle {
  const labeling = [...line].map((mark) => (mark === '.' ? EMPTY : Math.max(0, [...new Set(labels)].indexOf(mark))));
  return must(
    makePuzzle({ board: must(resolveBoard(board)), multiset: must(makeMultiset([...labels])), labeling, inscription }),
  );
}

function list(puzzle: Puzzle, options: PuzzleListOptions = {}) {
  const found: Labeling[] = [];
  const run = listPuzzles(tools, puzzle, options);
  let step = run.next();
  for (; !step.done; step = run.next()) found.push(step.value.labeling);
  return { found, ending: step.value };
}

const FULL = puzzleOf('sudoku:2x2', '1234', '1234341221434321');
const EMPTY_BOARD = puzzleOf('sudoku:2x2', '1234', '................');

describe('puzzles of a Latin board', () => {
  test('are all puzzles, each once', () => {
    const { found, ending } = list(FULL, { critical: true });
    expect(ending).toMatchObject({ verdict: 'complete', puzzles: found.length });
    expect(new Set(found.map(String)).size).toBe(found.length);
    for (const labeling of found) expect(solutionCountOf(tools, { ...FULL, labeling })).toBe('one');
  });

  test('keep their inscription', () => {
    const { found } = list({ ...FULL, inscription: [0, 5] }, { critical: true, limit: 50 });
    expect(found).toHaveLength(50);
    for (const labeling of found) expect([labeling[0], labeling[5]]).toEqual([FULL.labeling[0], FULL.labeling[5]]);
  });

  test('are counted by clues as they are listed', () => {
    const { found } = list(FULL, { critical: true });
    const { byClues, ending } = countPuzzlesByClues(tools, FULL, { critical: true });
    const clues = found.map((labeling) => labeling.filter((label) => label !== EMPTY).length);
    expect(byClues).toEqual(FULL.labeling.map((_, count) => clues.filter((number) => number === count).length));
    expect(ending.puzzles).toBe(found.length);
  });

  test('are none where the labels are no Latin board', () => {
    const { found, ending } = list(puzzleOf('sudoku:2x2', '1234', '1111341221434321'));
    expect([found, ending.verdict]).toEqual([[], 'complete']);
  });
});

describe('puzzles of a partial board', () => {
  test('are those of all its Latin boards, as many as the paper’s square of order 4 has', () => {
    const { byClues, ending } = countPuzzlesByClues(tools, EMPTY_BOARD, { critical: true });
    expect(byClues.map((count, clues) => [clues, count]).filter(([, count]) => count! > 0)).toEqual([
      [4, 25_728],
      [5, 58_368],
      [6, 1536],
    ]);
    expect(ending).toMatchObject({ verdict: 'complete', puzzles: 85_632 });
  });

  test('can be those of its first Latin boards, and stop at a limit across them', () => {
    const one = list(EMPTY_BOARD, { critical: true, boards: 1 }).ending.puzzles;
    const two = list(EMPTY_BOARD, { critical: true, boards: 2 }).ending.puzzles;
    expect(two).toBeGreaterThan(one);
    const { found, ending } = list(EMPTY_BOARD, { critical: true, limit: one + 3 });
    expect([found.length, ending.verdict, ending.puzzles]).toEqual([one + 3, 'limit', one + 3]);
    expect(countPuzzlesByClues(tools, EMPTY_BOARD, { critical: true, limit: one + 3 }).ending.puzzles).toBe(one + 3);
  });

  test('stop when their time is over', () => {
    expect(list(EMPTY_BOARD, { timeLimit: 0 }).ending.verdict).toBe('timeout');
    expect(list(EMPTY_BOARD, { signal: { aborted: true } }).ending.verdict).toBe('aborted');
  });
});

describe('up to symmetry', () => {
  test('there is one of every class, and none is lost', () => {
    const classes = new Set(
      list(FULL, { critical: true }).found.map((labeling) => canonicalHash({ ...FULL, labeling })),
    );
    const { found } = list(FULL, { critical: true, upToSymmetry: true });
    expect(found.length).toBe(classes.size);
    expect(new Set(found.map((labeling) => canonicalHash({ ...FULL, labeling })))).toEqual(classes);
  });

  test('of Latin boards that a symmetry takes to each other one is enough', () => {
    const small = puzzleOf('latin-square:3', 'abc', '.........');
    const all = new Set(list(small, { critical: true }).found.map((labeling) => canonicalHash({ ...small, labeling })));
    const { found, ending } = list(small, { critical: true, upToSymmetry: true });
    expect(new Set(found.map((labeling) => canonicalHash({ ...small, labeling })))).toEqual(all);
    expect(ending).toMatchObject({ verdict: 'complete', puzzles: all.size });
  });
});

test('a single pass gives puzzles that are met on the way to Latin boards', () => {
  const { found, ending } = list(EMPTY_BOARD, { singlePass: true, limit: 20 });
  expect([found.length, ending.verdict]).toEqual([20, 'limit']);
  for (const labeling of found) expect(solutionCountOf(tools, { ...EMPTY_BOARD, labeling })).toBe('one');
});
