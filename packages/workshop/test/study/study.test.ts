import { must, numbers } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { EMPTY, makeMultiset, makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import {
  type BoardStudy,
  classifyPuzzle,
  clueSymmetries,
  fillAtRandom,
  solutionCountOf,
  solutionsUpTo,
  studyBoard,
  studyClues,
  thinClues,
} from '../../src/study/index.ts';
import { makeTools } from '../../src/tools/index.ts';

const tools = makeTools();

function puzzle(name: string, clues?: string, labels?: readonly string[]): Puzzle {
  const board = must(resolveBoard(name));
  const multiset = must(makeMultiset(labels ?? numbers(board.k!)));
  const labeling = Array.from({ length: board.cells }, (_, cell) => multiset.labels.indexOf(clues?.[cell] ?? '.'));
  return must(makePuzzle({ board, multiset, labeling, inscription: [] }));
}

describe('solutions', () => {
  test('are none, one or several, or were not found in time', () => {
    expect(solutionCountOf(tools, puzzle('sudoku:2x2', '123....4........'))).toBe('none');
    expect(solutionCountOf(tools, puzzle('sudoku:2x2', '1......4..2..3..'))).toBe('one');
    expect(solutionCountOf(tools, puzzle('sudoku:2x2'))).toBe('several');
    expect(solutionCountOf(tools, puzzle('sudoku'), { signal: { aborted: true } })).toBe('unknown');
  });

  test('are listed up to a limit', () => {
    expect(solutionsUpTo(tools, puzzle('sudoku:2x2'), 3)).toMatchObject({ decided: true, solutions: { length: 3 } });
  });

  test('decide the class', async () => {
    expect(await classifyPuzzle(tools, puzzle('sudoku:2x2', '1......4..2..3..'))).toMatchObject({
      kind: 'latin-puzzle',
      critical: true,
    });
    const redundant = await classifyPuzzle(tools, puzzle('sudoku:2x2', '14.....4..2..3..'));
    expect(redundant).toMatchObject({ kind: 'latin-puzzle', critical: false, decided: true, redundantClue: 1 });
    // The time is over once the solution is known, before it is known whether a clue can go.
    let looks = 0;
    const clock = () => (looks++ < 4 ? 0 : 10);
    const halfway = await classifyPuzzle(tools, puzzle('sudoku:2x2', '1......4..2..3..'), { timeLimit: 5, clock });
    expect(halfway).toMatchObject({ kind: 'latin-puzzle', decided: false });
    const late = await classifyPuzzle(tools, puzzle('sudoku'), { timeLimit: 0, clock: () => 0 });
    expect(late).toMatchObject({ decided: false, solutions: 'unknown' });
  });
});

describe('what is found out', () => {
  test('of a board: symmetry, whether it has Latin boards, and how many', () => {
    const study = (name: string, labels?: readonly string[]) => studyBoard(tools, puzzle(name, undefined, labels));
    expect(study('sudoku:2x2')).toEqual({
      symmetry: { words: { en: 'D₄', es: 'D₄' }, order: '8' },
      ls: true,
      latin: 'yes',
      count: { exact: '288' },
      automorphisms: '128',
    });
    expect(study('triangle:4')).toMatchObject({ latin: 'no', count: { exact: '0' } });
    expect(study('triangle:4', [...'aaaabbbb'])).toMatchObject({ latin: 'yes', count: { exact: '648' } });
  });

  test('of clues: two solutions and the candidates, or one and the clues that could go', () => {
    const study = (clues: string) => studyClues(tools, puzzle('sudoku:2x2', clues));
    const several = study('1...............');
    expect(several.solutions).toHaveLength(2);
    expect(several.candidates![0]).toEqual([0]);
    expect(several.candidates![1]).toEqual([1, 2, 3]);
    const one = study('1234341221434321');
    expect(one).toMatchObject({ decided: true, redundant: Array.from({ length: 16 }, (_, cell) => cell) });
    expect(study('12..34..........').solutions).toHaveLength(2);
    expect(study('123....4........').solutions).toHaveLength(0);
  });

  test('a random fill, thinned by symmetry, is a puzzle with that symmetry', () => {
    const empty = puzzle('sudoku:2x3');
    const solution = fillAtRandom(tools, empty, 3)!;
    const { orbits } = clueSymmetries(empty.board).find(({ name }) => name === 'rotation')!;
    const full = { ...empty, labeling: solution };
    const thinned = thinClues(tools, full, { solution, groups: orbits, seed: 4 });
    const study = studyClues(tools, { ...empty, labeling: thinned });
    expect(study.solutions).toEqual([solution]);
    expect(thinned.filter((label) => label !== EMPTY).length).toBeLessThan(24);
    for (const cell of thinned.keys()) expect(thinned[cell] === EMPTY).toBe(thinned[35 - cell] === EMPTY);
  });
});

test('a study tells what it has found so far', () => {
  const told: BoardStudy[] = [];
  const study = studyBoard(tools, puzzle('sudoku:2x2'), { onProgress: (news) => told.push(news) });
  expect(told.length).toBeGreaterThan(3);
  expect(told.at(-1)).toEqual(study);
});
