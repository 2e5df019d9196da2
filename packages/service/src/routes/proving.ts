import { z } from '@hono/zod-openapi';
import { HINT_STAGES, LADDER, PROOF_LENGTHS } from '@latin-puzzles/core/attrition';
import { PROOF_FORMAT } from '@latin-puzzles/core/format';
import {
  cellNumbers,
  cellsField,
  EXAMPLE_LINE,
  languageField,
  notLatin,
  placements,
  puzzleFields,
  puzzleRecord,
  ratingFields,
} from './fields.ts';
import { defineRoute, jsonAnswer } from './route.ts';

const theoremNames = z.enum(LADDER.map(({ name }) => name) as [string, ...string[]]);

const step = z.object({
  theorem: z.string(),
  writes: placements,
  removals: placements,
  premises: z.looseObject({ terms: z.array(z.looseObject({})) }),
});

const proofFields = {
  format: z.literal(PROOF_FORMAT),
  puzzle: puzzleRecord,
  fair: z.boolean(),
  theorems: z.array(z.string()),
  steps: z.array(step),
};

const sentences = z.array(z.object({ depth: z.number().int(), text: z.string(), number: z.number().int().optional() }));

export const proveRoute = defineRoute({
  method: 'post',
  path: '/prove',
  summary: 'A proof by attrition theorems, step by step',
  description:
    `A ${PROOF_FORMAT} document; with \`language\` also told in sentences. A puzzle that theorems do not solve is not fair, ` +
    'and has a step `backtrack`. What is no Latin puzzle has no proof: `latin` is false.',
  input: z.object({
    ...puzzleFields,
    theorems: z
      .array(theoremNames)
      .min(1)
      .optional()
      .openapi({ description: 'The theorems allowed; all unless given.' }),
    language: languageField.optional().openapi({ description: 'Tells the proof in sentences of this language too.' }),
    length: z
      .enum(PROOF_LENGTHS)
      .optional()
      .openapi({ description: 'Every formal step, as a player tells it (usual), or its phases.' }),
  }),
  example: { puzzle: EXAMPLE_LINE, language: 'en' },
  answers: {
    'application/json': z.union([
      z.object({
        latin: z.literal(true),
        ...proofFields,
        least: z.array(z.string()).optional(),
        told: z.object({ summary: z.string(), sentences }).optional(),
      }),
      notLatin,
    ]),
  },
  answer: ({ timeLimit, ...input }, { ask }) => jsonAnswer(ask({ task: 'prove', input, timeLimit }).output()),
});

export const checkRoute = defineRoute({
  method: 'post',
  path: '/check',
  summary: 'Verifies a proof without the code that found it',
  description: 'The proof as `prove` answers it, or a puzzle that carries its proof.',
  input: z.object({
    proof: z.record(z.string(), z.unknown()).openapi({ description: `A ${PROOF_FORMAT} document.` }),
    timeLimit: puzzleFields.timeLimit,
  }),
  example: {
    proof: {
      format: PROOF_FORMAT,
      puzzle: { format: 'latin-puzzle/1', board: 'latin-square:2', labels: ['1', '2'], clues: ['1', '2', '2', '1'] },
      fair: true,
      steps: [],
    },
  },
  answers: {
    'application/json': z.union([
      z.object({
        valid: z.literal(true),
        fair: z.boolean(),
        named: z.boolean(),
        path: z.string().optional(),
        theorem: z.string().optional(),
        known: z.boolean().optional(),
      }),
      z.object({
        valid: z.literal(false),
        step: z.number().int().optional(),
        path: z.string(),
        reason: z.string(),
        message: z.string(),
      }),
    ]),
  },
  answer: ({ timeLimit, ...input }, { ask }) => jsonAnswer(ask({ task: 'check', input, timeLimit }).output()),
});

export const hintRoute = defineRoute({
  method: 'post',
  path: '/hint',
  summary: 'The next step only',
  description:
    'From the clues, or from the `cells` that a player has filled. Mistakes come first: `wrong` names the cells of ' +
    'wrong labels or, if there are none, what is `struck` out and right. Where there is no step to take, `kind` says why.',
  input: z.object({
    ...puzzleFields,
    cells: cellsField.optional().openapi({ description: 'The labels on the board, clues among them; null if empty.' }),
    struck: z
      .array(z.object({ cell: z.number().int().nonnegative(), label: z.string() }))
      .optional()
      .openapi({ description: 'Candidates that the player has struck out: they need not be found again.' }),
    stage: z
      .enum(HINT_STAGES)
      .optional()
      .openapi({ description: 'How much is told: where to look, by which idea, why, or what follows (usual).' }),
    language: languageField.default('en'),
  }),
  example: { puzzle: EXAMPLE_LINE, language: 'en' },
  answers: {
    'application/json': z.union([
      z.object({
        kind: z.literal('step'),
        stage: z.enum(HINT_STAGES),
        area: z.array(z.number().int()).openapi({ description: 'The asterisms to look at, by number.' }),
        theorem: z.string().optional(),
        blockers: z
          .array(z.object({ asterism: z.number().int(), label: z.string(), cells: cellNumbers }))
          .optional()
          .openapi({
            description: 'Asterisms that have enough of a label, and the cells that cannot take it for that.',
          }),
        writes: placements.optional(),
        removals: placements.optional(),
        hint: z.array(z.string()),
      }),
      z.object({ kind: z.literal('wrong'), cells: cellNumbers, struck: placements.optional() }),
      z.object({ kind: z.enum(['complete', 'hopeless', 'several']) }),
    ]),
  },
  answer: ({ timeLimit, ...input }, { ask }) => jsonAnswer(ask({ task: 'hint', input, timeLimit }).output()),
});

export const rateRoute = defineRoute({
  method: 'post',
  path: '/rate',
  summary: 'How difficult a puzzle is, from its proof',
  description: 'What is no Latin puzzle has no rating: `latin` is false.',
  input: z.object(puzzleFields),
  example: { puzzle: EXAMPLE_LINE },
  answers: { 'application/json': z.union([z.object({ latin: z.literal(true), ...ratingFields }), notLatin]) },
  answer: ({ timeLimit, ...input }, { ask }) => jsonAnswer(ask({ task: 'rate', input, timeLimit }).output()),
});
