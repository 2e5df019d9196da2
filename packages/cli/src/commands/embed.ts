import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LANGUAGE_CODES, type LanguageCode } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import {
  EMBED_THEMES,
  EMBED_TOOLS,
  type EmbedPageOptions,
  type EmbedTheme,
  type EmbedTool,
  makeEmbedPage,
  makeEmbedSnippet,
  parseEmbedSize,
} from '@latin-puzzles/workshop/embed';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { COMMAND_LINE, commandFault } from '../terminal/exit.ts';
import { example, withInput, withJson } from '../terminal/options.ts';
import { withOutput } from '../terminal/output.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { printData, printJson } from '../terminal/screen.ts';
import { writeResult } from '../terminal/write.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly output?: string;
  readonly title?: string;
  readonly lang?: LanguageCode;
  readonly theme?: EmbedTheme;
  readonly size?: string;
  readonly tools?: readonly EmbedTool[];
  readonly snippet?: string | true;
}

/** Where a snippet looks for the script unless it is told: beside the page. */
const BESIDE = 'latin-puzzle.js';

export function registerEmbed(program: Command): void {
  const command = withJson(withInput(program.command('embed')));
  withOutput(command, '-o, --output <file>', 'the page; standard output unless given')
    .option('--title <text>', 'what the page is called; as its first puzzle unless given')
    .addOption(new Option('--lang <code>', "the language; the reader's own unless given").choices(LANGUAGE_CODES))
    .addOption(new Option('--theme <name>', "how it looks; as the reader's device unless given").choices(EMBED_THEMES))
    .option('--size <width>', 'how wide the board may be: 480, 30rem, 80%', size)
    .addOption(
      new Option('--tools <name...>', 'what readers may use beside writing labels; all unless given').choices(
        EMBED_TOOLS,
      ),
    )
    .option(
      '--snippet [address]',
      `only the element, for a page that loads the script from this address; ${BESIDE} unless given`,
    )
    .action(async (file: string | undefined, options: Options) => {
      const { output, snippet, title, lang, theme, size, tools } = options;
      const wishes: EmbedPageOptions = { title, language: lang, theme, size, tools };
      const puzzles: Puzzle[] = [];
      const code = await forEachPuzzle(file, options, (puzzle) => {
        puzzles.push(puzzle);
        return EXIT.yes;
      });
      process.exitCode = code;
      if (puzzles.length === 0) return;
      const text =
        snippet === undefined
          ? makeEmbedPage(puzzles, await readScript(), wishes)
          : snippetsOf(puzzles, snippet === true ? BESIDE : snippet, wishes);
      if (output === undefined) printData(text.trimEnd());
      else {
        await writeResult(output, text);
        if (options.json) printJson({ file: output, bytes: Buffer.byteLength(text) });
      }
    });
  example(
    command,
    'latin embed puzzle.json -o puzzle.html',
    'latin embed sudokus.txt --lang es --theme light --tools marks undo check -o sudokus.html',
    'latin embed puzzle.json --snippet https://example.org/latin-puzzle.js',
  );
}

/** One line loads the script, however many puzzles there are. */
function snippetsOf(puzzles: readonly Puzzle[], address: string, wishes: EmbedPageOptions): string {
  const snippets = puzzles.map((puzzle) => makeEmbedSnippet(puzzle, address, wishes));
  const [first, ...others] = snippets as [string, ...string[]];
  return `${[first, ...others.map((snippet) => snippet.slice(snippet.indexOf('\n') + 1))].join('\n')}\n`;
}

/** The script of the element, from the package that it is built in. */
async function readScript(): Promise<string> {
  try {
    return await readFile(
      createRequire(import.meta.url).resolve('@latin-puzzles/element/latin-puzzle.packed.js'),
      'utf8',
    );
  } catch {
    throw commandFault('usage:element', COMMAND_LINE);
  }
}

function size(text: string): string {
  const width = parseEmbedSize(text);
  if (width === undefined) throw new InvalidArgumentError('It takes a width such as 480, 30rem or 80%.');
  return width;
}
