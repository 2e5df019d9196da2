import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@latin-puzzles/core/basis';
import { makeAttempter, makeGenerator } from '@latin-puzzles/core/finding';
import type { AttemptSpan, WorkerReport, WorkerSetup } from './messages.ts';
import { type PackedOutcome, packOutcome } from './packing.ts';

/** Outcomes wait for each other so many milliseconds at most. */
const INTERVAL = 30;

const { wishes, seed } = workerData as WorkerSetup;
const attempt = makeAttempter(must(makeGenerator(wishes)), seed);

parentPort!.on('message', ({ from, to }: AttemptSpan) => {
  let outcomes: PackedOutcome[] = [];
  let reported = performance.now();
  const report = (over: boolean) => {
    parentPort!.postMessage({ outcomes, over } satisfies WorkerReport);
    outcomes = [];
    reported = performance.now();
  };
  for (let number = from; number < to; number++) {
    // Without a signal every attempt has an outcome: a worker is stopped from outside.
    outcomes.push(packOutcome(attempt(number)!));
    if (performance.now() - reported >= INTERVAL) report(false);
  }
  report(true);
});
