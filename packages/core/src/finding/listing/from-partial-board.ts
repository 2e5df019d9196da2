import type { Engine } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import { drive, driveAsync } from './drive.ts';
import { courseFrom, found, type RemovalChoices } from './from-latin-board.ts';
import type { FindingEnding, FindingOptions, FoundPuzzle } from './options.ts';
import { Watch } from './watch.ts';

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
  const watch = new Watch(options);
  const run = engine.list(partial, { ...watch.limits(), limit: options.boards, seed: options.seed });
  try {
    let step = run.next();
    for (; !step.done; step = run.next()) {
      const ending = yield* drive(courseFrom(engine, step.value, options, found, options.perBoard), watch);
      if (ending.verdict !== 'complete') return ending;
    }
    return watch.end(step.value.verdict);
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
  const watch = new Watch(options);
  const run = engine.listAsync(partial, { ...watch.limits(), limit: options.boards, seed: options.seed });
  try {
    let step = await run.next();
    for (; !step.done; step = await run.next()) {
      const ending = yield* driveAsync(courseFrom(engine, step.value, options, found, options.perBoard), watch);
      if (ending.verdict !== 'complete') return ending;
    }
    return watch.end(step.value.verdict);
  } finally {
    await run.return({ verdict: 'aborted', nodes: 0, solutions: 0 });
  }
}
