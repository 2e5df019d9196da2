import { makeNativeRecord } from '@latin-puzzles/core/format';
import { ratedLevel, ratedScore, ratingSaid } from '@latin-puzzles/core/rating';
import type { PluginSet } from '@latin-puzzles/plugins';
import type { Command } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { type LanguageOptions, languageOption } from '../terminal/language.ts';
import { example, withInput, withJson } from '../terminal/options.ts';
import { puzzleText } from '../terminal/puzzle-text.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { print, printJson } from '../terminal/screen.ts';

interface Options extends InputOptions, LanguageOptions {
  readonly json?: boolean;
}

export function registerShow(program: Command, plugins?: PluginSet): void {
  const command = withJson(withInput(program.command('show'), plugins))
    .addOption(languageOption())
    .action(async (file: string | undefined, options: Options) => {
      process.exitCode = await forEachPuzzle(file, options, (puzzle) => {
        if (options.json) {
          printJson(makeNativeRecord(puzzle));
          return EXIT.yes;
        }
        const [level, score] = [ratedLevel(puzzle), ratedScore(puzzle)];
        const rated = level && score !== undefined ? [ratingSaid({ level, score }, options.lang)] : [];
        print(...puzzleText(puzzle, options.lang), ...rated);
        return EXIT.yes;
      });
    });
  example(command, 'latin show puzzle.json', 'echo 1....2.3.4...... | latin show --board sudoku:2x2');
}
