import type { PluginSet } from '@latin-puzzles/plugins';
import { countCompletions } from '@latin-puzzles/workshop/study';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { Command } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { example, withInput, withJson, withTimeout } from '../terminal/options.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { jsonLine, print, printJson, say, writeData } from '../terminal/screen.ts';
import { leaveInterrupts, makeDeadline, tellFound } from '../terminal/stopping.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly timeout?: number;
}

export function registerCount(program: Command, plugins?: PluginSet): void {
  const command = withTimeout(withJson(withInput(program.command('count'), plugins)))
    .description('count the Latin boards that complete a puzzle, exactly')
    .action(async (file: string | undefined, options: Options) => {
      const tools = makeTools(plugins);
      leaveInterrupts();
      const deadline = makeDeadline(options.timeout);
      const progress = makeProgressLine();
      process.exitCode = await forEachPuzzle(file, options, (puzzle, place) => {
        tellFound(reached(place, 0, options));
        let told = 0;
        const { verdict, solutions } = countCompletions(tools, puzzle, {
          timeLimit: deadline.left(),
          onProgress: ({ solutions, explored }) => {
            progress.show(`${place}: ${solutions} so far`, explored);
            if (solutions > told) tellFound(reached(place, solutions, options));
            told = solutions;
          },
        });
        progress.clear();
        tellFound({ printed: '' });
        if (verdict !== 'complete') {
          const { printed, said } = reached(place, solutions, options);
          writeData(printed);
          say(said);
          return EXIT.stopped;
        }
        if (options.json) printJson({ place, count: String(solutions) });
        else print(String(solutions));
        return solutions > 0 ? EXIT.yes : EXIT.no;
      });
    });
  example(command, `echo ${'.'.repeat(16)} | latin count --board sudoku:2x2`);
}

/** What is told of a count that is stopped. */
function reached(place: string, solutions: number, { json }: Options) {
  return {
    printed: json ? jsonLine({ place, atLeast: String(solutions) }) : '',
    said: `${place}: stopped; there are at least ${solutions}`,
  };
}
