import { z } from '@hono/zod-openapi';
import { LADDER } from '@latin-puzzles/core/attrition';
import { LEVELS } from '@latin-puzzles/core/rating';
import { isDate } from '@latin-puzzles/workshop/daily';
import { refusal } from '../http/refusing.ts';
import { cellNumbers, levelField, lineFields, puzzleField, puzzleRecord, timeField } from './fields.ts';
import { defineRoute, jsonAnswer } from './route.ts';
import { eventsAnswer } from './streams.ts';

/** More are for the mill. */
const MOST_PUZZLES = 100;
const MOST_SEED = 2 ** 32 - 1;

const theorems = z.array(z.enum(LADDER.map(({ name }) => name) as [string, ...string[]]));
const range = z.object({ least: z.number().optional(), most: z.number().optional() });

const wishes = z.object({
  labels: z.array(z.string()).optional(),
  inscription: z.union([z.string(), z.literal(false)]).optional(),
  place: z.union([z.string(), cellNumbers]).optional(),
  critical: z.boolean().optional(),
  fair: z.boolean().optional(),
  theorems: theorems.optional(),
  needs: theorems.optional(),
  level: z.enum([...LEVELS, 'any']).optional(),
  score: range.optional(),
  symmetry: z.string().optional(),
  clues: range.optional(),
  mask: z.object({ always: cellNumbers.optional(), never: cellNumbers.optional() }).optional(),
  uniform: z.boolean().optional(),
  words: z.union([z.array(z.string()), z.literal(false)]).optional(),
});

export const generateRoute = defineRoute({
  method: 'post',
  path: '/generate',
  summary: 'Puzzles to wishes, as they are found',
  description:
    'Server-sent events: `begun`, `found` with a native puzzle each, `relaxed` where a usual level gives way, `progress`, ' +
    'and `ended` with the verdict, or `error`. Close the connection to cancel the work. The same seed gives the same puzzles.',
  input: z.object({
    board: z.string().optional().openapi({ description: 'A name of the catalog, or a family with parameters.' }),
    puzzle: puzzleField.optional().openapi({ description: 'Or a puzzle that has the board and the labels.' }),
    labels: lineFields.labels,
    wishes: wishes.default({}).openapi({ description: 'What is left out is as usual for the board.' }),
    count: z.number().int().min(1).max(MOST_PUZZLES).default(1),
    seed: z
      .number()
      .int()
      .min(0)
      .max(MOST_SEED)
      .optional()
      .openapi({ description: 'A new one each time unless given.' }),
    patience: z.number().int().min(1).optional().openapi({ description: 'Attempts in a row without anything new.' }),
    title: z.string().max(1000).optional(),
    author: z.string().max(1000).optional(),
    timeLimit: timeField,
  }),
  example: { board: 'sudoku', count: 1, seed: 1, wishes: { level: 'easy', symmetry: 'half-turn' } },
  answers: { 'text/event-stream': z.string() },
  answer: async ({ timeLimit, seed = Math.floor(Math.random() * (MOST_SEED + 1)), ...input }, { ask }) => {
    if (input.board === undefined && input.puzzle === undefined) throw missingBoard();
    return eventsAnswer(ask({ task: 'generate', input: { ...input, seed }, timeLimit, long: true }));
  },
});

function missingBoard() {
  return refusal('request.field', 'board', {
    said: { en: 'a board or a puzzle is needed', es: 'hace falta un tablero o un puzle' },
  });
}

/** Days change where the service is asked from, so that the whole world's today is allowed for. */
export const dailyRoute = defineRoute({
  method: 'get',
  path: '/daily',
  summary: 'The puzzle of the day for a board and a level',
  description: 'The same for everybody, from the date alone. The date is that of UTC unless given.',
  input: z.object({
    board: z.string().min(1).default('sudoku'),
    level: levelField.default('medium'),
    date: z.string().optional().openapi({ description: 'Such as 2026-11-18.' }),
  }),
  example: { board: 'sudoku', level: 'easy', date: '2026-11-18' },
  answers: { 'application/json': puzzleRecord },
  answer: ({ board, level, date }, { askOnce, clock }) => {
    const day = date ?? new Date(clock()).toISOString().slice(0, 10);
    if (!isDate(day))
      throw refusal('request.field', 'date', {
        said: { en: 'it must be a date such as 2026-11-18', es: 'debe ser una fecha como 2026-11-18' },
      });
    const puzzle = askOnce({ task: 'daily', input: { board, level, date: day }, long: true });
    return jsonAnswer(puzzle, { 'Cache-Control': date === undefined ? 'no-cache' : 'public, max-age=86400' });
  },
});
