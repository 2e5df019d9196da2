import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src/basis/index.ts';
import { catalogEntry } from '../../src/board/index.ts';
import { findAnother } from '../../src/engine/another.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { makeLearningSolver } from '../../src/engine/learning/learning.ts';
import { criticalPuzzle, makeRemover } from '../../src/finding/removal/index.ts';
import { beginningOf, EMPTY, isComplete, problemOf, violations } from '../../src/puzzle/index.ts';
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

  it('that differs in a cell is the same for everyone who asks, also where the search begins anew many times', () => {
    const { board, multiset } = beginningOf(catalogEntry('custom-focus')!);
    const problem = problemOf(board, multiset);
    const engine = makeEngine(problem);
    const known = engine.sample(new Array<number>(board.cells).fill(EMPTY), { seed: 1 }).solution!;
    const clues = criticalPuzzle(makeRemover(engine), known, makeRandom(1), []);
    const needed = [...clues.keys()].filter((cell) => clues[cell] !== EMPTY);
    const others = needed.map((cell) => engine.another(clues.with(cell, EMPTY), known, { differsAt: cell }).solution!);
    for (const [i, cell] of needed.entries()) {
      const other = others[i]!;
      expect(other[cell]).not.toBe(known[cell]);
      expect(violations({ board, multiset, labeling: other })).toEqual([]);
      for (const clue of needed) if (clue !== cell) expect(other[clue]).toBe(clues[clue]);
      const anew = makeEngine(problem).another(clues.with(cell, EMPTY), known, { differsAt: cell });
      expect(anew.solution).toEqual(other);
    }
  });

  it('is not looked for in a cell that the known one leaves empty, nor in one that is not there', () => {
    const puzzle = puzzleOf(boardOf('latin-square:3'), ['1', '2', '3'], new Array(9).fill(null));
    const engine = makeEngine(problemOf(puzzle.board, puzzle.multiset));
    for (const differsAt of [0, -1, 9, 1e9])
      expect(engine.another(puzzle.labeling, puzzle.labeling, { differsAt }).verdict).toBe('limit');
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
