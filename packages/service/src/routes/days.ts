import { z } from '@hono/zod-openapi';
import { filterFields, readFilter } from './collection-filter.ts';
import { defineRoute, jsonAnswer } from './route.ts';

export const daysRoute = defineRoute({
  method: 'get',
  path: '/collection/days',
  summary: 'When the puzzles of the collection were added, day by day',
  description: 'Of those that have all that is asked for. Days are in UTC, those without a puzzle are left out.',
  input: z.object(filterFields),
  example: { level: 'easy' },
  answers: {
    'application/json': z.object({
      days: z.array(z.object({ day: z.iso.date(), puzzles: z.number().int().positive() })),
    }),
  },
  answer: (query, { ask }) => jsonAnswer(ask({ task: 'days', input: readFilter(query), long: true }).output()),
});
