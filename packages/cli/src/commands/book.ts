import type { Command } from 'commander';
import { checkEnding } from '../terminal/endings.ts';
import { COMMAND_LINE, commandFault } from '../terminal/exit.ts';
import { example, wholeNumber, withJson } from '../terminal/options.ts';
import { withOutput } from '../terminal/output.ts';

interface Options {
  readonly init?: boolean;
  readonly output?: string;
  readonly force?: boolean;
  readonly style?: string;
  readonly greyscale?: boolean;
  readonly large?: boolean;
  readonly fold?: boolean;
  readonly outlines?: boolean;
  readonly dpi?: number;
  readonly json?: boolean;
}

export function registerBook(program: Command): void {
  const command = withJson(program.command('book'))
    .argument('[book]', 'a file in the format latin-book/1')
    .option('--init', 'write a book to begin with, to the file or to standard output');
  withOutput(command, '-o, --output <file>', 'PDF, or pages as SVG or PNG, by its ending')
    .option('--style <file>', 'another house style than that of the book')
    .option('--greyscale', 'black and greys only, whatever the style says')
    .option('--large', 'large print: nothing that is read is under 16 points')
    .option('--fold', 'two pages a side, in the order of a booklet that is folded and stapled')
    .option('--outlines', 'in an SVG: texts as outlines, which need no font where it is shown')
    .option('--dpi <number>', 'in a PNG: pixels to the inch; 144 unless given', wholeNumber(36, 2400))
    .action(async (file: string | undefined, options: Options) => {
      const { writeBook, writeStarterBook } = await import('../terminal/book.ts');
      if (options.init) {
        process.exitCode = await writeStarterBook(file, options.force);
        return;
      }
      if (file === undefined) throw commandFault('usage:no-book', COMMAND_LINE);
      checkEnding(options.output);
      if (options.output === undefined) throw commandFault('usage:no-output', COMMAND_LINE, { option: 'latin book' });
      process.exitCode = await writeBook(file, { ...options, output: options.output });
    });
  example(
    command,
    'latin book --init book.json',
    'latin book book.json -o book.pdf',
    'latin book book.json --style newspaper.json --fold -o book.pdf',
  );
  command.addHelpText(
    'after',
    `
Files that the book names are looked for where the book is. What cannot be read, is no Latin puzzle, or would be too small is
named and left out; the exit code is 2 then. docs/publishing.md walks through a book.`,
  );
}
