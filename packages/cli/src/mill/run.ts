import { findPlan, type PlanStatus, planStatus, readBlemishes, runPlan, submitPlan } from '@latin-puzzles/mill/plan';
import { withCollection } from '../collection/open.ts';
import type { CollectionOption } from '../collection/options.ts';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { accepted, describeFault } from '../terminal/exit.ts';
import { makeProgressBlock } from '../terminal/progress-block.ts';
import { print, printJson, say } from '../terminal/screen.ts';
import { withStopper } from '../terminal/stopping.ts';
import { readPlan } from './plan-file.ts';
import { countLines, progressLines, statusLines, totalText } from './report.ts';

export interface RunOptions extends CollectionOption {
  readonly jobs: number;
  readonly json?: boolean;
  readonly timeout?: number;
}

/** Works at a plan on the threads of this machine until it is met. */
export async function millPlan(file: string, options: RunOptions): Promise<ExitCode> {
  const { jobs, json, timeout } = options;
  const plan = await readPlan(file);
  // Listens before there is a file, so that who sees one may stop it.
  return withStopper(timeout, (signal) =>
    withCollection(
      options,
      async (collection) => {
        if (accepted(await submitPlan(collection, plan)) === 'known') say(`plan ${plan.id} goes on`);
        const block = makeProgressBlock();
        const summary = accepted(await findPlan(collection, plan.id));
        let telling: Promise<void> | undefined;
        const onChunk = () => {
          if (!process.stderr.isTTY) return;
          telling ??= planStatus(collection, summary)
            .then((status) => block.show(progressLines(status, jobs)))
            .finally(() => {
              telling = undefined;
            });
        };
        const onTrouble = (fault: Parameters<typeof describeFault>[0]) => {
          block.clear();
          say(...describeFault(fault), 'trying again');
        };
        await runPlan(collection, plan.id, { jobs, signal, onChunk, onTrouble });
        await telling;
        block.clear();
        const status = await planStatus(collection, summary);
        const blemishes = await readBlemishes(collection, plan.id);
        tellEnd(status, jobs, json);
        for (const { hash, message } of blemishes) {
          if (json) printJson({ hash, message });
          else print(`${hash.slice(0, 12)}: ${message}`);
        }
        return codeOf(status, signal.aborted);
      },
      { create: true },
    ),
  );
}

function tellEnd(status: PlanStatus, jobs: number, json: boolean | undefined): void {
  if (json) for (const line of status.lines) printJson({ plan: status.id, ...line });
  else print(...statusLines(status, jobs), ...countLines(status), totalText(status, { threads: jobs }));
  for (const { line, failed } of status.lines)
    for (const { chunk, reason } of failed) say(`line ${line}: chunk ${chunk} was set aside: ${reason}`);
  const exhausted = status.lines.filter(({ ended }) => ended === 'exhausted');
  for (const { line, name, found, goal } of exhausted)
    say(`line ${line} (${name}): ${found} of ${goal.count} found; ${goal.patience} attempts in a row gave nothing new`);
}

/** Met: yes. Given up, or puzzles that are wrong: a clean no. Not at its end: stopped. */
export function codeOf({ lines }: PlanStatus, stopped: boolean): ExitCode {
  if (lines.some(({ ended }) => !ended)) return EXIT.stopped;
  if (stopped && lines.some(({ failed }) => failed.length > 0)) return EXIT.stopped;
  return lines.every(({ ended, blemishes }) => ended === 'met' && blemishes === 0) ? EXIT.yes : EXIT.no;
}
