import type { Ending } from '@latin-puzzles/core/engine';
import { type Command, InvalidArgumentError } from 'commander';
import { makeBreath } from '../breath.ts';
import { deadlineOf, makeEngines } from '../engines.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { labelingText, labelTexts } from '../labels.ts';
import { example, withInput, withJson, withTimeout } from '../options.ts';
import { makeProgressLine } from '../progress.ts';
import { forEachPuzzle, type InputOptions } from '../read.ts';
import { print, printJson } from '../write.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly timeout?: number;
  readonly limit: number;
}

export function registerSolve(program: Command): void {
  const command = withTimeout(withJson(withInput(program.command('solve'))))
    .description('list the Latin boards that complete a puzzle')
    .option('--limit <n>', 'how many to find at most, or all', limitNumber, 2)
    .action(async (file: string | undefined, options: Options) => {
      const engineFor = makeEngines();
      const deadline = deadlineOf(options.timeout);
      const progress = makeProgressLine();
      const breath = makeBreath();
      let puzzles = 0;
      process.exitCode = await forEachPuzzle(file, options, async (puzzle, place) => {
        puzzles++;
        const run = engineFor(puzzle).list(puzzle.labeling, {
          limit: options.limit,
          timeLimit: deadline - Date.now(),
          onProgress: ({ nodes, solutions, explored }) =>
            progress.show(`${place}: ${solutions} solutions, ${nodes} nodes`, explored),
        });
        let step = run.next();
        for (; !step.done; step = run.next()) {
          progress.clear();
          if (options.json) printJson({ place, cells: labelTexts(puzzle.multiset, step.value) });
          else print(labelingText(puzzle, step.value));
          await breath();
        }
        progress.show(`${puzzles} puzzles`);
        return conclude(step.value, place);
      });
      progress.clear();
    });
  example(command, 'latin solve puzzle.json', 'latin solve --limit all --json puzzle.json');
}

function conclude({ verdict, solutions }: Ending, place: string): ExitCode {
  if (verdict === 'timeout' || verdict === 'aborted') {
    process.stderr.write(`${place}: stopped; ${solutions} found so far, there may be more\n`);
    return EXIT.stopped;
  }
  if (solutions > 0) return EXIT.yes;
  process.stderr.write(`${place}: no solution\n`);
  return EXIT.no;
}

function limitNumber(text: string): number {
  const value = text === 'all' ? Number.POSITIVE_INFINITY : Number(text);
  if (!(value >= 1) || (value !== Number.POSITIVE_INFINITY && !Number.isInteger(value)))
    throw new InvalidArgumentError('It must be a whole number from 1, or all.');
  return value;
}
