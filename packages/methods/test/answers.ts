import type { Labeling } from '@latin-puzzles/core/puzzle';
import type { MethodEnding } from '../src/index.ts';

export interface Answer extends MethodEnding {
  readonly found: readonly Labeling[];
}

/** All that a search gives, and how it ended. */
export async function answerOf(run: AsyncGenerator<Labeling, MethodEnding, undefined>): Promise<Answer> {
  const found: Labeling[] = [];
  let step = await run.next();
  for (; !step.done; step = await run.next()) found.push(step.value);
  return { ...step.value, found };
}

/** Labelings as texts, in an order of their own. */
export function sorted(labelings: Iterable<Labeling>): string[] {
  return [...labelings].map((labeling) => labeling.join()).toSorted();
}
