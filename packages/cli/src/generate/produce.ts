import type { BatchEnding, Statistics, Wishes } from '@latin-puzzles/core/finding';
import { runOnThreads } from '@latin-puzzles/mill';
import { makeProgressLine } from '../progress.ts';
import { counted } from './ending.ts';
import { reasonCounts } from './panels.ts';
import { findingRecord, findingText, type Signature } from './record.ts';
import { openSink } from './sink.ts';
import { makeStopper } from './stopper.ts';

export interface Production extends Signature {
  readonly count: number;
  readonly seed: number;
  readonly patience: number;
  readonly jobs: number;
  readonly timeout?: number | undefined;
  /** Whether the level, if there is one, is only what the catalog promises. */
  readonly promised: boolean;
  readonly json?: boolean | undefined;
  readonly output?: string | undefined;
}

/** The catalog's level is that of the paper's examples: after so many attempts without any, others will do. */
const PROBATION = 200;

/** The progress line is renewed after so many milliseconds at the latest. */
const TICK = 500;

/** Writes puzzles as they are found, to a file or to standard output. */
export async function produce(wishes: Wishes, production: Production): Promise<BatchEnding> {
  const { count, seed, patience, jobs, promised, title, author } = production;
  const sink = await openSink(production.output);
  const stopper = makeStopper(production.timeout);
  const progress = makeProgressLine();
  const asRecord = production.json || production.output !== undefined;
  const begin = Date.now();
  let latest: Statistics | undefined;
  const show = () => progress.show(progressText(latest, count, Date.now() - begin), (latest?.found ?? 0) / count);
  const onProgress = (statistics: Statistics) => {
    latest = statistics;
    show();
  };
  // An attempt may take a while: the seconds go on.
  const ticking = setInterval(show, TICK);

  const run = async (wished: Wishes, probation: number): Promise<BatchEnding> => {
    const { signal } = stopper;
    const findings = runOnThreads(wished, { seed, count, patience, probation, jobs, signal, onProgress });
    let step = await findings.next();
    for (; !step.done; step = await findings.next()) {
      // Puzzles on the same terminal would run into the line.
      if (process.stdout.isTTY) progress.clear();
      await sink.write(
        asRecord
          ? JSON.stringify(findingRecord(step.value, { title, author }, seed))
          : `${findingText(step.value, { title, author })}\n`,
      );
    }
    progress.clear();
    return step.value;
  };

  try {
    if (wishes.level === undefined || !promised) return await run(wishes, patience);
    const ending = await run(wishes, Math.min(patience, PROBATION));
    const { found, attempts, rejected } = ending.statistics;
    if (ending.verdict !== 'patience' || found > 0 || attempts >= patience) return ending;
    // What failed before its difficulty was looked at says nothing about the level.
    if (!rejected.score && !rejected.fair) return await run(wishes, patience);
    process.stderr.write(
      `None of ${attempts} attempts was ${wishes.level}, as the catalog promises: any level will do.\n`,
    );
    return await run({ ...wishes, level: undefined }, patience);
  } finally {
    clearInterval(ticking);
    progress.clear();
    stopper.release();
    await sink.close();
  }
}

/** `3/10 · 17 attempts, 5.2/s · 3 s · difficulty 12 · not fair 2`. */
function progressText(statistics: Statistics | undefined, count: number, milliseconds: number): string {
  const { found = 0, attempts = 0, rejected = {} } = statistics ?? {};
  const seconds = milliseconds / 1000;
  const rate = attempts / seconds;
  const reasons = reasonCounts(rejected).map(({ name, count }) => `${name} ${count}`);
  return [
    `${found}/${count}`,
    `${counted(attempts, 'attempt')}, ${rate.toFixed(rate < 10 ? 1 : 0)}/s`,
    `${seconds.toFixed(0)} s`,
    ...reasons,
  ].join(' · ');
}
