import { z } from '@hono/zod-openapi';
import { LANGUAGE_CODES } from '@latin-puzzles/core/basis';
import { NATIVE_FORMAT } from '@latin-puzzles/core/format';
import { LEVELS } from '@latin-puzzles/core/rating';

/** A Sudoku to try things on. */
export const EXAMPLE_LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** The name under which the document holds the schema of the native format. */
export const PUZZLE_SCHEMA = 'Puzzle';

export const puzzleField = z.union([z.record(z.string(), z.unknown()), z.string()]).openapi({
  description: `A ${NATIVE_FORMAT} document, or a line of one character per cell for square boards.`,
  anyOf: [{ $ref: `#/components/schemas/${PUZZLE_SCHEMA}` }, { type: 'string' }],
});

/** A native document that we give. */
export const puzzleRecord = z
  .looseObject({ format: z.literal(NATIVE_FORMAT) })
  .openapi({ $ref: `#/components/schemas/${PUZZLE_SCHEMA}` } as never);

export const lineFields = {
  board: z
    .string()
    .optional()
    .openapi({ description: 'For a line of characters: its board, unless its length tells.' }),
  labels: z
    .string()
    .optional()
    .openapi({ description: 'For a line of characters: the labels, a word or a list with commas.' }),
};

export const timeField = z.number().positive().optional().openapi({
  description: 'Stop after so many seconds; never later than the service allows.',
});

/** What every question about a puzzle has. */
export const puzzleFields = { puzzle: puzzleField, ...lineFields, timeLimit: timeField };

export const languageField = z.enum(LANGUAGE_CODES);
export const levelField = z.enum(LEVELS);

/** Labels on a board. */
export const cellsField = z.array(z.string().nullable());
export const cellNumbers = z.array(z.number().int().nonnegative());
export const placements = z.array(z.object({ cell: z.number().int(), label: z.string() }));

/** How many solutions something has that is no Latin puzzle. */
export const notLatin = z.object({ latin: z.literal(false), solutions: z.enum(['0', '2+']) });

export const ratingFields = {
  level: levelField,
  score: z.number(),
  grade: z.number(),
  sukaku: z.number().optional(),
  hardest: z.string(),
  fair: z.boolean(),
};
