import { makeCsvRecord } from '@latin-puzzles/core/basis';
import type { PlayerJudgement, PuzzleParts, StoredPuzzle } from '../puzzles/index.ts';

type Field = string | number | boolean | undefined;

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
  theorems: ({ id }, { profiles }) => profiles.get(id)?.theorems.join(' '),
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
export const PUZZLE_CSV_HEAD = makeCsvRecord(Object.keys(COLUMNS));

export function makePuzzleCsvLine(stored: StoredPuzzle, parts: PuzzleParts): string {
  return makeCsvRecord(Object.values(COLUMNS).map((column) => column(stored, parts)));
}

/** The first line of a table of judgements, as `latin calibrate` reads it. */
export const JUDGEMENT_CSV_HEAD = makeCsvRecord(['puzzle', 'level', 'time', 'player', 'at', 'hash']);

export function makeJudgementCsvLine({ record, hash }: StoredPuzzle, judgement: PlayerJudgement): string {
  const { level, seconds, player, at } = judgement;
  return makeCsvRecord([JSON.stringify(record), level, seconds, player, at, hash]);
}
