import { ASTERISM_KINDS, MAX_CELLS, MAX_COORDINATE } from '../../board/index.ts';
import { MAX_LABEL_LENGTH } from '../../puzzle/index.ts';
import { MAX_HEADING_LENGTH, NATIVE_FORMAT } from './native.ts';
import { MAX_NAME_LENGTH } from './own-board.ts';

const cellNumbers = { type: 'array', items: { type: 'integer', minimum: 0 }, uniqueItems: true } as const;
const asterismCells = { ...cellNumbers, minItems: 1 } as const;
/** Controls, halves of characters and line breaks; spelled so that the regular expressions of any language know them. */
const BANNED = '\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff\\u2028\\u2029';
/** None of those, and no space around it. */
const label = {
  type: 'string',
  minLength: 1,
  maxLength: MAX_LABEL_LENGTH,
  pattern: `^[^\\s${BANNED}](?:[^${BANNED}]*[^\\s${BANNED}])?$`,
} as const;
const shortText = { type: 'string', maxLength: MAX_NAME_LENGTH } as const;
const heading = { type: 'string', maxLength: MAX_HEADING_LENGTH } as const;
const pointOf = (dimension: number) => ({
  type: 'array',
  items: { type: 'number', minimum: -MAX_COORDINATE, maximum: MAX_COORDINATE },
  minItems: dimension,
  maxItems: dimension,
});

/**
 * The JSON Schema of `latin-puzzle/1`. It accepts what the parser does but for the rules that a schema cannot say, mostly on
 * how fields fit each other; docs/format.md lists them.
 */
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
            cells: { type: 'integer', minimum: 1, maximum: MAX_CELLS },
            asterisms: {
              type: 'array',
              minItems: 1,
              items: {
                anyOf: [
                  asterismCells,
                  {
                    type: 'object',
                    required: ['cells'],
                    properties: {
                      cells: asterismCells,
                      kind: { enum: ASTERISM_KINDS },
                      name: shortText,
                    },
                  },
                ],
              },
            },
            points: { type: 'array', minItems: 1 },
            faces: { type: 'array', items: { type: 'array', minItems: 3 }, minItems: 1 },
            solid: {
              description: 'A board of a family whose solid carries the cells, such as cube:4.',
              type: 'string',
              minLength: 1,
            },
            cellNames: { type: 'array', items: shortText },
            marks: {
              description: 'Letters outside the board that point at asterisms.',
              type: 'array',
              items: {
                type: 'object',
                required: ['at', 'text', 'asterism'],
                properties: {
                  at: pointOf(2),
                  text: shortText,
                  asterism: { type: 'integer', minimum: 0 },
                },
              },
            },
          },
          // All in the plane, or all in space.
          anyOf: [2, 3].map((dimension) => ({
            properties: {
              points: { items: pointOf(dimension) },
              faces: { items: { items: pointOf(dimension) } },
            },
          })),
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
      items: { type: ['string', 'null'] },
      minItems: 1,
    },
    inscription: { description: 'The cells whose clues are the inscription.', ...cellNumbers },
    constraints: {
      description: 'The names of constraints beyond asterisms, which a plugin defines.',
      type: 'array',
      items: { type: 'string' },
    },
    title: heading,
    author: heading,
    solution: { description: 'One label per cell.', type: 'array', items: { type: 'string' }, minItems: 1 },
  },
} as const;
