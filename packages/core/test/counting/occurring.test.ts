import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../src/basis/index.ts';
import { occurring } from '../../src/counting/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { problemOf } from '../../src/puzzle/index.ts';
import { backtrack } from '../oracle/backtracker.ts';
import { boardOf, puzzleOf, randomPuzzle } from '../support.ts';

describe('occurring', () => {
  test('gives the labels that a list of all completions holds', () => {
    fc.assert(
      fc.property(randomPuzzle, (puzzle) => {
        const { board, multiset, labeling } = puzzle;
        const held = labeling.map(() => new Set<number>());
        for (const solution of backtrack(puzzle))
          for (const [cell, label] of solution.entries()) held[cell]!.add(label);
        const found = occurring(makeEngine(problemOf(board, multiset)), labeling);
        expect(found.decided).toBe(true);
        expect(found.labels).toEqual(held.map((labels) => [...labels].sort((a, b) => a - b)));
      }),
      { numRuns: 60 },
    );
  });

  test('leaves one label to every cell of a Latin puzzle, and says when it had no time', () => {
    const puzzle = puzzleOf(boardOf('sudoku:2x2'), numbers(4), [...'1...2..4.......1']);
    const engine = makeEngine(problemOf(puzzle.board, puzzle.multiset));
    const solutions = [...backtrack(puzzle)];
    const { labels } = occurring(engine, puzzle.labeling);
    expect(labels.every(({ length }) => length === 1)).toBe(solutions.length === 1);
    expect(occurring(engine, puzzle.labeling, { timeLimit: 0 }).decided).toBe(false);
  });
});
