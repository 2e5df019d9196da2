import { setTimeout as sleep } from 'node:timers/promises';
import type { Collection } from '@latin-puzzles/mill/collection';
import {
  advancePlan,
  findPlan,
  listPlans,
  type PlanState,
  type PlanStatus,
  patiently,
  planStatus,
  retryChunks,
  setPlanState,
  submitPlan,
} from '@latin-puzzles/mill/plan';
import { type ChunkQueue, locateQueue, openQueue, type QueueAddress, workAtQueue } from '@latin-puzzles/mill/queue';
import { makePaceWatch, sumOfWork, type WorkPace } from '@latin-puzzles/workshop/generate';
import { withCollection } from '../collection/open.ts';
import type { CollectionOption } from '../collection/options.ts';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { accepted, describeFault } from '../terminal/exit.ts';
import { makeProgressBlock } from '../terminal/progress-block.ts';
import { print, printJson, say } from '../terminal/screen.ts';
import { withStopper } from '../terminal/stopping.ts';
import { planNamed, readPlan } from './plan-file.ts';
import { countLines, statusLines, totalText } from './report.ts';

/** Options of all that is done with plans on many machines. */
export interface QueueOptions extends CollectionOption {
  readonly json?: boolean;
}

async function withQueue<T>(work: (queue: ChunkQueue, address: QueueAddress) => Promise<T>): Promise<T> {
  const address = accepted(locateQueue(process.env));
  const queue = accepted(await openQueue(address));
  try {
    return await work(queue, address);
  } finally {
    await queue.close();
  }
}

/** The first chunks are small; workers cut the others. */
const FIRST = { workers: 4, target: 1000, most: 16 };

/** Has a plan worked at by whoever works at the queue. */
export async function submit(file: string, options: QueueOptions): Promise<ExitCode> {
  const plan = await readPlan(file);
  return withCollection(
    options,
    (collection) =>
      withQueue(async (queue) => {
        const submitted = accepted(await submitPlan(collection, plan));
        await queue.add((await advancePlan(collection, plan.id, FIRST)).opened);
        const { workers } = await queue.counts();
        if (options.json) printJson({ plan: plan.id, submitted, lines: plan.lines.length, workers });
        else {
          print(`plan ${plan.id}: ${plan.lines.length} lines, ${submitted === 'new' ? 'submitted' : 'there already'}`);
          if (workers === 0) say('nobody works at the queue: start `latin mill work`');
        }
        return EXIT.yes;
      }),
    { create: true },
  );
}

/** How a worker works. */
export interface WorkerOptions {
  readonly jobs: number;
  readonly timeout?: number;
  /** In seconds, as is the next. */
  readonly chunk: number;
  readonly takeOver: number;
}

/** Works at the queue until it is told to stop. */
export async function work(options: QueueOptions & WorkerOptions): Promise<ExitCode> {
  const { jobs, json, timeout, chunk, takeOver } = options;
  return withCollection(
    options,
    (collection) =>
      withQueue((queue, address) =>
        withStopper(timeout, async (signal) => {
          let chunks = 0;
          say(`working with ${jobs} threads at ${address.place}, collection ${collection.place}`);
          await workAtQueue(collection, address, queue, {
            ...{ jobs, signal, target: 1000 * chunk, stalledAfter: 1000 * takeOver },
            // Who is waited for a short time is looked for often.
            interval: Math.min(5000, 500 * takeOver),
            onChunk: ({ plan, line, from, to }, fate) => {
              chunks++;
              if (json) printJson({ plan, line: line + 1, from, to, fate });
            },
            onTrouble: (fault) => say(...describeFault(fault), 'trying again'),
            onQueueError: (error) => say(`the queue: ${error.message || 'it does not answer'}; trying again`),
          });
          say(`stopped after ${chunks} chunks`);
          return EXIT.yes;
        }),
      ),
    { create: true },
  );
}

/** How often a status that is watched is renewed, in milliseconds. */
const RENEWAL = 2000;

