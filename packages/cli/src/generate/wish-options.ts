import type { Range } from '@latin-puzzles/core/finding';
import { LEVELS, type Level } from '@latin-puzzles/core/rating';
import { type Command, Option } from 'commander';
import { parseLadder } from '../ladder.ts';
import { parseRange, parseWholeRange } from './range.ts';

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
  readonly block?: string | false;
}

export function addWishOptions(command: Command): void {
  const names = (text: string) => parseLadder(text).map((theorem) => theorem.name);
  command
    .option('--labels <labels>', 'the labels: a word, or a list with commas; an inscription of the catalog goes')
    .option('--inscription <words>', 'words to inscribe; its letters are the labels if there are enough of them')
    .option('--no-inscription', 'without the inscription of the catalog or the file')
    .option('--at <place>', 'where it goes: an asterism such as "row 5", row, diagonal, anywhere, or a list of cells')
    .option('--critical', 'no clue outside the inscription can go')
    .option('--no-critical', 'clues may be more than needed')
    .option('--fair', 'theorems solve it')
    .option('--no-fair', 'puzzles that theorems do not solve are welcome too')
    .option('--theorems <names>', 'the theorems that solve it, with commas; all unless given', names)
    .option('--needs <names>', 'theorems that it must not be solved without', names)
    .addOption(new Option('--level <level>', 'how difficult').choices([...LEVELS, 'any']))
    .option('--score <range>', 'how difficult from 0 to 100: 60-70, 60- or -70', parseRange)
    .option('--scale <file>', 'a scale of your own for level and score, as `latin calibrate` writes it')
    .option(
      '--symmetry <name>',
      'of the clues: mirror, half-turn, rotation, full, …; a wrong name is answered with those of the board',
    )
    .option('--clues <range>', 'how many clues, the inscription included: 30, 25-30, 25- or -30', parseWholeRange)
    .option('--always <cells>', 'cells that must be clues, by name (r1c1) or number from 0; "row 5" for all of them')
    .option('--never <cells>', 'cells that must not be clues')
    .option('--block <file>', 'words that must not appear, beside some rude ones')
    .option('--no-block', 'let any words appear');
}
