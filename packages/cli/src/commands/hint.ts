import {
  easiestStep,
  type HintLevel,
  hint,
  LADDER,
  type LanguageCode,
  shapeOf,
  startOf,
} from '@latin-puzzles/core/attrition';
import { problemOf } from '@latin-puzzles/core/puzzle';
import type { Command } from 'commander';
import { EXIT } from '../exit.ts';
import { example, withInput, withJson } from '../options.ts';
import { forEachPuzzle, type InputOptions } from '../read.ts';
import { print, printJson } from '../write.ts';
import { languageOption } from './prove.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly vague?: boolean;
  readonly lang: LanguageCode;
}

export function registerHint(program: Command): void {
  const command = withJson(withInput(program.command('hint')))
    .description('tell the next step only')
    .option('--vague', 'where to look, and by which theorem, without telling what is there')
    .addOption(languageOption())
    .action(async (file: string | undefined, options: Options) => {
      process.exitCode = await forEachPuzzle(file, options, (puzzle, place) => {
        const position = startOf(shapeOf(problemOf(puzzle.board, puzzle.multiset)), puzzle.labeling);
        // Labels that a player would have struck out by now are struck out first, silently.
        const step = position.contradictory ? undefined : easiestVisibleStep(position);
        if (!step) {
          process.stderr.write(`${place}: there is no step to take${position.open === 0 ? ': it is complete' : ''}\n`);
          return EXIT.no;
        }
        const level: HintLevel = options.vague ? 2 : 3;
        const sentences = hint(step, puzzle, options.lang, level);
        if (options.json) printJson({ place, theorem: step.theorem, hint: sentences });
        else print(sentences.join('\n'));
        return EXIT.yes;
      });
    });
  example(command, 'latin hint puzzle.json', 'latin hint --vague --lang es puzzle.json');
}

/** The first step that is more than striking out labels which are complete in an asterism. */
function easiestVisibleStep(position: ReturnType<typeof startOf>) {
  const [strike, ...rest] = LADDER;
  for (;;) {
    const struck = easiestStep(position, [strike!]);
    if (!struck) return easiestStep(position, rest);
    position.apply(struck);
  }
}
