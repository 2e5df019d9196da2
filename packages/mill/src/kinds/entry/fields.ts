import { excerpt, failure, isRecord, type Result, success, type Words } from '@latin-puzzles/core/basis';
import { PLAN_FAULTS } from './faults.ts';

/** What a field of a plan may hold: for the parser, for the schema, and for people. */
export interface FieldType {
  readonly schema: object;
  readonly fits: (value: unknown) => boolean;
  readonly wanted: Words;
}

/** A field of an object in a plan. */
export interface PlanField {
  readonly type: FieldType;
  readonly meaning: string;
  readonly required?: boolean | undefined;
}

/** The fields that an object may have. */
export type FieldTable = Readonly<Record<string, PlanField>>;

/**
 * Whether an object has the fields of a table, and no others: a wish that is misspelt would otherwise be passed over, and
 * thousands of puzzles made without it.
 */
export function checkFields(value: unknown, table: FieldTable, place: string): Result<Record<string, unknown>> {
  if (!isRecord(value)) return wrong(place, value, OBJECT);
  for (const [name, { type, required }] of Object.entries(table)) {
    const field = place === '' ? name : `${place}.${name}`;
    const given = value[name];
    if (given === undefined) {
      if (required) return failure(PLAN_FAULTS, 'plan.field:missing', field, { field, wanted: type.wanted });
    } else if (!type.fits(given)) return wrong(field, given, type.wanted);
  }
  const other = Object.keys(value).find((name) => !Object.hasOwn(table, name));
  if (other === undefined) return success(value);
  return failure(PLAN_FAULTS, 'plan.field:unknown', place === '' ? 'plan' : place, {
    field: excerpt(other),
    known: Object.keys(table),
  });
}

function wrong(field: string, value: unknown, wanted: Words): Result<never> {
  return failure(PLAN_FAULTS, 'plan.field:wrong', field === '' ? 'plan' : field, {
    field: field === '' ? 'plan' : field,
    value: excerpt(value),
    wanted,
  });
}

/** The schema of an object with the fields of a table, and no others. */
export function schemaOf(table: FieldTable): object {
  const entries = Object.entries(table);
  return {
    type: 'object',
    required: entries.filter(([, { required }]) => required).map(([name]) => name),
    properties: Object.fromEntries(
      entries.map(([name, { type, meaning }]) => [name, { description: meaning, ...type.schema }]),
    ),
    additionalProperties: false,
  };
}

const OBJECT: Words = { en: 'an object', es: 'un objeto' };
