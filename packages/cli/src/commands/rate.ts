import { type Rating, ratingSaid } from '@latin-puzzles/core/rating';
import type { PluginSet } from '@latin-puzzles/plugins';
import { findRating } from '@latin-puzzles/workshop/proving';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { Command } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { forEachLatinPuzzle } from '../terminal/latin-puzzles.ts';
import { example, withInput, withJson, withTimeout } from '../terminal/options.ts';
import type { InputOptions } from '../terminal/read.ts';
import { readScale } from '../terminal/scale.ts';
import { print, printJson, say } from '../terminal/screen.ts';
import { makeDeadline } from '../terminal/stopping.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly timeout?: number;
  readonly scale?: string;
}

export function registerRate(program: Command, plugins?: PluginSet): void {
  const command = withTimeout(withJson(withInput(program.command('rate'), plugins)))
    .description('tell how difficult a puzzle is, from its proof')
    .option('--scale <file>', 'a scale of your own, as `latin calibrate` writes it')
    .action(async (file: string | undefined, options: Options) => {
      const scale = options.scale === undefined ? undefined : await readScale(options.scale);
      const tools = makeTools(plugins);
      const deadline = makeDeadline(options.timeout);
      process.exitCode = await forEachLatinPuzzle(file, options, tools, deadline, (puzzle, place) => {
        const rated = findRating(tools, puzzle, { scale, signal: deadline.signal });
        if (!rated) {
          say(`${place}: stopped before its proof was found`);
          return EXIT.stopped;
        }
        if (options.json) printJson({ place, ...rated });
        else print(`${place}: ${ratingSaid(rated, 'en')}; hardest theorem ${rated.hardest}${resting(rated)}`);
        return EXIT.yes;
      });
    });
  example(command, 'latin rate puzzle.json', 'latin rate --json sudokus.txt');
}

/** What the rating rests on that nothing checks. */
function resting({ unchecked }: Rating): string {
  return unchecked ? `; rests on unchecked steps by ${unchecked.join(', ')}` : '';
}
