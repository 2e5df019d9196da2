import { z } from '@hono/zod-openapi';
import { FORMATS } from '@latin-puzzles/core/format';
import { MODEL_FORMATS } from '@latin-puzzles/methods/models';
import { IMAGE_FORMATS, type ImageFormat, SHEETS } from '@latin-puzzles/workshop/picture';
import { refusal } from '../http/refusing.ts';
import { EXAMPLE_LINE, languageField, lineFields, puzzleField, puzzleFields, timeField } from './fields.ts';
import { defineRoute, jsonAnswer } from './route.ts';

const MEDIA: Readonly<Record<ImageFormat, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
};
const binary = z.string().openapi({ format: 'binary' });

export const drawRoute = defineRoute({
  method: 'post',
  path: '/draw',
  summary: 'A drawing of a puzzle, or of an empty board',
  description: 'SVG, PNG or PDF.',
  input: z.object({
    puzzle: puzzleField.optional(),
    board: z.string().optional().openapi({ description: 'Without a puzzle: the empty board of this name.' }),
    labels: lineFields.labels,
    format: z.enum(IMAGE_FORMATS).default('svg'),
    solution: z.boolean().optional().openapi({ description: 'Writes the solution in the empty cells.' }),
    net: z.boolean().optional().openapi({ description: 'Adds tabs for glue to the net of a solid.' }),
    key: z.boolean().optional().openapi({ description: 'The names of the cells instead of labels.' }),
    language: languageField.optional().openapi({ description: 'Of the key.' }),
    greyscale: z.boolean().optional(),
    paper: z.enum(SHEETS).optional().openapi({ description: 'The sheet of a PDF; A4 unless given.' }),
    timeLimit: timeField,
  }),
  example: { puzzle: EXAMPLE_LINE, format: 'svg', solution: true },
  answers: { 'image/svg+xml': z.string(), 'image/png': binary, 'application/pdf': binary },
  answer: async ({ timeLimit, ...input }, { ask }) => {
    if (input.board === undefined && input.puzzle === undefined)
      throw refusal('request.field', 'puzzle', {
        said: { en: 'a puzzle or a board is needed', es: 'hace falta un puzle o un tablero' },
      });
    const file = (await ask({ task: 'draw', input, timeLimit }).output()) as Uint8Array<ArrayBuffer>;
    return new Response(file, { headers: { 'Content-Type': MEDIA[input.format] } });
  },
});

const names = [...FORMATS, ...MODEL_FORMATS].map(({ name }) => name) as [string, ...string[]];

export const convertRoute = defineRoute({
  method: 'post',
  path: '/convert',
  summary: 'A puzzle in another format, or as a model for another program',
  description: [...FORMATS, ...MODEL_FORMATS].map(({ name, summary }) => `\`${name}\`: ${summary}`).join('; '),
  input: z.object({ ...puzzleFields, to: z.enum(names).default('native') }),
  example: { puzzle: EXAMPLE_LINE, to: 'pretty' },
  answers: { 'application/json': z.object({ text: z.string() }) },
  answer: ({ timeLimit, ...input }, { ask }) => jsonAnswer(ask({ task: 'convert', input, timeLimit }).output()),
});
