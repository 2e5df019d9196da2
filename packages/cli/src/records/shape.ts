/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** What shapes are made of. */
export const ANY_TEXT: Schema = { type: 'string' };
export const YES_OR_NO: Schema = { type: 'boolean' };
export const NUMBER: Schema = { type: 'number' };
/** A whole number that is not negative. */
export const WHOLE: Schema = { type: 'integer', minimum: 0 };
/** A whole number of any length, as text: it may be larger than numbers of JSON that programs read exactly. */
export const LONG: Schema = { type: 'string', pattern: '^(0|[1-9][0-9]*)$' };
export const DATE: Schema = { type: 'string', format: 'date-time' };

export function choice(values: readonly (string | number | boolean)[]): Schema {
  return { enum: values };
}

export function arrayOf(items: Schema, least = 0): Schema {
  return { type: 'array', items, ...(least > 0 && { minItems: least }) };
}

/** An object whose fields are called as one likes. */
export function dictionary(values: Schema): Schema {
  return { type: 'object', additionalProperties: values };
}

/** Says what something means. */
export function said(description: string, schema: Schema): Schema {
  return { description, ...schema };
}

type Fields = Readonly<Record<string, Schema>>;

/** An object with these fields, those that may be missing, and no others. */
export function record(fields: Fields, optional: Fields = {}): Schema {
  return {
    type: 'object',
    required: Object.keys(fields),
    properties: { ...fields, ...optional },
    additionalProperties: false,
  };
}

/** An object with the fields of another, `base`, which it names, and some more. */
export function extending(base: Schema, fields: Fields, optional: Fields = {}): Schema {
  return {
    type: 'object',
    allOf: [base],
    required: Object.keys(fields),
    properties: { ...fields, ...optional },
  };
}
