import { z } from '@hono/zod-openapi';
import { filterFields, flagText, numberText, readFilter, readFlag } from './collection-filter.ts';
import { levelField, puzzleRecord } from './fields.ts';
import { defineRoute, jsonAnswer } from './route.ts';

/** How many puzzles a page has at most, and how many can be added at once. */
const [MOST_OF_PAGE, MOST_ADDED] = [200, 1_000];

export const queryRoute = defineRoute({
  method: 'get',
  path: '/collection',
  summary: 'Puzzles of the collection, page by page',
  description: 'Those that have all that is asked for. `next` of a page is `after` of the one behind it.',
  input: z.object({
    ...filterFields,
    order: z.enum(['entry', 'added', 'score', 'clues']).optional(),
    descending: flagText.optional(),
    limit: numberText.pipe(z.number().int().min(1).max(MOST_OF_PAGE)).optional().openapi({ type: 'integer' }),
    after: z.string().optional(),
  }),
  example: { level: 'easy', limit: '5' },
  answers: {
    'application/json': z.object({
      puzzles: z.array(
        z.looseObject({
          id: z.number().int(),
          hash: z.string(),
          board: z.string(),
          clues: z.number().int(),
          level: levelField.optional(),
          score: z.number().optional(),
          added: z.string(),
          record: puzzleRecord,
        }),
      ),
      next: z.string().optional(),
    }),
  },
  answer: (query, { ask }) => {
    const { order, limit, after } = query;
    const options = { order, descending: readFlag(query.descending), limit };
    return jsonAnswer(ask({ task: 'query', input: { filter: readFilter(query), options, after } }).output());
  },
});

const tallies = z.array(z.object({ name: z.string(), puzzles: z.number().int() }));

export const statsRoute = defineRoute({
  method: 'get',
  path: '/collection/stats',
  summary: 'What there is in the collection, in numbers',
  description: 'By board, level, symmetry and theorem.',
  input: z.object({}),
  example: {},
  answers: {
    'application/json': z.looseObject({
      puzzles: z.number().int(),
      boards: z.array(z.looseObject({ name: z.string(), puzzles: z.number().int() })),
      symmetries: tallies,
      theorems: tallies,
    }),
  },
  answer: (_, { ask }) => jsonAnswer(ask({ task: 'stats', input: {}, long: true }).output()),
});

export const addRoute = defineRoute({
  method: 'post',
  path: '/collection',
  writes: true,
  summary: 'Adds puzzles to the collection, each once however it is turned or renamed',
  description: 'All of them or none: each must be a Latin puzzle, which takes its time. It takes a token.',
  input: z.object({ puzzles: z.array(z.record(z.string(), z.unknown())).min(1).max(MOST_ADDED) }),
  example: {
    puzzles: [
      { format: 'latin-puzzle/1', board: 'latin-square:2', labels: ['1', '2'], clues: ['1', null, null, null] },
    ],
  },
  answers: { 'application/json': z.object({ added: z.array(z.string()), known: z.array(z.string()) }) },
  answer: (input, { ask }) => jsonAnswer(ask({ task: 'add', input }).output()),
});
