import { expect, test } from 'vitest';
import { blank, clues, ones, squareProblem } from '../../core/test/engine/problems.ts';
import { GROEBNER } from '../src/exact/groebner.ts';
import { searchHere } from '../src/index.ts';
import { answerOf } from './answers.ts';

test('Gröbner bases prove that a Sudoku has one solution', async () => {
  const labeling = clues('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
  const problem = squareProblem(9, ones(9), [3, 3]);
  expect(await answerOf(searchHere(GROEBNER, { problem, labeling }))).toMatchObject({
    verdict: 'complete',
    solutions: 1,
  });
});

test('Gröbner bases give up, and say so, on a board that is too large for them', async () => {
  const problem = squareProblem(25, ones(25), [5, 5]);
  const { verdict, found } = await answerOf(searchHere(GROEBNER, { problem, labeling: blank(problem) }));
  expect(verdict).toBe('gave-up');
  expect(found).toEqual([]);
});
