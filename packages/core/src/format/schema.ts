import { ASTERISM_KINDS } from '../board/index.ts';
import { MAX_LABEL_LENGTH } from '../puzzle/index.ts';
import { MAX_HEADING_LENGTH, NATIVE_FORMAT } from './native.ts';

const cellNumbers = { type: 'array', items: { type: 'integer', minimum: 0 } } as const;
const label = { type: 'string', minLength: 1, maxLength: MAX_LABEL_LENGTH } as const;
const point = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 3 } as const;

/** The JSON Schema of `latin-puzzle/1`: what a document looks like. Counts and cross-references are for the parser. */
export const NATIVE_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:latin-puzzles:latin-puzzle:1',
  title: 'Latin puzzle',
  description: 'A partial labeled board: a board, a multiset of labels, and clues in some of the cells.',
  type: 'object',
  required: ['format', 'board', 'labels', 'clues'],
  properties: {
    format: { const: NATIVE_FORMAT },
    board: {
      description: 'The name of a board, perhaps with parameters (triangle:8), or a board of one’s own.',
      anyOf: [
        { type: 'string', minLength: 1 },
        {
          type: 'object',
          required: ['cells', 'asterisms'],
          properties: {
            cells: { type: 'integer', minimum: 1 },
            asterisms: {
              type: 'array',
              minItems: 1,
              items: {
                anyOf: [
                  { ...cellNumbers, minItems: 1 },
                  {
                    type: 'object',
                    required: ['cells'],
                    properties: {
                      cells: { ...cellNumbers, minItems: 1 },
                      kind: { enum: ASTERISM_KINDS },
                      name: { type: 'string', maxLength: 100 },
                    },
                  },
                ],
              },
            },
            points: { type: 'array', items: point },
            faces: { type: 'array', items: { type: 'array', items: point, minItems: 3 } },
            solid: {
              description: 'A board of a family whose solid carries the cells, such as cube:4.',
              type: 'string',
              minLength: 1,
            },
            cellNames: { type: 'array', items: { type: 'string', maxLength: 100 } },
            marks: {
              description: 'Letters outside the board that point at asterisms.',
              type: 'array',
              items: {
                type: 'object',
                required: ['at', 'text', 'asterism'],
                properties: {
                  at: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
                  text: { type: 'string', maxLength: 100 },
                  asterism: { type: 'integer', minimum: 0 },
                },
              },
            },
          },
        },
      ],
    },
    labels: {
      description: 'The multiset: as many entries as an asterism has cells, repeats included.',
      type: 'array',
      items: label,
      minItems: 1,
    },
    clues: {
      description: 'One entry per cell, in the cell order of the board: a label, or null for an empty cell.',
      type: 'array',
      items: { anyOf: [label, { type: 'null' }] },
      minItems: 1,
    },
    inscription: { description: 'The cells whose clues are the inscription.', ...cellNumbers },
    title: { type: 'string', maxLength: MAX_HEADING_LENGTH },
    author: { type: 'string', maxLength: MAX_HEADING_LENGTH },
    solution: { description: 'One label per cell.', type: 'array', items: label, minItems: 1 },
  },
} as const;
