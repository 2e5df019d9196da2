import {
  easiestStep,
  type HintLevel,
  hint,
  LADDER,
  type LanguageCode,
  type Position,
  type Step,
  startOf,
} from '@latin-puzzles/core/attrition';
import type { Command } from 'commander';
import { deadlineOf } from '../engines.ts';
import { EXIT } from '../exit.ts';
import { example, withInput, withJson, withTimeout } from '../options.ts';
import { makeShapes, type Signal, signalAt } from '../proofs.ts';
import { forEachPuzzle, type InputOptions } from '../read.ts';
import { print, printJson } from '../write.ts';
import { languageOption } from './prove.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly timeout?: number;
  readonly vague?: boolean;
  readonly lang: LanguageCode;
}

export function registerHint(program: Command): void {
  const command = withTimeout(withJson(withInput(program.command('hint'))))
    .description('tell the next step only')
    .option('--vague', 'where to look, and by which theorem, without telling what is there')
    .addOption(languageOption())
    .action(async (file: string | undefined, options: Options) => {
      const shapeFor = makeShapes();
      const signal = signalAt(deadlineOf(options.timeout));
      process.exitCode = await forEachPuzzle(file, options, (puzzle, place) => {
        const position = startOf(shapeFor(puzzle), puzzle.labeling);
        const step = position.contradictory ? undefined : easiestVisibleStep(position, signal);
        if (!step && signal.aborted) {
          process.stderr.write(`${place}: stopped before a step was found\n`);
          return EXIT.stopped;
        }
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

/**
 * The first step that is more than striking out labels which are complete in an asterism: a player would have struck them
 * out by now, so that is done silently.
 */
function easiestVisibleStep(position: Position, signal: Signal): Step | undefined {
  const [strike, ...rest] = LADDER;
  for (let struck = easiestStep(position, [strike!]); struck; struck = easiestStep(position, [strike!]))
    position.apply(struck);
  for (const theorem of rest) {
    if (signal.aborted) return undefined;
    const step = easiestStep(position, [theorem]);
    if (step) return step;
  }
  return undefined;
}
