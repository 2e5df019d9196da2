import { must } from '@latin-puzzles/core/basis';
import { concludeUnit, kindNamed, taskFor } from '../../kinds/index.ts';
import { ChunkThreads } from '../../threads/chunk-threads.ts';
import type { MillPlan, PlanLine } from '../format/index.ts';
import type { LineStatus } from '../store/index.ts';

/** What some trials say of a line. */
export interface LineEstimate
  extends Pick<LineStatus, 'name' | 'goal' | 'units' | 'found' | 'milliseconds' | 'remaining'> {
  /** From 1. */
  readonly line: number;
}

/** How long is tried, and on how many threads. */
export interface TrialOptions {
  readonly jobs: number;
  /** How many milliseconds all of it may take, roughly. */
  readonly budget: number;
  readonly signal?: AbortSignal | undefined;
  readonly onLine?: ((estimate: LineEstimate) => void) | undefined;
}

/** So long a line is tried at least, in milliseconds. */
const LEAST = 250;
/** More units than this tell nothing new. */
const MOST_UNITS = 2000;

/** Tries the first units of every line for a while, to tell how long the plan will take. Nothing is kept. */
export async function estimatePlan({ lines }: MillPlan, options: TrialOptions): Promise<LineEstimate[]> {
  const { jobs, budget, signal, onLine } = options;
  const threads = new ChunkThreads(jobs);
  const share = Math.max(LEAST, (budget * jobs) / lines.length);
  const estimates: LineEstimate[] = [];
  let next = 0;
  const hand = async () => {
    while (next < lines.length && !signal?.aborted) {
      const line = next++;
      const estimate = { line: line + 1, ...(await tryLine(threads, lines[line]!, share, signal)) };
      estimates[line] = estimate;
      onLine?.(estimate);
    }
  };
  try {
    await Promise.all(Array.from({ length: jobs }, hand));
  } finally {
    await threads.terminate();
  }
  return estimates.filter(Boolean);
}

async function tryLine(
  threads: ChunkThreads,
  { kind, work, seed, name, goal }: PlanLine,
  share: number,
  signal: AbortSignal | undefined,
): Promise<Omit<LineEstimate, 'line'>> {
  // What is to be done with puzzles of a collection depends on the collection.
  if (kindNamed(kind).reads) return { name, goal, units: 0, found: 0, milliseconds: 0 };
  const task = must(taskFor(kind, work, seed));
  // The first unit takes the preparations with it, and is not counted.
  await threads.run(name, task, { from: 0, to: 1 }, signal);
  const control = new AbortController();
  const stop = () => control.abort();
  signal?.addEventListener('abort', stop);
  const timer = setTimeout(stop, share);
  const begin = performance.now();
  const outcomes = await threads
    .run(name, task, { from: 0, to: Math.min(MOST_UNITS, goal.extent ?? MOST_UNITS) }, control.signal)
    .finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    });
  const milliseconds = performance.now() - begin;
  const hashes = outcomes.flatMap((outcome) => concludeUnit(task, outcome).found.map(({ hash }) => hash));
  const tried = { name, goal, units: outcomes.length, found: new Set(hashes).size, milliseconds };
  return { ...tried, remaining: wholeTime(tried) };
}

/** What the whole line will take, if it goes on as it did in the trials. */
function wholeTime({
  goal: { count, extent },
  units,
  found,
  milliseconds,
}: Omit<LineEstimate, 'line'>): number | undefined {
  if (units === 0 || (extent === undefined && found === 0)) return undefined;
  return ((extent ?? (count! * units) / found) * milliseconds) / units;
}
