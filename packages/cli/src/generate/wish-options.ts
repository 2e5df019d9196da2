import type { Result } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import type { InscriptionPlace, Range } from '@latin-puzzles/core/finding';
import { LEVELS, type Level } from '@latin-puzzles/core/rating';
import type { PluginSet } from '@latin-puzzles/plugins';
import { type PuzzleOrder, type PuzzleSubject, wishesOn } from '@latin-puzzles/workshop/generate';
import { parseLabels } from '@latin-puzzles/workshop/reading';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { cellsNamed, parseCells } from '../terminal/cells.ts';
import { COMMAND_LINE, commandFault } from '../terminal/exit.ts';
import { readText } from '../terminal/read.ts';
import { readScale } from '../terminal/scale.ts';
import { theoremNamesParser } from '../terminal/theorem-names.ts';

/** The options that say what is wished for. */
export interface WishOptions {
  readonly labels?: string;
  readonly inscription?: string | false;
  readonly at?: string;
  readonly critical?: boolean;
  readonly fair?: boolean;
  readonly theorems?: readonly string[];
  readonly needs?: readonly string[];
  readonly level?: Level | 'any';
  readonly score?: Range;
  readonly scale?: string;
  readonly symmetry?: string;
  readonly clues?: Range;
  readonly always?: string;
  readonly never?: string;
  readonly uniform?: boolean;
  readonly block?: string | false;
}

export function addWishOptions(command: Command, plugins?: PluginSet): void {
  const names = theoremNamesParser(plugins);
  command
    .option('--labels <labels>', 'the labels: a word, or a list with commas; an inscription of the catalog goes')
    .option('--inscription <words>', 'words to inscribe; its letters are the labels unless those of the board spell it')
    .option('--no-inscription', 'without the inscription of the catalog or the file')
    .option('--at <place>', 'where it goes: an asterism such as "row 5", row, diagonal, anywhere, or a list of cells')
    .option('--critical', 'no clue outside the inscription can go')
    .option('--no-critical', 'clues may be more than needed')
    .option('--fair', 'theorems solve it')
    .option('--no-fair', 'puzzles that theorems do not solve are welcome too')
    .option('--theorems <names>', 'the theorems that solve it, with commas; all unless given', names)
    .option('--needs <names>', 'theorems without which it takes harder ones, or is not fair', names)
    .addOption(new Option('--level <level>', 'how difficult').choices([...LEVELS, 'any']))
    .option(
      '--score <range>',
      'how difficult, from 0 to 100, and above where it takes trial and error: 60-70, 60- or -70',
      parseRange,
    )
    .option('--scale <file>', 'a scale of your own for level and score, as `latin calibrate` writes it')
    .option(
      '--symmetry <name>',
      'of the clues: mirror, half-turn, rotation, full, …; a wrong name is answered with those of the board',
    )
    .option('--clues <range>', 'how many clues, the inscription included: 30, 25-30, 25- or -30', parseWholeRange)
    .option('--always <cells>', 'cells that must be clues, by name (r1c1) or number from 0; "row 5" for all of them')
    .option('--never <cells>', 'cells that must not be clues')
    .option('--uniform', 'draw the solution with the same chance as every other Latin board; takes longer')
    .option('--block <file>', 'words that must not appear, beside some rude ones')
    .option('--no-block', 'let any words appear');
}

/** What the options wish of puzzles of a subject. */
export async function readWishes(
  subject: PuzzleSubject,
  options: WishOptions,
): Promise<Result<Pick<PuzzleOrder, 'wishes' | 'promised'>>> {
  const { board } = subject;
  const { inscription, at, critical, fair, theorems, needs, level, score, symmetry, clues, uniform } = options;
  const labels = options.labels === undefined ? undefined : parseLabels(options.labels);
  if (subject.unspelled !== undefined && inscription === undefined && !labels)
    throw commandFault('inscription.letters:unspelled', 'inscription', { label: subject.unspelled });
  const wished = wishesOn(subject, {
    labels,
    inscription,
    place: at === undefined ? undefined : parsePlace(board, at),
    critical,
    fair,
    theorems,
    needs,
    level,
    score,
    scale: options.scale === undefined ? undefined : await readScale(options.scale),
    symmetry,
    clues,
    uniform,
    mask: {
      always: options.always === undefined ? undefined : parseCells(board, options.always, '--always'),
      never: options.never === undefined ? undefined : parseCells(board, options.never, '--never'),
    },
    words: typeof options.block === 'string' ? await readWords(options.block) : options.block,
  });
  if (at !== undefined && wished.ok && !wished.value.wishes.inscription)
    throw commandFault('usage:no-inscription', COMMAND_LINE);
  return wished;
}

async function readWords(file: string): Promise<string[]> {
  const text = await readText(file);
  return text.split(/\s+/).filter((word) => word !== '');
}

function parsePlace(board: Board, text: string): InscriptionPlace {
  const isList = text.split(',').every((part) => cellsNamed(board, part.trim())?.length === 1);
  return isList ? parseCells(board, text, '--at') : text;
}

/** `30`, `25-30`, `25-` or `-30`. */
function parseRange(text: string): Range {
  const [, single, least, most] = /^(?:(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?)$/.exec(text.trim()) ?? [];
  if (single !== undefined) return { least: Number(single), most: Number(single) };
  const bound = (given: string | undefined) => (given === undefined ? undefined : Number(given));
  const range = { least: bound(least), most: bound(most) };
  if (range.least === undefined && range.most === undefined)
    throw new InvalidArgumentError('It must be a number, or two with a hyphen: 30, 25-30, 25- or -30.');
  if ((range.least ?? 0) > (range.most ?? Number.POSITIVE_INFINITY))
    throw new InvalidArgumentError('The first number must not be above the second.');
  return range;
}

/** The same with whole numbers. */
function parseWholeRange(text: string): Range {
  const range = parseRange(text);
  if (Object.values(range).every((bound) => bound === undefined || Number.isInteger(bound))) return range;
  throw new InvalidArgumentError('It must be whole numbers.');
}
