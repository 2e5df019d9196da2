import { z } from '@hono/zod-openapi';
import type { FilterRange, PuzzleFilter } from '@latin-puzzles/mill/collection';
import { levelField } from './fields.ts';

/** Numbers and words of a query are texts. */
export const numberText = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .transform(Number)
  .openapi({ type: 'number' });
export const flagText = z.enum(['true', 'false']).openapi({ description: '`true` or `false`.' });

/** What can be asked of puzzles of the collection. */
export const filterFields = {
  board: z.string().optional().openapi({ description: 'By any of its names, such as `sudoku` or `sudoku:3x3`.' }),
  level: levelField.optional(),
  theorem: z.string().optional().openapi({ description: 'A theorem that it needs.' }),
  hardest: z.string().optional(),
  symmetry: z.string().optional(),
  title: z.string().optional(),
  plan: z.string().optional(),
  fair: flagText.optional(),
  critical: flagText.optional(),
  scoreFrom: numberText.optional(),
  scoreTo: numberText.optional(),
  cluesFrom: numberText.optional(),
  cluesTo: numberText.optional(),
  addedFrom: z.iso.date().optional().openapi({ description: 'A date such as 2026-11-18, in UTC.' }),
  addedTo: z.iso.date().optional().openapi({ description: 'A date; that day is not included.' }),
};
const filterQuery = z.object(filterFields);

export function readFlag(text: z.infer<typeof flagText> | undefined): boolean | undefined {
  return text === undefined ? undefined : text === 'true';
}

/** The filter that a query stands for. */
export function readFilter(query: z.infer<typeof filterQuery>): PuzzleFilter {
  const { board, level, theorem, hardest, symmetry, title, plan } = query;
  return {
    board,
    hardest,
    symmetry,
    title,
    plan,
    levels: level && [level],
    theorems: theorem === undefined ? undefined : [theorem],
    fair: readFlag(query.fair),
    critical: readFlag(query.critical),
    score: rangeOf(query.scoreFrom, query.scoreTo),
    clues: rangeOf(query.cluesFrom, query.cluesTo),
    added: rangeOf(query.addedFrom, query.addedTo),
  };
}

/** Nothing if it has no end: puzzles are read in the order of what a range is asked of. */
function rangeOf<T>(from: T | undefined, to: T | undefined): FilterRange<T> | undefined {
  return from === undefined && to === undefined ? undefined : { from, to };
}
