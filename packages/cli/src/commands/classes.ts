import {
  type ClassCount,
  type ClassCountEnding,
  countClasses,
  hasRelation,
  listClasses,
  type Relation,
} from '@latin-puzzles/core/classes';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { makeBeginning } from '@latin-puzzles/workshop/generate';
import { labelTexts, parseLabels } from '@latin-puzzles/workshop/reading';
import { makeClassCountRecord } from '@latin-puzzles/workshop/study';
import { type Command, InvalidArgumentError } from 'commander';
import { readSubject } from '../generate/subject.ts';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { accepted, COMMAND_LINE, commandFault } from '../terminal/exit.ts';
import { labelingText } from '../terminal/labels.ts';
import { example, withJson, withTimeout } from '../terminal/options.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { relationOption } from '../terminal/relation-option.ts';
import { print, printData, printJson, say } from '../terminal/screen.ts';
import { type Deadline, leaveInterrupts, makeDeadline } from '../terminal/stopping.ts';

interface Options {
  readonly labels?: string;
  readonly by: Relation;
  readonly list?: boolean;
  readonly latinBoards?: bigint;
  readonly json?: boolean;
  readonly timeout?: number;
}

export function registerClasses(program: Command): void {
  const command = withTimeout(withJson(program.command('classes')))
    .argument('<board>', 'a name of the catalog, a family with parameters such as star:7/2, or a file with a puzzle')
    .option('--labels <labels>', 'the labels: a word, or a list with commas; an inscription of the catalog goes')
    .addOption(relationOption())
    .option('--list', 'one Latin board of every class, and how many there are in it')
    .option(
      '--latin-boards <n>',
      'how many Latin boards there are, if that is known: it is not counted then',
      longNumber,
    )
    .action(async (name: string, options: Options) => {
      const labels = options.labels === undefined ? undefined : parseLabels(options.labels);
      const beginning = accepted(makeBeginning(await readSubject(name), labels));
      const { board, multiset } = beginning;
      if (!hasRelation(options.by, board, multiset)) throw commandFault('usage:relation', COMMAND_LINE);
      leaveInterrupts();
      const deadline = makeDeadline(options.timeout);
      process.exitCode = options.list ? list(beginning, options, deadline) : count(beginning, options, deadline);
    });
  example(
    command,
    'latin classes sudoku:2x3',
    'latin classes latin-square:5 --by isomorphism',
    'latin classes latin-square:4 --by main --list',
    'latin classes sudoku --latin-boards 6670903752021072936960',
  );
  command.addHelpText(
    'after',
    `
Classes are counted by the Latin boards that each symmetry keeps (Cauchy and Frobenius), not one by one: docs/classes.md tells how.
Exit code 0: told. 1: there is no Latin board. 3: stopped by a limit, or there are too many to go through.`,
  );
}

function count({ board, multiset }: Puzzle, options: Options, deadline: Deadline): ExitCode {
  const progress = makeProgressLine();
  const ending = countClasses(board, multiset, {
    relation: options.by,
    latinBoards: options.latinBoards,
    timeLimit: deadline.left(),
    signal: deadline.signal,
    onProgress: ({ conjugacy, counted, latinBoards }) =>
      progress.show(
        latinBoards === undefined
          ? `fixed by ${counted} of ${conjugacy} kinds of symmetry`
          : `${latinBoards} Latin boards so far`,
        counted / conjugacy,
      ),
  });
  progress.clear();
  if (ending.verdict === 'wrong-number') throw commandFault('usage:latin-boards', COMMAND_LINE);
  if (ending.verdict !== 'complete') {
    say(unfinished(ending.verdict));
    return EXIT.stopped;
  }
  if (options.json) printJson(makeClassCountRecord(ending.count, options.by));
  else {
    print(String(ending.count.classes));
    say(told(ending.count, options));
  }
  return ending.count.classes > 0n ? EXIT.yes : EXIT.no;
}

function list(puzzle: Puzzle, options: Options, deadline: Deadline): ExitCode {
  const { board, multiset } = puzzle;
  const progress = makeProgressLine();
  const run = listClasses(board, multiset, options.by, deadline.signal);
  let step = run.next();
  for (; !step.done; step = run.next()) progress.show(`${step.value} met`);
  progress.clear();
  if (!step.value) {
    say(deadline.signal.aborted ? unfinished('timeout') : 'There are too many Latin boards to go through them all.');
    return EXIT.stopped;
  }
  for (const { representative, members } of step.value)
    if (options.json)
      printJson({ relation: options.by, cells: labelTexts(multiset, representative), members: String(members) });
    else printData(`${labelingText(puzzle, representative)}  ${members}`);
  return step.value.length > 0 ? EXIT.yes : EXIT.no;
}

function told({ group, conjugacy, latinBoards }: ClassCount, options: Options): string {
  const keeping = conjugacy.filter(({ fixed }) => fixed > 0n).length;
  const given = options.latinBoards === undefined ? '' : ' (as given)';
  const boards = `${latinBoards} Latin ${latinBoards === 1n ? 'board' : 'boards'}${given}`;
  return `classes of ${boards} under a group of order ${group}; conjugacy classes that keep some: ${keeping} of ${conjugacy.length}`;
}

function unfinished(verdict: Exclude<ClassCountEnding['verdict'], 'complete' | 'wrong-number'>): string {
  return verdict === 'memory'
    ? 'There are too many ways to place a label to go through them all.'
    : 'stopped before the classes were counted';
}

function longNumber(text: string): bigint {
  if (!/^\d{1,1000}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return BigInt(text);
}
