import type { Method, Question } from '../method/method.ts';
import { runTrial, type Trial, type TrialProgram } from './trial.ts';

/** Which methods are compared, how often, and how long each may take. */
export interface CompareOptions {
  readonly methods: readonly Pick<Method, 'name' | 'kind'>[];
  /** How many seeds a stochastic method is tried with; exact ones are tried as often, for the sake of the times. */
  readonly seeds: number;
  /** Milliseconds that a trial may take. */
  readonly timeLimit: number;
  readonly signal?: AbortSignal | undefined;
  /** Who tries them, where some are not ours. */
  readonly program?: TrialProgram | undefined;
}

/**
 * Tries every method on a question, one trial at a time so that none takes the processor from another. Seeds go round in the
 * outer loop: whatever slows the machine down for a while is shared by all.
 */
export async function* compareMethods(
  question: Question,
  { methods, seeds, timeLimit, signal, program }: CompareOptions,
): AsyncGenerator<Trial, void, undefined> {
  for (let seed = 1; seed <= seeds; seed++)
    for (const method of methods) {
      const trial = await runTrial(method, question, { seed, timeLimit, signal, program });
      if (signal?.aborted) return;
      yield trial;
    }
}
