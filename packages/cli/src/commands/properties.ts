import { isComplete, type Puzzle, violations } from '@latin-puzzles/core/puzzle';
import { labelTexts } from '@latin-puzzles/workshop/reading';
import { type LatinBoardStudy, studyLatinBoard } from '@latin-puzzles/workshop/study';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { Command } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { labelingText } from '../terminal/labels.ts';
import { example, wholeNumber, withInput, withJson, withTimeout } from '../terminal/options.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { jsonLine, say, writeData } from '../terminal/screen.ts';
import { leaveInterrupts, makeDeadline, tellFound } from '../terminal/stopping.ts';

interface Options extends InputOptions {
  readonly trades: number;
  readonly seed: number;
  readonly json?: boolean;
  readonly timeout?: number;
}

export function registerProperties(program: Command): void {
  const command = withTimeout(withJson(withInput(program.command('properties'))))
    .option('--trades <n>', 'minimal trades of so many cells at most', wholeNumber(0), 6)
    .option(
      '--seed <number>',
      'the same seed finds the same critical sets where they are too many to list',
      wholeNumber(0),
      1,
    )
    .action(async (file: string | undefined, options: Options) => {
      const tools = makeTools();
      leaveInterrupts();
      const deadline = makeDeadline(options.timeout);
      const progress = makeProgressLine();
      process.exitCode = await forEachPuzzle(file, options, (given, place) => {
        // A puzzle may bring the Latin board that it leads to.
        const puzzle = isComplete(given.labeling) ? given : { ...given, labeling: given.solution ?? given.labeling };
        if (!isComplete(puzzle.labeling) || violations(puzzle).length > 0) {
          say(`${place}: not a Latin board`);
          return EXIT.no;
        }
        const told = (study: LatinBoardStudy) =>
          options.json
            ? jsonLine({ place, ...record(puzzle, study, options) })
            : `${describe(puzzle, study, place, options).join('\n')}\n`;
        let at = '';
        const study = studyLatinBoard(tools, puzzle, {
          ...{ trades: options.trades, seed: options.seed },
          timeLimit: deadline.left(),
          signal: {
            // Parts are few and long, and look at the signal again and again.
            get aborted() {
              progress.show(`${place}: ${at}`);
              return deadline.signal.aborted;
            },
          },
          onPart: (part, known) => {
            at = part;
            tellFound({ printed: told(known), said: `${place}: stopped` });
          },
        });
        progress.clear();
        tellFound({ printed: '' });
        writeData(told(study));
        return isDecided(study, deadline.signal.aborted) ? EXIT.yes : EXIT.stopped;
      });
    });
  example(
    command,
    'latin sample latin-square:7 | latin properties --board latin-square:7',
    'latin properties --trades 8 --json latin-board.json',
    'latin sample helios-one --documents | latin properties',
  );
  command.addHelpText(
    'after',
    '\nOf a puzzle that brings its solution, the solution is told of. Exit code 0: told. 1: not a Latin board. 3: stopped before all of it was known.',
  );
}

function isDecided({ transversals, mate, trades }: LatinBoardStudy, stopped: boolean): boolean {
  return !stopped && transversals?.decided !== false && mate?.decided !== false && trades.decided;
}

function describe(puzzle: Puzzle, study: LatinBoardStudy, place: string, options: Options): string[] {
  const { transversals, mate, trades, criticalSets } = study;
  const lines = [`${place}:`];
  if (transversals) lines.push(`  transversals: ${transversals.decided ? '' : 'at least '}${transversals.count}`);
  if (mate) {
    const none = mate.decided ? 'none' : 'not known';
    lines.push(`  orthogonal mate: ${mate.board ? labelingText(puzzle, mate.board) : none}`);
  }
  const sizes = trades.sizes.map(({ cells, trades: count }) => `${count} of ${cells}`);
  const upTo = `minimal trades of up to ${options.trades} cells`;
  const found = sizes.join(', ') || (trades.decided ? 'none' : 'none found');
  lines.push(`  ${upTo}: ${found}${trades.decided || sizes.length === 0 ? '' : ', perhaps more'}`);
  const counts = criticalSets.sizes.map(({ clues, puzzles }) => `${puzzles} of ${clues}`);
  lines.push(`  critical sets${criticalSets.complete ? '' : ' found'}: ${counts.join(', ') || 'none'}`);
  return lines;
}

function record({ multiset }: Puzzle, { transversals, mate, trades, criticalSets }: LatinBoardStudy, options: Options) {
  return {
    ...(transversals && { transversals: { count: String(transversals.count), decided: transversals.decided } }),
    ...(mate && { mate: { board: mate.board ? labelTexts(multiset, mate.board) : null, decided: mate.decided } }),
    trades: { upTo: options.trades, ...trades },
    criticalSets,
  };
}
