import { estimatePlan } from '@latin-puzzles/mill/plan';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { print, printJson } from '../terminal/screen.ts';
import { withStopper } from '../terminal/stopping.ts';
import { readPlan } from './plan-file.ts';
import { estimateLines, waitText } from './report.ts';

/** So many milliseconds are tried, for each thread. */
const BUDGET = 10_000;

/** Tells how long a plan will take, from some trials. */
export async function dryRun(
  file: string,
  { jobs, json, timeout }: { readonly jobs: number; readonly json?: boolean; readonly timeout?: number },
): Promise<ExitCode> {
  const plan = await readPlan(file);
  const progress = makeProgressLine();
  let tried = 0;
  return withStopper(timeout, async (signal) => {
    const onLine = () => progress.show(`tried ${++tried} of ${plan.lines.length} lines`, tried / plan.lines.length);
    const estimates = await estimatePlan(plan, { jobs, budget: BUDGET, signal, onLine });
    progress.clear();
    const remaining = estimates.reduce((sum, line) => sum + (line.remaining ?? Number.NaN), 0);
    const known = !Number.isNaN(remaining) && estimates.length === plan.lines.length;
    if (json) {
      for (const line of estimates) printJson(line);
      printJson({ plan: plan.id, lines: plan.lines.length, jobs, milliseconds: known ? remaining / jobs : null });
    } else
      print(
        ...estimateLines(estimates, jobs),
        known
          ? `about ${waitText(remaining / jobs)} on ${jobs} threads, until ${clockText(Date.now() + remaining / jobs)}`
          : 'how long it takes cannot be told: of some lines nothing was found in time',
      );
    return signal.aborted ? EXIT.stopped : EXIT.yes;
  });
}

function clockText(time: number): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
