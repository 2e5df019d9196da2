import { parentPort, workerData } from 'node:worker_threads';
import { prepareTask } from '../kinds/index.ts';
import type { UnitRunner } from '../kinds/kind.ts';
import type { SpanMessage, SpanReport, WorkThreadSetup } from './messages.ts';

/** Outcomes wait for each other so many milliseconds at most. */
const INTERVAL = 30;

const { stopped } = workerData as WorkThreadSetup;
const signal = {
  get aborted() {
    return Atomics.load(stopped, 0) !== 0;
  },
};
const runners = new Map<string, UnitRunner>();

parentPort!.on('message', async ({ key, task, forget, from, to, input }: SpanMessage) => {
  for (const old of forget) runners.delete(old);
  if (task) runners.set(key, await prepareTask(task));
  const run = runners.get(key)!;
  let outcomes: unknown[] = [];
  let reported = performance.now();
  const report = (over: boolean) => {
    parentPort!.postMessage({ outcomes, over } satisfies SpanReport);
    outcomes = [];
    reported = performance.now();
  };
  for (let unit = from; unit < to && !signal.aborted; unit++) {
    const outcome = run(unit, { signal, input });
    // Nothing comes of a unit that is interrupted.
    if (outcome === undefined) break;
    outcomes.push(outcome);
    if (performance.now() - reported >= INTERVAL) report(false);
  }
  report(true);
});
