import { isRecord, type Words } from '@latin-puzzles/core/basis';
import { LEVELS } from '@latin-puzzles/core/rating';
import type { FieldType } from './fields.ts';

/** The types of the fields of plans. */

export const TEXT: FieldType = {
  schema: { type: 'string', minLength: 1, maxLength: 1000 },
  fits: (value) => typeof value === 'string' && value.length > 0 && value.length <= 1000,
  wanted: { en: 'a text of 1 to 1000 characters', es: 'un texto de 1 a 1000 caracteres' },
};

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

/** One of some texts. */
export function oneOf(texts: readonly string[]): FieldType {
  return {
    schema: { enum: texts },
    fits: (value) => texts.includes(value as string),
    wanted: { en: `one of ${texts.join(', ')}`, es: `uno de estos: ${texts.join(', ')}` },
  };
}

/** A list of at least one of a type. */
export function listOf(of: FieldType, wanted: Words): FieldType {
  return {
    schema: { type: 'array', items: of.schema, minItems: 1 },
    fits: (value) => Array.isArray(value) && value.length > 0 && value.every((entry) => of.fits(entry)),
    wanted,
  };
}

/** A list without repeats. */
export function setOf(of: FieldType, wanted: Words): FieldType {
  const list = listOf(of, wanted);
  return {
    schema: { ...list.schema, uniqueItems: true },
    fits: (value) => list.fits(value) && new Set(value as unknown[]).size === (value as unknown[]).length,
    wanted,
  };
}

/** This type or that. */
export function either(one: FieldType, other: FieldType): FieldType {
  return {
    schema: { anyOf: [one.schema, other.schema] },
    fits: (value) => one.fits(value) || other.fits(value),
    wanted: { en: `${one.wanted.en}, or ${other.wanted.en}`, es: `${one.wanted.es}, o ${other.wanted.es}` },
  };
}

/** Something that is judged where it is used. */
export const RECORD: FieldType = {
  schema: { type: 'object' },
  fits: isRecord,
  wanted: { en: 'an object', es: 'un objeto' },
};

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

export const LEVEL_SET = setOf(oneOf(LEVELS), {
  en: `a list of levels (${LEVELS.join(', ')}), none of them twice`,
  es: `una lista de niveles (${LEVELS.join(', ')}), ninguno dos veces`,
});

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
