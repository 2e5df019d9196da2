import { LADDER } from '@latin-puzzles/core/attrition';
import { LEVELS, type Level } from '@latin-puzzles/core/rating';
import type { FilterRange, PuzzleOrderName } from '@latin-puzzles/mill/collection';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from '../terminal/options.ts';

/** Which collection is meant. */
export interface CollectionOption {
  readonly collection?: string | undefined;
}

/** What may be asked of the puzzles of a collection, as it is written on the command line. */
export interface FilterOptions extends CollectionOption {
  readonly board?: string;
  readonly level?: readonly Level[];
  readonly score?: FilterRange<number>;
  readonly clues?: FilterRange<number>;
  readonly theorem?: readonly string[];
  readonly hardest?: string;
  readonly symmetry?: string;
  readonly added?: FilterRange<string>;
  readonly fair?: boolean;
  readonly critical?: boolean;
  readonly inscribed?: boolean;
  readonly titled?: string;
  readonly id?: string;
  readonly plan?: string;
  readonly line?: string;
  readonly order?: PuzzleOrderName;
  readonly descending?: boolean;
  readonly limit?: number;
}

export function withCollectionOption(command: Command): Command {
  return command.option(
    '--collection <file>',
    'the collection: a file of SQLite, or the address of a PostgreSQL database (default: $LATIN_DATABASE_URL, or latin-collection.db)',
  );
}

/** The options that choose puzzles. */
export function withFilter(command: Command): Command {
  return withCollectionOption(command)
    .option('--board <name>', 'on this board; own:… for a board of one’s own')
    .option('--level <levels>', `of this level, or of one of several with commas: ${LEVELS.join(', ')}`, parseLevels)
    .option('--score <range>', 'with a score in a range such as 40..60, 40.. or ..60', parseRange)
    .option('--clues <range>', 'with so many clues: 24, 20..24, ..24', parseRange)
    .option('--theorem <names>', 'that need this theorem, or all of several with commas', parseTheorems)
    .option('--hardest <theorem>', 'whose hardest theorem it is', (text) => parseTheorems(text)[0])
    .option('--symmetry <name>', 'whose pattern of clues has this symmetry and no more, such as half-turn or none')
    .option('--added <range>', 'added on a day, or in a range of days: 2026-05-01..2026-05-31', parseDays)
    .option('--fair', 'that theorems alone solve')
    .option('--critical', 'that are known to be critical')
    .option('--inscribed', 'that have an inscription')
    .option('--titled <text>', 'with this title')
    .option('--id <text>', 'whose document has this id')
    .option('--plan <name>', 'that a plan has made')
    .option('--line <name>', 'that a line of a plan has made')
    .addOption(
      new Option('--order <by>', 'as they came in, by date, by score, or by the number of clues').choices(ORDERS),
    )
    .option('--descending', 'the last ones first')
    .option('--limit <n>', 'no more than so many', wholeNumber(1));
}

const ORDERS = ['entry', 'added', 'score', 'clues'] satisfies PuzzleOrderName[];

function parseLevels(text: string): Level[] {
  return text.split(',').map((part) => {
    const level = LEVELS.find((candidate) => candidate === part.trim().toLowerCase());
    if (level) return level;
    throw new InvalidArgumentError(`There is no level ${part.trim()}; there are ${LEVELS.join(', ')}.`);
  });
}

/** A level, as an option takes it. */
export function parseLevel(text: string): Level {
  const [level, ...more] = parseLevels(text);
  if (more.length > 0) throw new InvalidArgumentError('It must be one level.');
  return level!;
}

function parseTheorems(text: string): string[] {
  return text.split(',').map((part) => {
    const name = part.trim();
    if (LADDER.some((theorem) => theorem.name === name)) return name;
    throw new InvalidArgumentError(`There is no theorem ${name}; there are ${LADDER.map((t) => t.name).join(', ')}.`);
  });
}

/** Both ends of a range; one alone is both. */
function endsOf(text: string): [string, string] {
  const [from = '', to = from, ...more] = text.split('..').map((part) => part.trim());
  if (more.length > 0 || (from === '' && to === ''))
    throw new InvalidArgumentError('It must be a range such as 20..24, 20.. or ..24.');
  return [from, to];
}

function parseRange(text: string): FilterRange<number> {
  const [from, to] = endsOf(text).map((part) => (part === '' ? undefined : Number(part)));
  if (Number.isNaN(from) || Number.isNaN(to))
    throw new InvalidArgumentError('It must be a range of numbers such as 20..24, 20.. or ..24.');
  return { from, to };
}

const DAY = 86_400_000;

/** Days are those of UTC, the last one included. */
function parseDays(text: string): FilterRange<string> {
  const [from, to] = endsOf(text).map((part) => {
    if (part === '') return undefined;
    const time = /^\d{4}-\d\d-\d\d$/.test(part) ? Date.parse(part) : Number.NaN;
    if (Number.isNaN(time)) throw new InvalidArgumentError('It must be a day such as 2026-05-01, or a range of days.');
    return time;
  });
  return {
    from: from === undefined ? undefined : new Date(from).toISOString(),
    to: to === undefined ? undefined : new Date(to + DAY).toISOString(),
  };
}
