import type { Engine } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import { followWalk, followWalkAsync } from './follow-walk.ts';
import { planWalk, type RemovalChoices, reportFound } from './from-latin-board.ts';
import type { FindingEnding, FindingOptions, FoundPuzzle } from './options.ts';
import { WalkLimits } from './walk-limits.ts';

export interface PartialBoardChoices extends RemovalChoices {
  /** Take so many of the Latin boards that complete the partial board; all of them unless given. */
  readonly boards?: number | undefined;
  /** Take so many of the puzzles of each Latin board. */
  readonly perBoard?: number | undefined;
}

/**
 * The Latin puzzles of the Latin boards that complete a partial board, board after board (Palomo, Algorithm 3). A puzzle
 * has one solution, so none comes twice. Labels of the partial board go like any others, unless they are to be kept; its
 * Latin boards come in random order too when there is a seed. Progress is that through the puzzles of the present one.
 */
export function* puzzlesFromPartialBoard(
  engine: Engine,
  partial: Labeling,
  options: FindingOptions & PartialBoardChoices = {},
): Generator<FoundPuzzle, FindingEnding, undefined> {
  const limits = new WalkLimits(options);
  const run = engine.list(partial, { ...limits.forEngine(), limit: options.boards, seed: options.seed });
  try {
    let step = run.next();
    for (; !step.done; step = run.next()) {
      const ending = yield* followWalk(planWalk(engine, step.value, options, reportFound, options.perBoard), limits);
      if (ending.verdict !== 'complete') return ending;
    }
    return limits.end(step.value.verdict);
  } finally {
    run.return({ verdict: 'aborted', nodes: 0, solutions: 0 });
  }
}

/** The same, with a turn for the event loop every few milliseconds, so that an `AbortSignal` can fire. */
export async function* puzzlesFromPartialBoardAsync(
  engine: Engine,
  partial: Labeling,
  options: FindingOptions & PartialBoardChoices = {},
): AsyncGenerator<FoundPuzzle, FindingEnding, undefined> {
  const limits = new WalkLimits(options);
  const run = engine.listAsync(partial, { ...limits.forEngine(), limit: options.boards, seed: options.seed });
  try {
    let step = await run.next();
    for (; !step.done; step = await run.next()) {
      const ending = yield* followWalkAsync(
        planWalk(engine, step.value, options, reportFound, options.perBoard),
        limits,
      );
      if (ending.verdict !== 'complete') return ending;
    }
    return limits.end(step.value.verdict);
  } finally {
    await run.return({ verdict: 'aborted', nodes: 0, solutions: 0 });
  }
}
