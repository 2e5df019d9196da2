import { type Result, success, type Words } from '@latin-puzzles/core/basis';
import {
  type BatchEnding,
  type BatchOptions,
  type BatchPuzzle,
  makeGenerator,
  type PuzzleGenerator,
  runBatch,
  type Wishes,
} from '@latin-puzzles/core/finding';
import type { Multiset } from '@latin-puzzles/core/puzzle';
import type { Level } from '@latin-puzzles/core/rating';
import type { Tools } from '../tools/index.ts';
import type { PuzzleOrder } from './order.ts';

/** Puzzles as they are found; the generator returns why it ended. */
type Findings = Iterator<BatchPuzzle, BatchEnding, undefined> | AsyncIterator<BatchPuzzle, BatchEnding, undefined>;

/** Carries a batch out: here, or on threads that make generators of the wishes themselves. */
export type BatchRunner = (
  job: { readonly wishes: Wishes; readonly generator: PuzzleGenerator },
  options: BatchOptions,
) => Findings;

/** Who carries a production out, who hears of it, and what stops it. */
export interface ProductionOptions extends Pick<BatchOptions, 'signal' | 'onProgress'> {
  /** In this thread unless given. */
  readonly run?: BatchRunner | undefined;
  /** What puzzles are made and judged by beyond asterisms and the shipped ladder. Threads of their own know nothing of it. */
  readonly extensions?: Tools['extensions'] | undefined;
  /** Waited for, so that nothing is found that nobody could take. */
  readonly onNews?: ((news: ProductionNews) => void | Promise<void>) | undefined;
}

export type ProductionNews =
  /** What the author should know of the way in which the wishes will be met. */
  | { readonly kind: 'begun'; readonly notes: readonly Words[] }
  /** Under which wishes: without the usual level where that has given way. */
  | { readonly kind: 'found'; readonly finding: BatchPuzzle; readonly wishes: Wishes }
  /** The usual level was not to be had in so many attempts: any will do from now on. */
  | { readonly kind: 'relaxed'; readonly level: Level; readonly attempts: number };

/** So many attempts in a row may find nothing new. */
export const USUAL_PATIENCE = 5000;

/** A level that is only usual gives way after so many attempts without any puzzle. */
const PROBATION = 200;

/** Makes what is ordered, and tells of it. The puzzles depend on the order alone, not on who carries it out. */
export async function producePuzzles(
  order: PuzzleOrder,
  { run = runHere, extensions = {}, onNews, signal, onProgress }: ProductionOptions = {},
): Promise<Result<BatchEnding>> {
  const { wishes, promised, seed, count, patience = USUAL_PATIENCE, known, resumed } = order;
  const batch = async (wished: Wishes, probation: number): Promise<Result<BatchEnding>> => {
    const { constraints = [], theorems } = extensions;
    const own = {
      constraints: (multiset: Multiset) =>
        constraints.map((constraint) => constraint.on({ board: wished.board, multiset })),
      theorems,
    };
    const generator = makeGenerator(wished, own, signal);
    if (!generator.ok) return generator;
    await onNews?.({ kind: 'begun', notes: generator.value.notes });
    const left = { count: count - (resumed?.found ?? 0), from: resumed?.from };
    const options = { seed, ...left, known, patience, probation, signal, onProgress };
    const findings = run({ wishes: wished, generator: generator.value }, options);
    try {
      let step = await findings.next();
      for (; !step.done; step = await findings.next())
        await onNews?.({ kind: 'found', finding: step.value, wishes: wished });
      return success(step.value);
    } finally {
      await findings.return?.();
    }
  };

  const { level } = wishes;
  // Of what was begun before it is known whether there are puzzles of the usual level.
  if (resumed) return batch(resumed.relaxed ? { ...wishes, level: undefined } : wishes, patience);
  if (level === undefined || !promised) return batch(wishes, patience);
  const ending = await batch(wishes, Math.min(patience, PROBATION));
  if (!ending.ok) return ending;
  const { found, attempts, rejected } = ending.value.statistics;
  if (ending.value.verdict !== 'patience' || found > 0 || attempts >= patience) return ending;
  // What failed before its difficulty was looked at says nothing about the level.
  if (!rejected.score && !rejected.fair) return batch(wishes, patience);
  await onNews?.({ kind: 'relaxed', level, attempts });
  return batch({ ...wishes, level: undefined }, patience);
}

const runHere: BatchRunner = ({ generator }, options) => runBatch(generator, options);
