import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@latin-puzzles/core/basis';
import { makeAttempter, makeGenerator } from '@latin-puzzles/core/finding';
import type { Order, Report, Stint } from './messages.ts';
import { type PackedOutcome, packed } from './packing.ts';

/** Outcomes wait for each other so many milliseconds at most. */
const INTERVAL = 30;

const { wishes, seed } = workerData as Order;
const attempt = makeAttempter(must(makeGenerator(wishes)), seed);

parentPort!.on('message', ({ from, to }: Stint) => {
  let outcomes: PackedOutcome[] = [];
  let reported = performance.now();
  const report = (over: boolean) => {
    parentPort!.postMessage({ outcomes, over } satisfies Report);
    outcomes = [];
    reported = performance.now();
  };
  for (let number = from; number < to; number++) {
    // Without a signal every attempt has an outcome: a worker is stopped from outside.
    outcomes.push(packed(attempt(number)!));
    if (performance.now() - reported >= INTERVAL) report(false);
  }
  report(true);
});
