import type { Random } from '../../basis/index.ts';
import type { Engine, Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { makeTrades } from './trades.ts';

/** Takes clues that are not needed from puzzles, one puzzle after the other. */
export interface IdleClues {
  /** The puzzle without idle clues, those of the cells given; critical unless the signal came. It must have the solution only. */
  drop(puzzle: Labeling, solution: Labeling, cells: readonly number[], signal?: Signal): Labeling;
}

/**
 * Most puzzles of a walk have no idle clue, and to see that takes another Latin board for each. What those of one puzzle have
 * shown mostly holds for the next, so trades are kept, and the engine is asked only about clues that none of them meets alone.
 */
export function makeIdleClues(engine: Engine, random: Random): IdleClues {
  const trades = makeTrades(engine.problem.cells);

  function findIdle(puzzle: Labeling, solution: Labeling, cells: readonly number[], signal?: Signal) {
    const needed = trades.markNeeded(puzzle, solution);
    for (const cell of cells) {
      if (needed[cell]) continue;
      const found = engine.another(puzzle.with(cell, EMPTY), solution, { differsAt: cell, signal });
      if (found.solution) trades.add(solution, found.solution);
      else if (found.verdict === 'complete') return cell;
    }
    return undefined;
  }

  return {
    drop(puzzle, solution, cells, signal) {
      let left = random.shuffled(cells);
      let reduced = puzzle;
      while (true) {
        const idle = findIdle(reduced, solution, left, signal);
        if (idle === undefined) return reduced;
        reduced = reduced.with(idle, EMPTY);
        left = left.filter((cell) => cell !== idle);
      }
    },
  };
}
