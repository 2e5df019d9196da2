import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Question } from '../method/method.ts';
import type { MethodEnding } from '../method/search-here.ts';

/** One run of a method on a puzzle. */
export interface Trial {
  readonly method: string;
  readonly kind: 'exact' | 'stochastic';
  readonly seed: number;
  /** Why it ended; `failed` if its process broke down, of want of memory as a rule. */
  readonly verdict: MethodEnding['verdict'] | 'failed';
  readonly solutions: number;
  /** Milliseconds from the question to the end, with all that the method makes of the question, but not to load the method. */
  readonly time: number;
  /** By how many bytes the process of the method grew at most; unknown if it had to be killed. */
  readonly memory: number | undefined;
}

/** What a process is to try. */
export interface TrialSetup {
  readonly method: string;
  /** The question, or what a program of its own makes one of. */
  readonly question: unknown;
  readonly limit: number;
  readonly seed: number;
  readonly timeLimit: number;
}

/** A program that tries methods beside ours: it calls `serveTrials`. */
export interface TrialProgram {
  readonly path: string | URL;
  readonly args: readonly string[];
  /** What it is sent in place of the question, and makes the question of: questions with functions cannot be sent. */
  readonly question: unknown;
}

export type TrialReport = 'ready' | Pick<Trial, 'verdict' | 'solutions' | 'time' | 'memory'>;

interface TrialOptions {
  readonly seed: number;
  readonly timeLimit: number;
  readonly signal?: AbortSignal | undefined;
  readonly program?: TrialProgram | undefined;
}

/** A process that has not ended so many milliseconds after its limit is killed. */
const GRACE = 500;

/**
 * Tries a method in a process of its own, so that its memory can be measured and it can be stopped at any moment. Exact
 * methods are asked for two solutions, and so whether there is exactly one; others, which cannot tell, for one.
 */
export function runTrial(
  { name, kind }: { readonly name: string; readonly kind: Trial['kind'] },
  question: Question,
  { seed, timeLimit, signal, program }: TrialOptions,
): Promise<Trial> {
  const trial = { method: name, kind, seed };
  const setup: TrialSetup = {
    method: name,
    question: program ? program.question : question,
    limit: kind === 'exact' ? 2 : 1,
    seed,
    timeLimit,
  };
  // The one that was built, also where this file is a source, as it is in tests.
  const path = program?.path ?? createRequire(import.meta.url).resolve('#trial');
  return new Promise((resolve) => {
    // Some solvers greet on standard output and complain on standard error; neither is theirs.
    const child = fork(path, program?.args ?? [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let timer: NodeJS.Timeout | undefined;
    const end = (outcome: Omit<Trial, 'method' | 'kind' | 'seed'>) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      child.kill('SIGKILL');
      resolve({ ...trial, ...outcome });
    };
    const begun = performance.now();
    const stopped = (verdict: Trial['verdict']) =>
      end({ verdict, solutions: 0, time: performance.now() - begun, memory: undefined });
    const abort = () => stopped('aborted');
    child.on('message', (report: TrialReport) => {
      if (report !== 'ready') return end(report);
      child.send(setup);
      timer = setTimeout(
        () => end({ verdict: 'timeout', solutions: 0, time: timeLimit, memory: undefined }),
        timeLimit + GRACE,
      );
    });
    child.on('error', () => stopped('failed'));
    child.on('exit', () => stopped('failed'));
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
  });
}
