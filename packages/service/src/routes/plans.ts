import { z } from '@hono/zod-openapi';
import { PLAN_STATES } from '@latin-puzzles/mill/plan';
import { numberText } from './collection-filter.ts';
import { defineRoute, jsonAnswer } from './route.ts';

/** How many plans are told of at most, and unless asked. */
const [MOST_PLANS, USUAL_PLANS] = [100, 20];

const count = z.number().int().nonnegative();
const line = z.looseObject({
  line: count,
  kind: z.string(),
  name: z.string(),
  called: z
    .object({ en: z.string(), es: z.string() })
    .openapi({ description: 'What people call it, in every language.' }),
  goal: z.object({ count: count.optional(), patience: count.optional(), extent: count.optional() }),
  ended: z.enum(['met', 'exhausted']).optional(),
  share: z.number().min(0).max(1),
  found: count,
  settled: count,
  units: count,
  milliseconds: z.number(),
  counted: z.string().regex(/^\d+$/).optional().openapi({
    description: 'Of a line that counts: how many Latin boards there are by then, all of them when it has ended.',
  }),
  failed: z.array(z.object({ chunk: count, reason: z.string() })),
  blemishes: count,
  remaining: z.number().optional().openapi({ description: 'Milliseconds of one thread.' }),
});

export const plansRoute = defineRoute({
  method: 'get',
  path: '/plans',
  summary: 'The plans of the collection and how far their lines are, the latest first',
  description: 'All that were submitted, or those whose identity begins with `plan`.',
  input: z.object({
    plan: z.string().optional(),
    limit: numberText.pipe(z.number().int().min(1).max(MOST_PLANS)).optional().openapi({ type: 'integer' }),
  }),
  example: { limit: '5' },
  answers: {
    'application/json': z.object({
      plans: z.array(
        z.looseObject({
          id: z.string(),
          title: z.string().optional(),
          state: z.enum(PLAN_STATES),
          submitted: z.string(),
          lines: z.array(line),
        }),
      ),
    }),
  },
  answer: ({ plan, limit = USUAL_PLANS }, { ask }) =>
    jsonAnswer(ask({ task: 'plans', input: { plan, limit } }).output()),
});
