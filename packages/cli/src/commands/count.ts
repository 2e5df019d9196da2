import type { PluginSet } from '@latin-puzzles/plugins';
import { countCompletions } from '@latin-puzzles/workshop/study';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { Command } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { example, withInput, withJson, withTimeout } from '../terminal/options.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { print, printJson, say } from '../terminal/screen.ts';
import { makeDeadline } from '../terminal/stopping.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly timeout?: number;
}

export function registerCount(program: Command, plugins?: PluginSet): void {
  const command = withTimeout(withJson(withInput(program.command('count'), plugins)))
    .description('count the Latin boards that complete a puzzle, exactly')
    .action(async (file: string | undefined, options: Options) => {
      const tools = makeTools(plugins);
      const deadline = makeDeadline(options.timeout);
      const progress = makeProgressLine();
      process.exitCode = await forEachPuzzle(file, options, (puzzle, place) => {
        const { verdict, solutions } = countCompletions(tools, puzzle, {
          timeLimit: deadline.left(),
          onProgress: ({ solutions, explored }) => progress.show(`${place}: ${solutions} so far`, explored),
        });
        progress.clear();
        if (verdict !== 'complete') {
          if (options.json) printJson({ place, atLeast: String(solutions) });
          say(`${place}: stopped; there are at least ${solutions}`);
          return EXIT.stopped;
        }
        if (options.json) printJson({ place, count: String(solutions) });
        else print(String(solutions));
        return solutions > 0 ? EXIT.yes : EXIT.no;
      });
    });
  example(command, `echo ${'.'.repeat(16)} | latin count --board sudoku:2x2`);
}
