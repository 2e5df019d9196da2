import { FORMATS } from '@latin-puzzles/core/format';
import { type Command, Option } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { accepted } from '../terminal/exit.ts';
import { example, withInput } from '../terminal/options.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { printData } from '../terminal/screen.ts';

export function registerConvert(program: Command): void {
  const command = withInput(program.command('convert'))
    .description('write puzzles in another format')
    .addOption(
      new Option('--to <format>', FORMATS.map(({ name, summary }) => `${name}: ${summary}`).join('; '))
        .choices(FORMATS.map(({ name }) => name))
        .default('native'),
    )
    .action(async (file: string | undefined, options: InputOptions & { to: string }) => {
      const { make } = FORMATS.find(({ name }) => name === options.to)!;
      process.exitCode = await forEachPuzzle(file, options, (puzzle) => {
        printData(accepted(make(puzzle)));
        return EXIT.yes;
      });
    });
  example(command, 'latin convert sudokus.txt > sudokus.ndjson', 'latin convert --to line puzzle.json');
}
