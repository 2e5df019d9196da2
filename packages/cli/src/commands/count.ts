import { COUNT_METHODS } from '@latin-puzzles/core/counting';
import type { PluginSet } from '@latin-puzzles/plugins';
import { countCompletions } from '@latin-puzzles/workshop/study';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { type Command, Option } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { example, withInput, withJson, withTimeout } from '../terminal/options.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { jsonLine, print, printJson, say, writeData } from '../terminal/screen.ts';
import { leaveInterrupts, makeDeadline, tellFound } from '../terminal/stopping.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly method?: string;
  readonly timeout?: number;
}

export function registerCount(program: Command, plugins?: PluginSet): void {
  const command = withTimeout(withJson(withInput(program.command('count'), plugins)))
    .description('count the Latin boards that complete a puzzle, exactly')
    .addOption(
      new Option('--method <name>', 'how to count; by itself it tries them and goes on with the quickest').choices(
        COUNT_METHODS,
      ),
    )
    .action(async (file: string | undefined, options: Options) => {
      const tools = makeTools(plugins);
      leaveInterrupts();
      const deadline = makeDeadline(options.timeout);
      const progress = makeProgressLine();
      process.exitCode = await forEachPuzzle(file, options, (puzzle, place) => {
        tellFound(reached(place, 0n, options));
        let told = 0n;
        const { verdict, count, method } = countCompletions(tools, puzzle, {
          method: options.method,
          timeLimit: deadline.left(),
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
        if (options.json) printJson({ place, count: String(count), method });
        else print(String(count));
        return count > 0n ? EXIT.yes : EXIT.no;
      });
    });
  example(command, `echo ${'.'.repeat(16)} | latin count --board sudoku:2x2`);
}

/** What is told of a count that is stopped. */
function reached(place: string, count: bigint, { json }: Options) {
  return {
    printed: json ? jsonLine({ place, atLeast: String(count) }) : '',
    said: `${place}: stopped; there are at least ${count}`,
  };
}
