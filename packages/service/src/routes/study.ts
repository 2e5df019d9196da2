import { z } from '@hono/zod-openapi';
import { KINDS } from '@latin-puzzles/core/puzzle';
import { cellNumbers, cellsField, EXAMPLE_LINE, puzzleFields } from './fields.ts';
import { defineRoute, jsonAnswer } from './route.ts';
import { linesAnswer } from './streams.ts';

const types = z.object({
  ls: z.boolean().optional(),
  symmetric: z.boolean().optional(),
  repeat: z.boolean().optional(),
  inscripted: z.boolean().optional(),
});
const group = z.object({ name: z.string(), order: z.number() });

export const boardsRoute = defineRoute({
  method: 'get',
  path: '/boards',
  summary: 'The boards of the catalog, or one by name',
  description: 'A name of the catalog, or a family with parameters such as `triangle:6` or `star:12/3`.',
  input: z.object({ name: z.string().min(1).optional() }),
  example: { name: 'helios-one' },
  answers: {
    'application/json': z.object({
      boards: z.array(
        z.looseObject({
          name: z.string(),
          board: z.string(),
          cells: z.number().int(),
          asterisms: z.number().int(),
          k: z.number().int().optional(),
          types,
          group,
          automorphisms: z.string(),
          sameAs: z.array(z.string()),
          labels: z.array(z.string()).optional(),
          title: z.string().optional(),
        }),
      ),
    }),
  },
  answer: ({ name }, { askOnce }) => jsonAnswer(askOnce({ task: 'boards', input: { name } })),
});

export const classifyRoute = defineRoute({
  method: 'post',
  path: '/classify',
  summary: 'The strongest of the paper’s classes that a puzzle belongs to',
  description:
    'With the evidence: violations, or up to two completions. `decided` is false where the time was over first.',
  input: z.object(puzzleFields),
  example: { puzzle: EXAMPLE_LINE },
  answers: {
    'application/json': z.object({
      kind: z.enum(KINDS),
      solutions: z.enum(['0', '1', '2+', 'unknown']),
      critical: z.boolean().optional(),
      types,
      group,
      decided: z.boolean(),
      violations: z.array(
        z.object({
          asterism: z.string(),
          label: z.string(),
          held: z.number().int(),
          allowed: z.number().int(),
          cells: cellNumbers,
        }),
      ),
      completions: z.array(cellsField),
      redundantClue: z.number().int().optional(),
    }),
  },
  answer: ({ timeLimit, ...input }, { ask }) => jsonAnswer(ask({ task: 'classify', input, timeLimit }).output()),
});

/** More are better listed by the command. */
const MOST_SOLUTIONS = 100_000;

export const solveRoute = defineRoute({
  method: 'post',
  path: '/solve',
  summary: 'The Latin boards that complete a puzzle, one a line, as they are found',
  description:
    'Lines of JSON: `cells` of a solution each, and a last line with the `verdict`: `complete` (there are no others), ' +
    '`limit` (as many as were asked for) or `timeout`; or with an `error`.',
  input: z.object({ ...puzzleFields, limit: z.number().int().min(1).max(MOST_SOLUTIONS).default(2) }),
  example: { puzzle: EXAMPLE_LINE, limit: 2 },
  answers: {
    'application/x-ndjson': z.union([
      z.object({ cells: cellsField }),
      z.object({ verdict: z.enum(['complete', 'limit', 'timeout', 'aborted']), solutions: z.number().int() }),
    ]),
  },
  answer: ({ timeLimit, ...input }, { ask }) => linesAnswer(ask({ task: 'solve', input, timeLimit })),
});

export const countRoute = defineRoute({
  method: 'post',
  path: '/count',
  summary: 'How many Latin boards complete a puzzle, exactly',
  description:
    'A number as text, since it may be too large for a number of JSON; `atLeast` where the time was over first.',
  input: z.object(puzzleFields),
  example: { puzzle: '1...............', board: 'sudoku:2x2' },
  answers: {
    'application/json': z.union([
      z.object({ count: z.string().regex(/^\d+$/) }),
      z.object({ atLeast: z.string().regex(/^\d+$/) }),
    ]),
  },
  answer: ({ timeLimit, ...input }, { ask }) => jsonAnswer(ask({ task: 'count', input, timeLimit }).output()),
});
