import { within } from '@latin-puzzles/core/basis';
import { crossValidate, fitScale, type RatedSample } from '@latin-puzzles/core/rating';
import { measureJudgements, readJudgements } from '@latin-puzzles/workshop/proving';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { Command } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { acceptedFrom, commandFault } from '../terminal/exit.ts';
import { NO_LATIN_PUZZLE } from '../terminal/latin-puzzles.ts';
import { example, wholeNumber, withJson } from '../terminal/options.ts';
import { withOutput } from '../terminal/output.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { readText } from '../terminal/read.ts';
import { print, printJson } from '../terminal/screen.ts';
import { makeBreath } from '../terminal/stopping.ts';
import { writeResult } from '../terminal/write.ts';

interface Options {
  readonly json?: boolean;
  readonly output?: string;
  readonly folds: number;
  readonly seed: number;
}

/** Fewer judgements than this tell nothing. */
const LEAST = 20;

export function registerCalibrate(program: Command): void {
  const command = withJson(program.command('calibrate'))
    .argument('<file>', 'comma-separated values with the columns puzzle, level or rating, and perhaps time')
    .option('--folds <n>', 'parts for cross-validation', wholeNumber(2, 100), 10)
    .option('--seed <number>', 'how the parts are dealt', wholeNumber(0), 1)
    .action(async (file: string, options: Options) => {
      const { samples, bounds } = await readSamples(file);
      const scale = fitScale(samples, { bounds });
      const { spearman, accuracy, nearAccuracy, timeSpearman } = crossValidate(samples, options.folds, options.seed, {
        bounds,
      });
      if (options.output !== undefined) await writeResult(options.output, `${JSON.stringify(scale, null, 2)}\n`);
      if (options.json) printJson({ samples: samples.length, spearman, accuracy, nearAccuracy, timeSpearman, scale });
      else
        print(
          `${samples.length} judgements, ${options.folds}-fold cross-validation:`,
          `  rank correlation (Spearman) of score and judgement: ${spearman.toFixed(3)}`,
          `  level right: ${percent(accuracy)}; at most one off: ${percent(nearAccuracy)}`,
          ...(timeSpearman === undefined ? [] : [`  rank correlation of score and time: ${timeSpearman.toFixed(3)}`]),
        );
      process.exitCode = EXIT.yes;
    });
  withOutput(command, '-o, --output <file>', 'write the scale, for `latin rate --scale`');
  example(command, 'latin calibrate judgements.csv -o scale.json', 'latin rate --scale scale.json puzzle.json');
}

async function readSamples(file: string): Promise<{ samples: RatedSample[]; bounds: readonly number[] }> {
  const { judgements, bounds } = acceptedFrom(readJudgements(await readText(file)), file);
  if (judgements.length < LEAST)
    throw commandFault('format.field:few-judgements', file, { judgements: judgements.length, least: LEAST });
  const progress = makeProgressLine();
  const breath = makeBreath();
  const samples: RatedSample[] = [];
  for (const measured of measureJudgements(makeTools(), judgements)) {
    if (!measured.ok)
      throw commandFault('format.field:not-latin', within(file, measured.place, ': '), {
        reason: NO_LATIN_PUZZLE[measured.solutions],
      });
    samples.push(measured.sample);
    progress.show(`${samples.length} puzzles measured`, samples.length / judgements.length);
    await breath();
  }
  progress.clear();
  return { samples, bounds };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
