import { type Result, success } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { levelSaid, saidOf } from '../basics/said.ts';
import { squareSide } from '../square/side.ts';
import { makeLine } from './line.ts';

/** The remarks at the head of a file .sdk of SadMan Sudoku, a letter each, and what they are to us. */
const REMARKS: Readonly<Record<string, string>> = {
  A: 'author',
  D: 'title',
  C: 'remark',
  B: 'date',
  S: 'publisher',
  L: 'level',
  U: 'address',
  T: 'id',
};

/** What a line such as `#AM. Palomo` or `#A M. Palomo` says, or nothing if it is an ordinary remark. */
export function parseSadmanRemark(line: string): readonly [string, string] | undefined {
  const match = /^#([ABCDLSTU])\s*(\S.*)$/s.exec(line);
  const field = match && REMARKS[match[1]!];
  return field ? [field, match[2]!.trim()] : undefined;
}

/** The head of a section of such a file. */
export function parseSadmanSection(line: string): string | undefined {
  return /^\[(Puzzle|State|Pencilmarks|Hints)\]\s*$/i.exec(line.trim())?.[1]?.toLowerCase();
}

/** The puzzle as a file .sdk: its remarks, and a row a line. */
export function makeSadman(puzzle: Puzzle): Result<string> {
  const line = makeLine(puzzle);
  if (!line.ok) return line;
  const size = squareSide(puzzle.board)!;
  const cells = [...line.value];
  const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size).join(''));
  const remarks = Object.entries(REMARKS).flatMap(([letter, field]) =>
    (said(puzzle, field)?.split(/\s*[\r\n]+\s*/) ?? []).map((text) => `#${letter}${text}`),
  );
  return success([...remarks, '[Puzzle]', ...rows].join('\n'));
}

/** What such a file keeps. */
export function keptBySadman(puzzle: Puzzle): readonly string[] {
  return Object.values(REMARKS).filter((field) => said(puzzle, field) !== undefined);
}

function said(puzzle: Puzzle, field: string): string | undefined {
  const { source, title, author } = puzzle;
  return saidOf({ source: { ...source, title, author, level: levelSaid(puzzle) } }, field)?.trim();
}
