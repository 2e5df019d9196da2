import { availableParallelism } from 'node:os';
import { characterCount } from '@latin-puzzles/core/basis';
import { MAX_HEADING_LENGTH } from '@latin-puzzles/core/format';
import type { PluginSet } from '@latin-puzzles/plugins';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { withPlugins } from './plugin-option.ts';

/** The options of every command that reads puzzles. */
export function withInput(
  command: Command,
  plugins?: PluginSet,
  argument: '[file]' | '[files...]' = '[file]',
): Command {
  return withPlugins(command, plugins)
    .argument(
      argument,
      'native JSON, a collection (one puzzle a line), or lines of one character per cell; - for standard input',
    )
    .option('--board <name>', 'the board of lines of characters (81 characters are a Sudoku)')
    .option('--labels <labels>', 'the labels of lines of characters: a word, or a list with commas');
}

export function withJson(command: Command): Command {
  return command.option('--json', 'one JSON object per result, one a line');
}

export function withTimeout(command: Command): Command {
  return command.option('--timeout <seconds>', 'stop after so many seconds (exit 3)', positiveNumber);
}

/** Each thread has a memory of its own. */
const MOST_JOBS = 128;

export function withJobs(command: Command): Command {
  return command.addOption(
    new Option('--jobs <n>', 'how many threads; the puzzles are the same')
      .argParser(wholeNumber(1, MOST_JOBS))
      .default(availableParallelism(), 'as many as run at once'),
  );
}

/** Where a server listens. */
export function withAddress(command: Command): Command {
  return command
    .option(
      '--port <number>',
      'where it listens; the usual port or the next free one unless given',
      wholeNumber(0, 65535),
    )
    .option('--host <address>', 'on which address of this machine; only this machine can reach it unless given')
    .option(
      '--frame-ancestors <site...>',
      'pages of these sites may show puzzles of the studio in a frame (?embed); * for all, self for its own',
    );
}

export function positiveNumber(text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError('It must be a number above 0.');
  return value;
}

/** A whole number from `least` to `most`, as an option takes it. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
    const bound = most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`;
    throw new InvalidArgumentError(`It must be a whole number from ${least}${bound}.`);
  };
}

/** A title or an author, no longer than a file may hold. */
export function heading(text: string): string {
  if (characterCount(text) > MAX_HEADING_LENGTH)
    throw new InvalidArgumentError(`It must have at most ${MAX_HEADING_LENGTH} characters.`);
  return text;
}

export function example(command: Command, ...lines: readonly string[]): Command {
  return command.addHelpText('after', `\nExample:\n${lines.map((line) => `  $ ${line}`).join('\n')}`);
}
