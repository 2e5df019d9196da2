import type { FindingEnding, PuzzleCount } from '@latin-puzzles/core/finding';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import { isComplete, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { PluginSet } from '@latin-puzzles/plugins';
import { countPuzzlesByClues, listPuzzles, type PuzzleListOptions } from '@latin-puzzles/workshop/study';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { type Command, Option } from 'commander';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { COMMAND_LINE, commandFault } from '../terminal/exit.ts';
import { labelingText } from '../terminal/labels.ts';
import { example, wholeNumber, withInput, withJson, withTimeout } from '../terminal/options.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { print, printData, printJson, say } from '../terminal/screen.ts';
import { makeBreath, makeDeadline } from '../terminal/stopping.ts';
import { table } from '../terminal/table.ts';

interface Options extends InputOptions, Pick<PuzzleListOptions, 'boards' | 'critical' | 'limit' | 'seed'> {
  readonly json?: boolean;
  readonly timeout?: number;
  readonly singlePass?: boolean;
  readonly upToSymmetry?: boolean;
  readonly stats?: boolean;
}

export function registerPuzzles(program: Command, plugins?: PluginSet): void {
  const command = withTimeout(withJson(withInput(program.command('puzzles'), plugins)))
    .option('--limit <n>', 'stop after so many puzzles; all unless given', wholeNumber(1))
    .option('--boards <n>', 'of a partial board: take so many of its Latin boards', wholeNumber(1))
    .option('--critical', 'only puzzles none of whose clues can go')
    .addOption(
      new Option('--single-pass', 'only puzzles that are met while Latin boards are listed').conflicts([
        'critical',
        'boards',
      ]),
    )
    .option('--up-to-symmetry', 'one of every class that differs only by symmetries of the board and names of labels')
    .option('--seed <number>', 'in a random order, the same for the same seed', wholeNumber(0))
    .option('--stats', 'count them, by number of clues, in place of listing them')
    .action(async (file: string | undefined, options: Options) => {
      const tools = makeTools(plugins);
      const named = plugins?.constraints.length ? { constraintNames: plugins.constraints.map(({ name }) => name) } : {};
      const deadline = makeDeadline(options.timeout);
      const progress = makeProgressLine();
      const breath = makeBreath();
      process.exitCode = await forEachPuzzle(file, options, async (puzzle, place) => {
        const { limit, boards, critical, singlePass, upToSymmetry, seed } = options;
        const listing: PuzzleListOptions = {
          ...{ limit, boards, critical, singlePass, upToSymmetry, seed },
          timeLimit: deadline.left(),
          onProgress: ({ puzzles, explored }) => progress.show(`${place}: ${puzzles} puzzles`, explored),
        };
        if (upToSymmetry && plugins?.constraints.length) throw commandFault('usage:constraint-symmetry', COMMAND_LINE);
        if (options.stats) {
          const count = countPuzzlesByClues(tools, puzzle, listing);
          progress.clear();
          if (options.json) printJson(record(count, place));
          else print(...describe(count));
          return conclude(puzzle, count.ending, place);
        }
        const run = listPuzzles(tools, puzzle, listing);
        let step = run.next();
        for (; !step.done; step = run.next()) {
          progress.clear();
          const { labeling, solution } = step.value;
          const { board, multiset, inscription } = puzzle;
          const found = { board, multiset, inscription, labeling, ...named };
          if (options.json) printJson(makeNativeRecord({ ...found, solution }));
          else printData(labelingText(puzzle, labeling));
          await breath();
        }
        progress.clear();
        return conclude(puzzle, step.value, place);
      });
    });
  example(
    command,
    'latin puzzles --critical --limit 100 --json latin-board.json',
    `echo ${'.'.repeat(16)} | latin puzzles --board sudoku:2x2 --critical --stats`,
  );
}

function clueRows({ byClues }: PuzzleCount): { clues: number; puzzles: number }[] {
  return byClues.map((puzzles, clues) => ({ clues, puzzles })).filter(({ puzzles }) => puzzles > 0);
}

function record(count: PuzzleCount, place: string) {
  const { verdict, puzzles } = count.ending;
  return { place, verdict, puzzles: String(puzzles), byClues: clueRows(count) };
}

function describe(count: PuzzleCount): string[] {
  const rows = clueRows(count).map(({ clues, puzzles }) => [String(clues), String(puzzles)]);
  return table([['clues', 'puzzles'], ...rows, ['all', String(count.ending.puzzles)]]);
}

function conclude(puzzle: Puzzle, { verdict, puzzles }: FindingEnding, place: string): ExitCode {
  if (verdict !== 'complete' && verdict !== 'limit') {
    say(`${place}: stopped; ${puzzles} found so far, there may be more`);
    return EXIT.stopped;
  }
  if (puzzles > 0) return EXIT.yes;
  say(`${place}: ${isComplete(puzzle.labeling) ? 'not a Latin board, so it has no puzzles' : 'no puzzles'}`);
  return EXIT.no;
}
