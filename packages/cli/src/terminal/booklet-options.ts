import { LANGUAGE_CODES } from '@latin-puzzles/core/basis';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { DrawerOptions } from './drawer.ts';
import { positiveNumber, wholeNumber } from './options.ts';

const PAPERS = ['A5', 'A4', 'Letter', 'A3', 'scene'] satisfies DrawerOptions['paper'][];
const PER_PAGE = ['1', '2', '4', '6'];
/** A wider margin, in millimetres, would leave small sheets too little. */
const MOST_BINDING = 40;

/** What may be asked of drawings on sheets, and of booklets. */
export function withBookletOptions(command: Command): Command {
  return command
    .option('--greyscale', 'without colours')
    .option('--style <file>', 'a house style in the format latin-style/1; `latin style --init` writes one')
    .option('--font <files...>', 'fonts of your own, each for what those before it lack; ours for the rest')
    .option('--outlines', 'in an SVG: texts as outlines, which need no font where it is shown')
    .option('--dpi <number>', 'in a PNG: pixels to the inch; 144 unless given', wholeNumber(36, 2400))
    .addOption(
      new Option('--paper <size>', 'the sheet of a PDF or a booklet; scene: as large as the drawing')
        .choices(PAPERS)
        .argParser(parsePaper)
        .default('A4'),
    )
    .option('--title <text>', 'in a booklet: its title, on a page of its own and at the head of all others')
    .option('--author <name>', 'in a booklet: who made it, on the page of the title')
    .addOption(new Option('--lang <code>', 'the language of a booklet or a key').choices(LANGUAGE_CODES))
    .addOption(
      new Option('--per-page <number>', 'in a booklet: how many puzzles share a page')
        .choices(PER_PAGE)
        .argParser(parsePerPage),
    )
    .option('--landscape', 'in a booklet: sheets that lie on their sides')
    .option('--binding <mm>', 'in a booklet: how much wider the inner margins are', wholeNumber(0, MOST_BINDING))
    .option('--first-page <number>', 'in a booklet: the number of its first page', wholeNumber(1))
    .option('--footer <text>', 'in a booklet: at the foot of every page')
    .option('--without-levels', 'in a booklet: do not tell how difficult puzzles are')
    .option('--answers', 'in a booklet: the solutions at the back')
    .option('--proofs', 'in a booklet: the proofs at the back, step by step')
    .option('--large', 'in a booklet: large print')
    .option('--turn', 'in a booklet: sheets may be turned; otherwise what is wide is turned on the sheet')
    .option('--edge <mm>', 'in a booklet: nets of solids with edges of so many millimetres', positiveNumber);
}

function parsePaper(text: string): DrawerOptions['paper'] {
  const paper = PAPERS.find((name) => name.toLowerCase() === text.toLowerCase());
  if (!paper) throw new InvalidArgumentError(`Allowed choices are ${PAPERS.join(', ')}.`);
  return paper;
}

function parsePerPage(text: string): number {
  if (!PER_PAGE.includes(text)) throw new InvalidArgumentError(`Allowed are ${PER_PAGE.join(', ')}.`);
  return Number(text);
}
