import type { PlayerJudgement, PuzzleParts, StoredPuzzle } from '../puzzles/index.ts';

type Field = string | number | boolean | undefined;

/** A line of comma-separated values (RFC 4180), without its end. */
function csvLine(fields: readonly Field[]): string {
  return fields
    .map((field) => {
      const text = field === undefined ? '' : String(field);
      return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join();
}

/** The columns of a table of puzzles, and what stands in them. */
const COLUMNS: Readonly<Record<string, (stored: StoredPuzzle, parts: PuzzleParts) => Field>> = {
  hash: ({ hash }) => hash,
  board: ({ board }) => board,
  labels: ({ labels }) => labels.join(' '),
  clues: ({ clues }) => clues,
  title: ({ title }) => title,
  id: ({ name }) => name,
  level: ({ level }) => level,
  score: ({ score }) => score,
  hardest: ({ hardest }) => hardest,
  theorems: ({ id }, { theorems }) => theorems.get(id)?.join(' '),
  symmetry: ({ symmetry }) => symmetry,
  inscribed: ({ inscribed }) => inscribed,
  fair: ({ fair }) => fair,
  critical: ({ critical }) => critical,
  plan: ({ plan }) => plan,
  line: ({ line }) => line,
  added: ({ added }) => added,
  judgements: ({ id }, { judgements }) => judgements.get(id)?.length ?? 0,
  puzzle: ({ record }) => JSON.stringify(record),
};

/** The first line of a table of puzzles. */
export const PUZZLE_CSV_HEAD = csvLine(Object.keys(COLUMNS));

export function makePuzzleCsvLine(stored: StoredPuzzle, parts: PuzzleParts): string {
  return csvLine(Object.values(COLUMNS).map((column) => column(stored, parts)));
}

/** The first line of a table of judgements, as `latin calibrate` reads it. */
export const JUDGEMENT_CSV_HEAD = csvLine(['puzzle', 'level', 'time', 'player', 'at', 'hash']);

export function makeJudgementCsvLine({ record, hash }: StoredPuzzle, judgement: PlayerJudgement): string {
  const { level, seconds, player, at } = judgement;
  return csvLine([JSON.stringify(record), level, seconds, player, at, hash]);
}
