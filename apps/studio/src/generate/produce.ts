import {
  type BatchEnding,
  type BatchPuzzle,
  makeGenerator,
  runBatch,
  type Statistics,
} from '@latin-puzzles/core/finding';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import { clueCount } from '@latin-puzzles/core/puzzle';
import type { Level, Rating } from '@latin-puzzles/core/rating';
import { orRefuse } from '../worker/refusal.ts';
import type { Order } from './wishes.ts';

/** A puzzle that was made. */
export interface Made {
  /** The native document, with solution and rating, and what finds it again. */
  readonly text: string;
  readonly clues: number;
  readonly rating: Rating;
  readonly fair: boolean;
  /** The least theorems that solve it, the easiest first. */
  readonly theorems: readonly string[];
}

export type Produced =
  /** Whether the symmetry adds clues to those that are asked for. */
  | { readonly kind: 'begun'; readonly accompanied: boolean }
  | { readonly kind: 'found'; readonly made: Made }
  | { readonly kind: 'progress'; readonly statistics: Statistics }
  /** The level that the board promises was not to be had. */
  | { readonly kind: 'relaxed'; readonly level: Level };

/** So many attempts in a row may find nothing new; so many may find nothing of the level that is only promised. */
const PATIENCE = 5000;
const PROBATION = 200;

/** Between two reports at least so many milliseconds pass. */
const PAUSE = 100;

/** Makes what is ordered, and tells of it. The puzzles depend on the order alone. */
export function produce(order: Order, tell: (news: Produced) => void, now: () => number): BatchEnding {
  const { wishes, promised } = order;
  const run = (level: Level | undefined, probation: number): BatchEnding => {
    const generator = orRefuse(makeGenerator({ ...wishes, level }));
    tell({ kind: 'begun', accompanied: generator.notes.length > 0 });
    let told = now();
    const onProgress = (statistics: Statistics) => {
      if (now() - told < PAUSE) return;
      told = now();
      tell({ kind: 'progress', statistics: { ...statistics } });
    };
    const { seed, count } = order;
    const findings = runBatch(generator, { seed, count, patience: PATIENCE, probation, onProgress });
    let step = findings.next();
    for (; !step.done; step = findings.next()) tell({ kind: 'found', made: madeFrom(step.value, order) });
    return step.value;
  };
  const { level } = wishes;
  if (level === undefined || !promised) return run(level, PATIENCE);
  const ending = run(level, PROBATION);
  if (ending.verdict !== 'patience' || ending.statistics.found > 0) return ending;
  tell({ kind: 'relaxed', level });
  return run(undefined, PATIENCE);
}

function madeFrom(finding: BatchPuzzle, { title, author, seed }: Order): Made {
  const { puzzle, rating, measure, theorems, number } = finding;
  const fair = measure.backtracks === 0 && measure.unsolved === 0;
  const record = {
    ...makeNativeRecord({ ...puzzle, title, author }),
    rating: { ...rating, fair, theorems },
    generated: { seed, attempt: number },
  };
  return { text: JSON.stringify(record), clues: clueCount(puzzle), rating, fair, theorems };
}