/** Tells how far plans are: one, or all of them. */
export async function status(
  name: string | undefined,
  options: QueueOptions & { readonly watch?: boolean; readonly timeout?: number },
): Promise<ExitCode> {
  return withCollection(options, (collection) => {
    if (!options.watch) return tellStatus(collection, name, options);
    return withStopper(options.timeout, async (signal) => {
      const block = makeProgressBlock();
      const onTrouble = (fault: Parameters<typeof describeFault>[0]) => {
        block.clear();
        say(...describeFault(fault), 'trying again');
      };
      const watches = new Map<string, ReturnType<typeof makePaceWatch>>();
      const paceOf = ({ id, lines }: PlanStatus) => {
        const watch = watches.get(id) ?? makePaceWatch();
        watches.set(id, watch);
        return watch(sumOfWork(lines), performance.now());
      };
      while (!signal.aborted) {
        const read = () => readStatuses(collection, name);
        const plans = (await patiently(read, { signal, onTrouble })).map((plan) => ({ plan, pace: paceOf(plan) }));
        if (options.json) for (const { plan, pace } of plans) printJson({ ...plan, pace });
        else block.show(plans.flatMap(({ plan, pace }) => planLines(plan, pace)));
        if (plans.every(({ plan }) => isOver(plan))) break;
        await sleep(RENEWAL, undefined, { signal }).catch(() => {});
      }
      block.clear();
      return options.json ? EXIT.yes : tellStatus(collection, name, options);
    });
  });
}

async function readStatuses(collection: Collection, name: string | undefined): Promise<PlanStatus[]> {
  const plans =
    name === undefined ? await listPlans(collection) : [accepted(await findPlan(collection, await planNamed(name)))];
  return Promise.all(plans.map((plan) => planStatus(collection, plan)));
}

async function tellStatus(collection: Collection, name: string | undefined, { json }: QueueOptions): Promise<ExitCode> {
  const plans = await readStatuses(collection, name);
  const address = locateQueue(process.env);
  const counts = address.ok ? await withQueue((queue) => queue.counts()) : undefined;
  if (json) for (const plan of plans) printJson({ ...plan, queue: counts });
  else {
    for (const plan of plans) print(...planLines(plan));
    if (plans.length === 0) print('no plans');
    if (counts) {
      const { workers, waiting, active, delayed } = counts;
      print(
        `${workers === 1 ? '1 worker' : `${workers} workers`}; chunks: ${waiting} waiting, ${active} being done, ${delayed} to be tried again`,
      );
    }
  }
  return EXIT.yes;
}

function planLines(plan: PlanStatus, pace?: WorkPace): string[] {
  const failures = plan.lines.flatMap(({ line, failed }) =>
    failed.map(({ chunk, reason }) => `line ${line}: chunk ${chunk} was set aside: ${reason}`),
  );
  const state = plan.lines.every(({ ended }) => ended) ? 'done' : plan.state;
  return [
    `plan ${plan.id}${plan.title === undefined ? '' : ` “${plan.title}”`}: ${state}, submitted ${plan.submitted}`,
    ...statusLines(plan, pace?.threads),
    ...failures,
    ...countLines(plan),
    totalText(plan, pace),
  ];
}

function isOver({ state, lines }: PlanStatus): boolean {
  return state !== 'running' || lines.every(({ ended }) => ended);
}

/** Has a plan worked at, or not. */
export async function setState(name: string | undefined, state: PlanState, options: QueueOptions): Promise<ExitCode> {
  return withCollection(options, async (collection) => {
    const { id } = accepted(await findPlan(collection, await planNamed(name)));
    await setPlanState(collection, id, state);
    if (options.json) printJson({ plan: id, state });
    else print(`plan ${id}: ${state}`);
    return EXIT.yes;
  });
}

/** Has chunks that were set aside done again. */
export async function retry(name: string | undefined, options: QueueOptions): Promise<ExitCode> {
  return withCollection(options, async (collection) => {
    const { id } = accepted(await findPlan(collection, await planNamed(name)));
    const chunks = await retryChunks(collection, id);
    if (options.json) printJson({ plan: id, chunks });
    else print(`plan ${id}: ${chunks === 1 ? '1 chunk is' : `${chunks} chunks are`} tried again`);
    return EXIT.yes;
  });
}
