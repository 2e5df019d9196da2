import { schemaOf } from '../../kinds/entry/fields.ts';
import { KIND_NAMES, kindNamed } from '../../kinds/index.ts';
import { KIND_FIELD, PLAN_FIELDS } from './parse.ts';

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
export const PLAN_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:latin-puzzles:latin-plan:1',
  title: 'Plan',
  description: 'What the mill is to make: boards × levels × wishes, how many of each, and other work on a collection.',
  ...schemaOf({
    ...others,
    lines: { ...list!, type: { ...list!.type, schema: { type: 'array', minItems: 1, items: { anyOf: lines } } } },
  }),
};
