import type { Command } from 'commander';
import { withCollectionOption } from '../collection/options.ts';
import type { ExitCode } from '../terminal/codes.ts';
import { COMMAND_LINE, commandFault } from '../terminal/exit.ts';
import { example, positiveNumber, withJobs, withJson, withTimeout } from '../terminal/options.ts';
import { withForce } from '../terminal/output.ts';

interface Options {
  readonly collection?: string;
  readonly jobs: number;
  readonly init?: boolean;
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
  readonly timeout?: number;
}

/** What each part does is loaded when it is called: the database takes a while. */
export function registerMill(program: Command): void {
  const command = withForce(withTimeout(withJson(withJobs(withCollectionOption(program.command('mill'))))))
    .argument('[plan]', 'a file in the format latin-plan/1')
    .option('--init', 'write a plan to begin with, to the file or to standard output')
    .option('--dry-run', 'try some attempts of every line, and tell how long the plan will take')
    .action(async (plan: string | undefined, options: Options) => {
      process.exitCode = await mill(plan, options);
    });
  registerQueue(command);
  example(
    command,
    'latin mill --init plan.json',
    'latin mill plan.json --dry-run',
    'latin mill plan.json --collection puzzles.db',
    'latin mill submit plan.json',
  );
  command.addHelpText(
    'after',
    `
A plan gives the same puzzles whatever the number of threads and machines, however often it is stopped, killed and started
again: called again it goes on where it was. What the collection has already is passed over. docs/mill.md tells of plans.

Exit code 0: every line is met. 1: some line was given up, since too many attempts in a row gave nothing new, or a puzzle is
wrong. 3: stopped by a limit or by Ctrl+C, or by work that fails, with what was found.`,
  );
}

async function mill(plan: string | undefined, options: Options): Promise<ExitCode> {
  if (options.init) {
    const { writeStarter } = await import('../mill/plan-file.ts');
    return writeStarter(plan, options.force);
  }
  if (plan === undefined) throw commandFault('usage:no-plan', COMMAND_LINE);
  if (options.dryRun) {
    const { dryRun } = await import('../mill/dry-run.ts');
    return dryRun(plan, options);
  }
  const { millPlan } = await import('../mill/run.ts');
  return millPlan(plan, options);
}

/** Where the queue is, is in the environment. */
const ABOUT_QUEUE = `
The queue is at $LATIN_QUEUE_URL, a Redis or a PostgreSQL server; the collection must be the same for all machines.`;

const PLAN_ARGUMENT = [
  '[plan]',
  'the file that the plan is in, its identity or the beginning of it; not needed if there is only one',
] as const;

function registerQueue(mill: Command): void {
  const load = () => import('../mill/queue.ts');
  const submit = withJson(withCollectionOption(mill.command('submit')))
    .description('have a plan worked at by all machines at the queue')
    .argument('<plan>', 'a file in the format latin-plan/1')
    .action(async (plan, _, command: Command) => {
      process.exitCode = await (await load()).submit(plan, command.optsWithGlobals());
    });
  const work = withTimeout(withJson(withJobs(withCollectionOption(mill.command('work')))))
    .description('work at the queue until told to stop by Ctrl+C or SIGTERM')
    .option('--chunk <seconds>', 'how long the chunks should take that are handed out', positiveNumber, 4)
    .option('--take-over <seconds>', 'take chunks over from workers not heard of for so long', positiveNumber, 30)
    .action(async (_, command: Command) => {
      process.exitCode = await (await load()).work(command.optsWithGlobals());
    });
  for (const command of [submit, work]) command.addHelpText('after', ABOUT_QUEUE);
  withTimeout(withJson(withCollectionOption(mill.command('status'))))
    .description('tell how far plans are, line by line, and what has failed')
    .argument(...PLAN_ARGUMENT)
    .option('--watch', 'go on telling until all is done')
    .action(async (plan, _, command: Command) => {
      process.exitCode = await (await load()).status(plan, command.optsWithGlobals());
    });
  for (const [name, state, description] of [
    ['pause', 'paused', 'let a plan rest; chunks that are being done are finished'],
    ['resume', 'running', 'go on with a plan'],
    ['cancel', 'cancelled', 'give a plan up; its puzzles stay, and submitting it again goes on with it'],
  ] as const)
    withJson(withCollectionOption(mill.command(name)))
      .description(description)
      .argument(...PLAN_ARGUMENT)
      .action(async (plan, _, command: Command) => {
        process.exitCode = await (await load()).setState(plan, state, command.optsWithGlobals());
      });
  withJson(withCollectionOption(mill.command('retry')))
    .description('try chunks again that were set aside because they failed')
    .argument(...PLAN_ARGUMENT)
    .action(async (plan, _, command: Command) => {
      process.exitCode = await (await load()).retry(plan, command.optsWithGlobals());
    });
}
