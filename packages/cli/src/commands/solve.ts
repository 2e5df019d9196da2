import {
  ATTRITIONS,
  type Attrition,
  BRANCHINGS,
  type Branching,
  INSTANTIATIONS,
  type Instantiation,
  type StudyEnding,
} from '@latin-puzzles/core/engine';
import type { Labeling, Puzzle } from '@latin-puzzles/core/puzzle';
import { type Method, type SearchOptions, searchBy } from '@latin-puzzles/methods';
import type { PluginSet } from '@latin-puzzles/plugins';
import { labelTexts } from '@latin-puzzles/workshop/reading';
import { listCompletions } from '@latin-puzzles/workshop/study';
import { makeTools, type Tools } from '@latin-puzzles/workshop/tools';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { COMMAND_LINE, commandFault } from '../terminal/exit.ts';
import { labelingText } from '../terminal/labels.ts';
import { methodsWith } from '../terminal/method-names.ts';
import { example, wholeNumber, withInput, withJson, withTimeout } from '../terminal/options.ts';
import { makeProgressLine, type ProgressLine } from '../terminal/progress.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { printData, printJson, say } from '../terminal/screen.ts';
import { type Deadline, makeBreath, makeDeadline } from '../terminal/stopping.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly timeout?: number;
  readonly limit?: number;
  readonly seed?: number;
  readonly method?: string;
  readonly strategy?: Attrition | undefined;
  readonly branching?: string;
  readonly instantiation?: string;
  readonly upToSymmetry?: boolean;
}

export function registerSolve(program: Command, plugins?: PluginSet): void {
  const branchings: Readonly<Record<string, Branching>> = { ...BRANCHINGS, ...plugins?.branchings };
  const instantiations: Readonly<Record<string, Instantiation>> = { ...INSTANTIATIONS, ...plugins?.instantiations };
  const command = withTimeout(withJson(withInput(program.command('solve'), plugins)))
    .option(
      '--limit <n>',
      'how many to find at most, or all (default: 2; 1 by a stochastic method, which could not prove that it is the only one)',
      limitNumber,
    )
    .option('--seed <number>', 'search in a random order, the same for the same seed', wholeNumber(0))
    .addOption(
      new Option('--method <name>', 'by another method than our engine; docs/methods.md tells of each')
        .choices(methodsWith(plugins).map(({ name }) => name))
        .conflicts(['strategy', 'branching', 'instantiation']),
    )
    .addOption(
      new Option('--strategy <name>', 'for study: solve as the paper describes it, and count nodes').choices(
        ATTRITIONS,
      ),
    )
    .addOption(new Option('--branching <name>', 'for study: which cell is next').choices(Object.keys(branchings)))
    .addOption(
      new Option('--instantiation <name>', 'for study: which label is tried first').choices(
        Object.keys(instantiations),
      ),
    )
    .addOption(
      new Option(
        '--up-to-symmetry',
        'one of every class that symmetries of board and clues make; searches by symmetric-no-goods',
      ).conflicts('method'),
    )
    .action(async (file: string | undefined, options: Options) => {
      const { method, strategy = options.upToSymmetry ? 'symmetric-no-goods' : undefined } = options;
      if (options.upToSymmetry && strategy !== 'symmetric-no-goods')
        throw commandFault('usage:up-to-symmetry', COMMAND_LINE);
      if (strategy === 'symmetric-no-goods' && plugins?.constraints.length)
        throw commandFault('usage:constraint-symmetry', COMMAND_LINE);
      const solver = makeSolver(
        {
          ...options,
          strategy,
          branching: options.branching === undefined ? undefined : branchings[options.branching],
          instantiation: options.instantiation === undefined ? undefined : instantiations[options.instantiation],
        },
        plugins,
      );
      const deadline = makeDeadline(options.timeout);
      const progress = makeProgressLine();
      const breath = makeBreath();
      process.exitCode = await forEachPuzzle(file, options, async (puzzle, place) => {
        const start = performance.now();
        const run = solver(puzzle, deadline, (text, share) => progress.show(`${place}: ${text}`, share));
        let step = await run.next();
        for (; !step.done; step = await run.next()) {
          progress.clear();
          if (options.json) printJson({ place, method, cells: labelTexts(puzzle.multiset, step.value) });
          else printData(labelingText(puzzle, step.value));
          await breath();
        }
        progress.clear();
        const { nodes, verdict, solutions } = step.value;
        if (method && options.json)
          printJson({ place, method, verdict, solutions, ms: Math.round(performance.now() - start) });
        else if (method) say(`${place}: ${method}, ${nodes} steps, ${verdict}`);
        else if (strategy) say(`${place}: ${strategy}, ${nodes} nodes, ${verdict}${standing(step.value)}`);
        return conclude(step.value, place);
      });
    });
  example(
    command,
    'latin solve puzzle.json',
    'latin solve --limit all --json puzzle.json',
    'latin solve --method dancing-cells puzzle.json',
    'latin solve --strategy backtracking --branching smallest-domain puzzle.json',
    `echo ${'.'.repeat(16)} | latin solve --board sudoku:2x2 --up-to-symmetry --limit all`,
  );
}

type Solver = (puzzle: Puzzle, deadline: Deadline, show: ProgressLine['show']) => Solutions;
type Solutions = Generator<Labeling, SolveEnding, undefined> | AsyncGenerator<Labeling, SolveEnding, undefined>;

interface SolveEnding extends Omit<StudyEnding, 'verdict'> {
  readonly verdict: StudyEnding['verdict'] | 'gave-up';
}

interface SolverOptions extends Omit<Options, 'branching' | 'instantiation'> {
  readonly branching: Branching | undefined;
  readonly instantiation: Instantiation | undefined;
}

/** By our engine as it is or as the paper describes search, or by another method. */
function makeSolver(options: SolverOptions, plugins?: PluginSet): Solver {
  const { seed, method, strategy, branching, instantiation, upToSymmetry } = options;
  const other = methodsWith(plugins).find(({ name }) => name === method);
  const tools = makeTools(plugins);
  const { limit = other?.kind === 'stochastic' ? 1 : 2 } = options;
  if (other)
    return (puzzle, deadline, show) => solveBy(other, tools, puzzle, { limit, seed, timeLimit: deadline.left() }, show);
  return (puzzle, deadline, show) =>
    listCompletions(tools, puzzle, {
      limit,
      seed,
      strategy,
      branching,
      instantiation,
      upToSymmetry,
      timeLimit: deadline.left(),
      onProgress: ({ nodes, solutions, explored }) => show(`${solutions} solutions, ${nodes} nodes`, explored),
    });
}

async function* solveBy(
  method: Method,
  tools: Tools,
  puzzle: Puzzle,
  options: SearchOptions,
  show: ProgressLine['show'],
): AsyncGenerator<Labeling, SolveEnding, undefined> {
  const question = { problem: tools.problemFor(puzzle), labeling: puzzle.labeling };
  const { steps, ...ending } = yield* searchBy(method, question, {
    ...options,
    onProgress: ({ steps, solutions }) => show(`${solutions} solutions, ${steps} steps`),
  });
  return { ...ending, nodes: steps };
}

/** How many Latin boards those listed stand for, where they stand for classes. */
function standing({ represented }: SolveEnding): string {
  return represented === undefined ? '' : `; they stand for ${represented}`;
}

function conclude({ verdict, solutions }: SolveEnding, place: string): ExitCode {
  if (verdict === 'inconclusive') return EXIT.stopped;
  if (verdict === 'gave-up' && solutions > 0) return EXIT.yes;
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
