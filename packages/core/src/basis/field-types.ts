import { type FieldTable, type FieldType, faultsIn, faultsInFields, schemaOf } from './document-fields.ts';
import { isRecord } from './is-record.ts';
import type { Words } from './language/index.ts';

/** The types of fields. */

/** A text of at most so many characters. */
export function textUpTo(most: number, least = 1): FieldType {
  return {
    schema: { type: 'string', minLength: least, maxLength: most },
    fits: (value) => typeof value === 'string' && isWithin(value, least, most),
    wanted: { en: `a text of ${least} to ${most} characters`, es: `un texto de ${least} a ${most} caracteres` },
  };
}

/** In code points, as schemas count. */
function isWithin(text: string, least: number, most: number): boolean {
  if (text.length > 2 * most) return false;
  const { length } = [...text];
  return length >= least && length <= most;
}

export const TEXT: FieldType = textUpTo(1000);

/** A text that has the look of a pattern. */
export function textLike(pattern: RegExp, wanted: Words): FieldType {
  return {
    schema: { type: 'string', pattern: pattern.source },
    fits: (value) => typeof value === 'string' && pattern.test(value),
    wanted,
  };
}

export const FLAG: FieldType = {
  schema: { type: 'boolean' },
  fits: (value) => typeof value === 'boolean',
  wanted: { en: 'true or false', es: 'true o false' },
};

/** A whole number from `least` to `most`. */
export function wholeFrom(least: number, most: number): FieldType {
  return {
    schema: { type: 'integer', minimum: least, maximum: most },
    fits: (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    wanted: { en: `a whole number from ${least} to ${most}`, es: `un número entero de ${least} a ${most}` },
  };
}

/** A number from `least` to `most`. */
export function numberFrom(least: number, most: number): FieldType {
  return {
    schema: { type: 'number', minimum: least, maximum: most },
    fits: (value) => typeof value === 'number' && value >= least && value <= most,
    wanted: { en: `a number from ${least} to ${most}`, es: `un número de ${least} a ${most}` },
  };
}

/** One of some texts or numbers. */
export function oneOf(values: readonly (string | number)[]): FieldType {
  return {
    schema: { enum: values },
    fits: (value) => values.includes(value as string),
    wanted: { en: `one of ${values.join(', ')}`, es: `uno de estos: ${values.join(', ')}` },
  };
}

/** A list of at least one of a type. */
export function listOf(of: FieldType, wanted: Words, least = 1): FieldType {
  return {
    schema: { type: 'array', items: of.schema, minItems: least },
    fits: (value) => Array.isArray(value) && value.length >= least && value.every((entry) => of.fits(entry)),
    wanted,
    inside: (value, place) => (value as unknown[]).flatMap((entry, i) => of.inside?.(entry, `${place}[${i}]`) ?? []),
  };
}

/** A list without repeats. */
export function setOf(of: FieldType, wanted: Words): FieldType {
  const list = listOf(of, wanted);
  return {
    ...list,
    schema: { ...list.schema, uniqueItems: true },
    fits: (value) => list.fits(value) && new Set(value as unknown[]).size === (value as unknown[]).length,
  };
}

/** This type or that. */
export function either(one: FieldType, other: FieldType): FieldType {
  return {
    schema: { anyOf: [one.schema, other.schema] },
    fits: (value) => one.fits(value) || other.fits(value),
    wanted: { en: `${one.wanted.en}, or ${other.wanted.en}`, es: `${one.wanted.es}, o ${other.wanted.es}` },
    inside: (value, place) => (one.fits(value) ? one : other).inside?.(value, place) ?? [],
  };
}

/** Something that is judged where it is used. */
export const RECORD: FieldType = {
  schema: { type: 'object' },
  fits: isRecord,
  wanted: { en: 'an object', es: 'un objeto' },
};

/** An object with the fields of a table, and no others. */
export function recordWith(table: FieldTable): FieldType {
  return { ...RECORD, schema: schemaOf(table), inside: (value, place) => faultsInFields(value, table, place) };
}

/** An object whose fields are called as one likes, and are all of a type. */
export function mapOf(of: FieldType): FieldType {
  return {
    ...RECORD,
    schema: { type: 'object', additionalProperties: of.schema },
    inside: (value, place) =>
      Object.entries(value as object).flatMap(([name, entry]) => faultsIn(entry, of, `${place}.${name}`)),
  };
}

export const RANGE: FieldType = {
  schema: {
    type: 'object',
    properties: { least: { type: 'number' }, most: { type: 'number' } },
    minProperties: 1,
    additionalProperties: false,
  },
  fits: (value) =>
    isRecord(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([name, end]) => ['least', 'most'].includes(name) && typeof end === 'number'),
  wanted: {
    en: 'an object with least, most or both, such as {"least": 25, "most": 30}',
    es: 'un objeto con least, most o ambos, como {"least": 25, "most": 30}',
  },
};

export const TEXTS = listOf(TEXT, { en: 'a list of texts', es: 'una lista de textos' });

/** A day as `2027-01-31`. */
export const DAY: FieldType = {
  schema: { type: 'string', format: 'date' },
  fits: (value) => typeof value === 'string' && isDay(value),
  wanted: { en: 'a day such as "2027-01-31"', es: 'un día, como "2027-01-31"' },
};

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // The 31st of February is read as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
