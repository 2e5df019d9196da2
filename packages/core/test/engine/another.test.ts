import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAnother } from '../../src/engine/another.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { makeLearningSolver } from '../../src/engine/learning/learning.ts';
import { isComplete, problemOf, violations } from '../../src/puzzle/index.ts';
import { backtrack } from '../oracle/backtracker.ts';
import { boardOf, puzzleOf, randomPuzzle } from '../support.ts';

describe('a Latin board other than the known one', () => {
  it('is found exactly when brute force finds two', () => {
    fc.assert(
      fc.property(randomPuzzle, (puzzle) => {
        const [known, ...others] = backtrack(puzzle);
        fc.pre(known !== undefined);
        const problem = problemOf(puzzle.board, puzzle.multiset);
        const learning = makeLearningSolver(problem);
        for (const { solution, verdict } of [
          makeEngine(problem).another(puzzle.labeling, known!),
          findAnother({ searcher: undefined, learning, budget: 0 }, puzzle.labeling, known!, {}),
        ]) {
          expect(verdict).toBe(others.length > 0 ? 'limit' : 'complete');
          if (others.length > 0) expect(others).toContainEqual(solution);
        }
        for (let cell = 0; cell < puzzle.board.cells; cell++) {
          if (puzzle.labeling[cell]! >= 0) continue;
          const { solution } = makeEngine(problem).another(puzzle.labeling, known!, { differsAt: cell });
          expect(solution === undefined).toBe(others.every((other) => other[cell] === known![cell]));
          if (solution) expect(solution[cell]).not.toBe(known![cell]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('stops when told to', () => {
    const puzzle = puzzleOf(boardOf('latin-square:3'), ['1', '2', '3'], new Array(9).fill(null));
    const engine = makeEngine(problemOf(puzzle.board, puzzle.multiset));
    const [known] = engine.list(puzzle.labeling, { limit: 1 });
    expect(engine.another(puzzle.labeling, known!, { signal: { aborted: true } }).verdict).toBe('aborted');
    const { solution } = engine.another(puzzle.labeling, known!);
    expect(isComplete(solution!) && violations({ ...puzzle, labeling: solution! }).length === 0).toBe(true);
  });
});
