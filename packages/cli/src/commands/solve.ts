import {
  ATTRITIONS,
  type Attrition,
  BRANCHINGS,
  type BranchingName,
  INSTANTIATIONS,
  type InstantiationName,
  type StudyEnding,
} from '@latin-puzzles/core/engine';
import { listCompletions } from '@latin-puzzles/workshop/study';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { labelingText, labelTexts } from '../terminal/labels.ts';
import { example, wholeNumber, withInput, withJson, withTimeout } from '../terminal/options.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { printData, printJson, say } from '../terminal/screen.ts';
import { makeBreath, makeDeadline } from '../terminal/stopping.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly timeout?: number;
  readonly limit: number;
  readonly seed?: number;
  readonly strategy?: Attrition;
  readonly branching?: BranchingName;
  readonly instantiation?: InstantiationName;
}

export function registerSolve(program: Command): void {
  const command = withTimeout(withJson(withInput(program.command('solve'))))
    .description('list the Latin boards that complete a puzzle')
    .option('--limit <n>', 'how many to find at most, or all', limitNumber, 2)
    .option('--seed <number>', 'search in a random order, the same for the same seed', wholeNumber(0))
    .addOption(
      new Option('--strategy <name>', 'for study: solve as the paper describes it, and count nodes').choices(
        ATTRITIONS,
      ),
    )
    .addOption(new Option('--branching <name>', 'for study: which cell is next').choices(Object.keys(BRANCHINGS)))
    .addOption(
      new Option('--instantiation <name>', 'for study: which label is tried first').choices(
        Object.keys(INSTANTIATIONS),
      ),
    )
    .action(async (file: string | undefined, options: Options) => {
      const { limit, seed, strategy, branching, instantiation } = options;
      const tools = makeTools();
      const deadline = makeDeadline(options.timeout);
      const progress = makeProgressLine();
      const breath = makeBreath();
      process.exitCode = await forEachPuzzle(file, options, async (puzzle, place) => {
        const run = listCompletions(tools, puzzle, {
          limit,
          seed,
          strategy,
          branching,
          instantiation,
          timeLimit: deadline.left(),
          onProgress: ({ nodes, solutions, explored }) =>
            progress.show(`${place}: ${solutions} solutions, ${nodes} nodes`, explored),
        });
        let step = run.next();
        for (; !step.done; step = run.next()) {
          progress.clear();
          if (options.json) printJson({ place, cells: labelTexts(puzzle.multiset, step.value) });
          else printData(labelingText(puzzle, step.value));
          await breath();
        }
        progress.clear();
        return conclude(step.value, place, strategy);
      });
    });
  example(
    command,
    'latin solve puzzle.json',
    'latin solve --limit all --json puzzle.json',
    'latin solve --strategy backtracking --branching smallest-domain puzzle.json',
  );
}

function conclude({ verdict, solutions, nodes }: StudyEnding, place: string, strategy?: Attrition): ExitCode {
  if (strategy !== undefined) say(`${place}: ${strategy}, ${nodes} nodes, ${verdict}`);
  if (verdict === 'inconclusive') return EXIT.stopped;
  if (verdict !== 'complete' && verdict !== 'limit') {
    say(`${place}: stopped; ${solutions} found so far, there may be more`);
    return EXIT.stopped;
  }
  if (solutions > 0) return EXIT.yes;
  say(`${place}: no solution`);
  return EXIT.no;
}

function limitNumber(text: string): number {
  const value = text === 'all' ? Number.POSITIVE_INFINITY : Number(text);
  if (!(value >= 1) || (value !== Number.POSITIVE_INFINITY && !Number.isInteger(value)))
    throw new InvalidArgumentError('It must be a whole number from 1, or all.');
  return value;
}
