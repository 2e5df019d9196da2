import { GRAMMARS, type LanguageCode, type Words } from '@latin-puzzles/core/basis';
import { type Rating, ratingSaid } from '@latin-puzzles/core/rating';
import type { PluginSet } from '@latin-puzzles/plugins';
import { findRating } from '@latin-puzzles/workshop/proving';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { Command } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { type LanguageOptions, languageOption } from '../terminal/language.ts';
import { forEachLatinPuzzle } from '../terminal/latin-puzzles.ts';
import { example, withInput, withJson, withTimeout } from '../terminal/options.ts';
import type { InputOptions } from '../terminal/read.ts';
import { readScale } from '../terminal/scale.ts';
import { print, printJson, say } from '../terminal/screen.ts';
import { makeDeadline } from '../terminal/stopping.ts';

interface Options extends InputOptions, LanguageOptions {
  readonly json?: boolean;
  readonly timeout?: number;
  readonly scale?: string;
}

export function registerRate(program: Command, plugins?: PluginSet): void {
  const command = withTimeout(withJson(withInput(program.command('rate'), plugins)))
    .addOption(languageOption())
    .option('--scale <file>', 'a scale of your own, as `latin calibrate` writes it')
    .action(async (file: string | undefined, options: Options) => {
      const scale = options.scale === undefined ? undefined : await readScale(options.scale);
      const tools = makeTools(plugins);
      const deadline = makeDeadline(options.timeout);
      process.exitCode = await forEachLatinPuzzle(file, options, tools, deadline, (puzzle, place) => {
        const rated = findRating(tools, puzzle, { scale, signal: deadline.signal });
        if (!rated) {
          say(`${place}: ${STOPPED[options.lang]}`);
          return EXIT.stopped;
        }
        if (options.json) printJson({ place, ...rated });
        else print(`${place}: ${ratedText(rated, options.lang)}`);
        return EXIT.yes;
      });
    });
  example(command, 'latin rate puzzle.json', 'latin rate --json sudokus.txt');
}

/** The level and the score, the hardest theorem by the name that options take, and what nothing checks. */
function ratedText(rating: Rating, language: LanguageCode): string {
  const { fill, list } = GRAMMARS[language];
  const parts = [ratingSaid(rating, language), fill(HARDEST[language], { theorem: rating.hardest })];
  if (rating.unchecked) parts.push(fill(UNCHECKED[language], { theorems: list(rating.unchecked) }));
  return parts.join('; ');
}

const STOPPED: Words = {
  en: 'stopped before its proof was found',
  es: 'se abandonó antes de hallar su demostración',
};
const HARDEST: Words = { en: 'hardest theorem {theorem}', es: 'teorema más difícil {theorem}' };
const UNCHECKED: Words = {
  en: 'rests on unchecked steps by {theorems}',
  es: 'se apoya en pasos sin comprobar de {theorems}',
};
