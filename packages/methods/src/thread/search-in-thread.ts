import { brokenConstraints, type Labeling } from '@latin-puzzles/core/puzzle';
import type { Question } from '../method/method.ts';
import type { MethodEnding, MethodProgress, SearchOptions } from '../method/search-here.ts';
import type { ThreadReport, ThreadSetup } from './messages.ts';

/** Milliseconds between two looks at the clock and the signal while the thread is at work. */
const LOOK = 10;

/**
 * Searches by the method of a name on a thread of its own, which is terminated wherever the search is to end: this thread
 * stays free, even if a step of the method takes long.
 */
export async function* searchInThread(
  method: string,
  question: Question,
  { limit, seed, timeLimit, signal, clock = Date.now, onProgress }: SearchOptions = {},
): AsyncGenerator<Labeling, MethodEnding, undefined> {
  const { createRequire } = await import('node:module');
  const { Worker } = await import('node:worker_threads');
  // The program that was built, also where this file is a source, as it is in tests.
  const program = createRequire(import.meta.url).resolve('#worker');
  const start = clock();
  // Constraints may be functions, which no thread can be sent: they are looked at here.
  const { constraints, ...plain } = question.problem;
  const setup: ThreadSetup = {
    method,
    question: { ...question, problem: plain },
    limit: constraints ? undefined : limit,
    seed,
  };
  // Some solvers greet on standard output, which is not theirs.
  const worker = new Worker(program, { workerData: setup, execArgv: [], stdout: true });
  // While somebody waits for the thread the timer keeps the process alive; a search that nobody goes on with need not.
  worker.unref();
  let reports: ThreadReport[] = [];
  let failure: Error | undefined;
  let wake = () => {};
  worker.on('message', (report: ThreadReport) => {
    reports.push(report);
    wake();
  });
  const fail = (error: Error) => {
    failure ??= error;
    wake();
  };
  worker.on('error', fail);
  worker.on('messageerror', fail);
  worker.on('exit', (code) =>
    fail(new Error(`The thread of the method ${method} stopped by itself with code ${code}.`)),
  );

  let solutions = 0;
  let progress: MethodProgress = { steps: 0, solutions };
  try {
    worker.postMessage('next');
    for (;;) {
      if (signal?.aborted) return { verdict: 'aborted', ...progress };
      if (timeLimit !== undefined && clock() - start >= timeLimit) return { verdict: 'timeout', ...progress };
      if (failure) throw failure;
      const news = reports;
      reports = [];
      for (const report of news) {
        if ('ending' in report) return constraints ? { ...report.ending, solutions } : report.ending;
        if ('progress' in report) {
          progress = { ...report.progress, solutions };
          onProgress?.(progress);
        } else {
          if (brokenConstraints(question.problem, report.solution).length === 0) {
            progress = { ...progress, solutions: ++solutions };
            yield report.solution;
            if (solutions === limit) return { verdict: 'limit', ...progress };
          }
          worker.postMessage('next');
        }
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
        if (reports.length > 0 || failure) wake();
      });
    }
  } finally {
    await worker.terminate();
  }
}
