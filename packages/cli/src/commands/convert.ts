import { FORMATS } from '@latin-puzzles/core/format';
import { type Command, Option } from 'commander';
import { describeFault, EXIT } from '../exit.ts';
import { example, withInput } from '../options.ts';
import { forEachPuzzle, type InputOptions, sourceName } from '../read.ts';
import { print } from '../write.ts';

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
        const text = make(puzzle);
        if (text.ok) print(text.value);
        else process.stderr.write(describeFault(text.fault, sourceName(file)));
        return text.ok ? EXIT.yes : EXIT.badInput;
      });
    });
  example(command, 'latin convert sudokus.txt > sudokus.ndjson', 'latin convert --to line puzzle.json');
}
