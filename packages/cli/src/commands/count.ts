import { COUNT_METHODS, type Estimate } from '@latin-puzzles/core/counting';
import type { PluginSet } from '@latin-puzzles/plugins';
import { countCompletions } from '@latin-puzzles/workshop/study';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { type Command, Option } from 'commander';
import { makeCheckpoint } from '../terminal/checkpoint.ts';
import { EXIT } from '../terminal/codes.ts';
import { commandFault } from '../terminal/exit.ts';
import { example, withInput, withJson, withTimeout } from '../terminal/options.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { jsonLine, print, printJson, say, writeData } from '../terminal/screen.ts';
import { leaveInterrupts, makeDeadline, tellFound } from '../terminal/stopping.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly checkpoint?: string;
  readonly method?: string;
  readonly timeout?: number;
}

export function registerCount(program: Command, plugins?: PluginSet): void {
  const command = withTimeout(withJson(withInput(program.command('count'), plugins)))
    .addOption(
      new Option('--method <name>', 'how to count; by itself it tries them and goes on with the quickest').choices(
        COUNT_METHODS,
      ),
    )
    .option('--checkpoint <file>', 'keep in this file what is counted, and go on from it if it is there')
    .action(async (file: string | undefined, options: Options) => {
      const tools = makeTools(plugins);
      leaveInterrupts();
      const deadline = makeDeadline(options.timeout);
      const progress = makeProgressLine();
      let read = 0;
      process.exitCode = await forEachPuzzle(file, options, async (puzzle, place) => {
        if (options.checkpoint !== undefined && read++ > 0) throw commandFault('usage:several-puzzles', place);
        tellFound(reached(place, 0n, options));
        let told = 0n;
        let rough: Interval | undefined;
        const checkpoint = await makeCheckpoint(options.checkpoint, puzzle);
        const { verdict, count, method } = countCompletions(tools, puzzle, {
          method: options.method,
          timeLimit: deadline.left(),
          state: checkpoint.state,
          onState: checkpoint.keep,
          onEstimate: (estimate) => {
            rough = intervalOf(estimate);
            if (rough) say(`${place}: ${rough.text}`);
          },
          onProgress: ({ count, units, done }) => {
            progress.show(`${place}: ${count} so far`, units > 1 ? done / units : undefined);
            if (count > told) tellFound(reached(place, count, options));
            told = count;
          },
        });
        progress.clear();
        tellFound({ printed: '' });
        if (verdict !== 'complete') {
          const { printed, said } = reached(place, count, options);
          writeData(printed);
          say(said);
          return EXIT.stopped;
        }
        if (options.json)
          printJson({ place, count: String(count), method, ...(rough && { estimate: rough.estimate }) });
        else print(String(count));
        return count > 0n ? EXIT.yes : EXIT.no;
      });
    });
  example(command, `echo ${'.'.repeat(16)} | latin count --board sudoku:2x2`);
}

/** An interval that holds the number with 95 %, as far as probes tell: as decimal logarithms, and in words. */
interface Interval {
  readonly estimate: { readonly log10: number; readonly low: number; readonly high: number };
  readonly text: string;
}

/** Nothing where no probe has found a Latin board, or all found the same. */
function intervalOf({ log10, error, low, high }: Estimate): Interval | undefined {
  if (!Number.isFinite(log10) || !Number.isFinite(error) || error === 0) return undefined;
  const power = Math.floor(log10);
  const figure = (log: number) => {
    const own = log < power || log >= power + 2 ? Math.floor(log) : power;
    return `${(10 ** (log - own)).toFixed(2)}e${own}`;
  };
  return {
    estimate: { log10, low, high },
    text: `about ${figure(log10)}, with 95 % confidence between ${figure(low)} and ${figure(high)}; counting exactly`,
  };
}

/** What is told of a count that is stopped. */
function reached(place: string, count: bigint, { json }: Options) {
  return {
    printed: json ? jsonLine({ place, atLeast: String(count) }) : '',
    said: `${place}: stopped; there are at least ${count}`,
  };
}
