import { makeNativeRecord } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { SAMPLING_METHODS, type Sampler, type SamplingMethod } from '@latin-puzzles/core/sampling';
import { makeBeginning, subjectNamed } from '@latin-puzzles/workshop/generate';
import { labelTexts, parseLabels, readFirstPuzzle } from '@latin-puzzles/workshop/reading';
import { sampleCompletions } from '@latin-puzzles/workshop/study';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { type Command, Option } from 'commander';
import { isFileName } from '../generate/subject.ts';
import { EXIT } from '../terminal/codes.ts';
import { accepted, acceptedFrom } from '../terminal/exit.ts';
import { labelingText } from '../terminal/labels.ts';
import { example, wholeNumber, withJson, withTimeout } from '../terminal/options.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { readLines, sourceName } from '../terminal/read.ts';
import { printData, printJson, say } from '../terminal/screen.ts';
import { makeBreath, makeDeadline } from '../terminal/stopping.ts';

interface Options {
  readonly labels?: string;
  readonly json?: boolean;
  readonly documents?: boolean;
  readonly count: number;
  readonly seed: number;
  readonly method?: SamplingMethod;
  readonly timeout?: number;
}

export function registerSample(program: Command): void {
  const command = withTimeout(withJson(program.command('sample')))
    .argument(
      '<board>',
      'a name of the catalog, a family with parameters such as star:7/2, or a file with a puzzle to complete',
    )
    .option('--documents', 'each as a document of the native format, as its solution, for other commands to read')
    .option('--labels <labels>', 'the labels: a word, or a list with commas; an inscription of the catalog goes')
    .option('--count <n>', 'how many to draw', wholeNumber(1), 1)
    .option('--seed <number>', 'the same seed draws the same boards', wholeNumber(0), 1)
    .addOption(
      new Option(
        '--method <name>',
        'by exact counts, or by a Markov chain; counts where that is moderate work',
      ).choices(SAMPLING_METHODS),
    )
    .action(async (name: string, options: Options) => {
      const puzzle = await readBeginning(name, options);
      const { count, seed, method } = options;
      const deadline = makeDeadline(options.timeout);
      const progress = makeProgressLine();
      const breath = makeBreath();
      progress.show('counting');
      let sampler: Sampler | undefined;
      const run = sampleCompletions(makeTools(), puzzle, {
        ...{ count, seed, method },
        timeLimit: deadline.left(),
        signal: deadline.signal,
        onSampler: (made) => {
          sampler = made;
        },
      });
      let drawn = 0;
      let step = run.next();
      for (; !step.done; step = run.next()) {
        progress.clear();
        const cells = labelTexts(puzzle.multiset, step.value);
        if (options.documents) printData(JSON.stringify(makeNativeRecord({ ...puzzle, solution: step.value })));
        else if (options.json) printJson({ cells, method: sampler!.chain ?? sampler!.method });
        else printData(labelingText(puzzle, step.value));
        progress.show(`${++drawn} of ${count}`, drawn / count);
        await breath();
      }
      progress.clear();
      if (sampler && !options.json) say(howDrawn(sampler));
      if (step.value === 'complete') return;
      say(step.value === 'no-board' ? 'There is no Latin board to draw.' : `stopped; ${drawn} of ${count} were drawn`);
      process.exitCode = step.value === 'no-board' ? EXIT.no : EXIT.stopped;
    });
  example(
    command,
    'latin sample latin-square:7 --count 100 --seed 1',
    'latin sample sudoku:2x3 --labels 112233 --json',
    'latin sample puzzle.json --documents | latin draw --solution -o drawn.svg',
  );
  command.addHelpText(
    'after',
    `
By counts, draws are independent and exactly uniform. A chain comes near to that: the longer it walks, the nearer; docs/sampling.md tells how near.`,
  );
}

/** What is to be completed: a board, empty but for its inscription, or a puzzle with all of its clues. */
async function readBeginning(name: string, { labels }: Options): Promise<Puzzle> {
  if (isFileName(name)) return acceptedFrom(await readFirstPuzzle(readLines(name)), sourceName(name));
  return accepted(makeBeginning(accepted(subjectNamed(name)), labels === undefined ? undefined : parseLabels(labels)));
}

function howDrawn({ method, chain, count }: Sampler): string {
  return method === 'counts' ? `drawn by counts, of ${count}` : `drawn by a Markov chain, ${chain}`;
}
