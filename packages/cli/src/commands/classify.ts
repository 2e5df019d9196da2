import { asterismName, asterismText, cellText } from '@latin-puzzles/core/board';
import { type Classification, KIND_WORDS, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { PluginSet } from '@latin-puzzles/plugins';
import { classifyPuzzle, makeClassificationRecord } from '@latin-puzzles/workshop/study';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { Command } from 'commander';
import { typeWords } from '../terminal/board-words.ts';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { labelingText } from '../terminal/labels.ts';
import { example, withInput, withJson, withTimeout } from '../terminal/options.ts';
import { paint } from '../terminal/paint.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { print, printJson } from '../terminal/screen.ts';
import { makeDeadline } from '../terminal/stopping.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly timeout?: number;
}

export function registerClassify(program: Command, plugins?: PluginSet): void {
  const command = withTimeout(withJson(withInput(program.command('classify'), plugins))).action(
    async (file: string | undefined, options: Options) => {
      const tools = makeTools(plugins);
      const deadline = makeDeadline(options.timeout);
      process.exitCode = await forEachPuzzle(file, options, async (puzzle, place) => {
        const result = await classifyPuzzle(tools, puzzle, { timeLimit: deadline.left() });
        if (options.json) printJson({ place, ...makeClassificationRecord(puzzle, result) });
        else print(...describe(puzzle, result, place));
        return exitOf(result);
      });
    },
  );
  example(command, 'latin classify puzzle.json', 'latin classify --json sudokus.txt');
  command.addHelpText('after', '\nExit code 0: a Latin puzzle or a Latin board. 1: neither.');
}

function exitOf({ kind, decided }: Classification): ExitCode {
  if (kind === 'latin-puzzle' || kind === 'latin-board') return decided ? EXIT.yes : EXIT.stopped;
  return decided ? EXIT.no : EXIT.stopped;
}

function describe(puzzle: Puzzle, result: Classification, place: string): string[] {
  const { board, multiset } = puzzle;
  const { kind, critical, decided, completions, redundantClue, group } = result;
  const lines: string[] = [];
  const open = decided ? '' : kind === 'latin-puzzle' ? ' (stopped before it was known whether it is critical)' : '';
  const undecided = !decided && kind !== 'latin-puzzle';
  const name = undecided
    ? `at least a ${kind === 'completable' ? 'completable ' : ''}partial Latin board; the search was stopped`
    : KIND_WORDS[kind].researcher.en;
  lines.push(`${place}: ${paint('bold', `${critical ? 'critical ' : ''}${name}`)}${open}`);
  lines.push(`  types: ${typeWords(result.types, 'en')}; symmetry ${group.name}, order ${group.order}`);
  for (const { asterism, label, held, allowed, cells } of result.violations.slice(0, 5))
    lines.push(
      `  ${asterismText(asterismName(board, asterism))} holds ${multiset.labels[label]} ${held} times, the multiset ${allowed}: ` +
        cells.map((cell) => cellText(board.cellNames[cell]!)).join(', '),
    );
  if (result.broken) lines.push(`  it breaks ${result.broken.join(', ')}`);
  if (result.violations.length > 5) lines.push(`  and ${result.violations.length - 5} more`);
  if (kind !== 'latin-board')
    for (const [i, labeling] of completions.entries())
      lines.push(`  ${completions.length > 1 ? `solution ${i + 1}` : 'solution'}: ${labelingText(puzzle, labeling)}`);
  if (redundantClue !== undefined)
    lines.push(`  not critical: the clue in ${cellText(board.cellNames[redundantClue]!)} can go`);
  return lines;
}
