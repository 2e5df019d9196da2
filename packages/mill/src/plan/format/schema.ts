import { documentSchema, schemaOf } from '@latin-puzzles/core/basis';
import { KIND_NAMES, kindNamed } from '../../kinds/index.ts';
import { KIND_FIELD, PLAN_FIELDS } from './parse.ts';
import { PLAN_DOCUMENT } from './plan.ts';

const lines = KIND_NAMES.map((kind) => {
  const { fields, meaning } = kindNamed(kind);
  const name = { type: { ...KIND_FIELD.type, schema: { const: kind } }, meaning: KIND_FIELD.meaning };
  // A line without a kind generates.
  return {
    title: kind,
    description: meaning,
    ...schemaOf({ kind: { ...name, required: kind !== 'generate' }, ...fields }),
  };
});

const { lines: list, ...others } = PLAN_FIELDS;

/** The JSON Schema of `latin-plan/1`, made of the tables that the parser goes by. */
export const PLAN_SCHEMA = documentSchema(
  PLAN_DOCUMENT,
  {
    ...others,
    lines: { ...list!, type: { ...list!.type, schema: { type: 'array', minItems: 1, items: { anyOf: lines } } } },
  },
  'Plan',
  'What the mill is to make: boards × levels × wishes, how many of each, and other work on a collection.',
);
