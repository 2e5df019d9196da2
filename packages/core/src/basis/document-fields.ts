import { DOCUMENT_FAULTS } from './document-faults.ts';
import { type Fault, failure, judged, makeFault, type Result } from './fault.ts';
import { isRecord } from './is-record.ts';
import { excerpt, type Words } from './language/index.ts';

/** What a field may hold: for the parser, for the schema, and for people. */
export interface FieldType {
  readonly schema: object;
  readonly fits: (value: unknown) => boolean;
  readonly wanted: Words;
  /** What is wrong further in, in something that fits as a whole. */
  readonly inside?: ((value: unknown, place: string) => readonly Fault[]) | undefined;
}

/** A field of an object in a document. */
export interface FieldEntry {
  readonly type: FieldType;
  readonly meaning: string;
  readonly required?: boolean | undefined;
}

/** The fields that an object may have. */
export type FieldTable = Readonly<Record<string, FieldEntry>>;

/**
 * Whether an object has the fields of a table, and no others: a wish that is misspelt would otherwise be passed over, and
 * thousands of puzzles made without it.
 */
export function checkFields(value: unknown, table: FieldTable, place: string): Result<Record<string, unknown>> {
  return judged(value as Record<string, unknown>, faultsInFields(value, table, place));
}

/** All that is wrong with an object that is to have the fields of a table, in the order of the table. */
export function faultsInFields(value: unknown, table: FieldTable, place: string): readonly Fault[] {
  if (!isRecord(value)) return [wrong(place, value, OBJECT)];
  const known = Object.keys(table);
  return [
    ...Object.entries(table).flatMap(([name, { type, required }]) => {
      const field = place === '' ? name : `${place}.${name}`;
      const given = value[name];
      if (given !== undefined) return faultsIn(given, type, field);
      return required
        ? [makeFault(DOCUMENT_FAULTS, 'document.field:missing', field, { field, wanted: type.wanted })]
        : [];
    }),
    ...Object.keys(value)
      .filter((name) => !Object.hasOwn(table, name))
      .map((name) =>
        makeFault(DOCUMENT_FAULTS, 'document.field:unknown', place === '' ? WHOLE : place, {
          field: excerpt(name),
          known,
        }),
      ),
  ];
}

/** All that is wrong with a value that is to be of a type. */
export function faultsIn(value: unknown, type: FieldType, field: string): readonly Fault[] {
  return type.fits(value) ? (type.inside?.(value, field) ?? []) : [wrong(field, value, type.wanted)];
}

function wrong(place: string, value: unknown, wanted: Words): Fault {
  const field = place === '' ? WHOLE : place;
  return makeFault(DOCUMENT_FAULTS, 'document.field:wrong', field, { field, value: excerpt(value), wanted });
}

/** A kind of document: its format, and the command that writes one to begin with. */
export interface DocumentKind {
  readonly format: string;
  readonly starter: string;
}

/** Whether a record is a document of a kind, with the fields of its table. */
export function checkDocument(
  value: unknown,
  { format, starter }: DocumentKind,
  table: FieldTable,
): Result<Record<string, unknown>> {
  if (isRecord(value) && value.format !== format)
    return value.format === undefined
      ? failure(DOCUMENT_FAULTS, 'document.version:missing', 'format', { format, starter })
      : failure(DOCUMENT_FAULTS, 'document.version:unknown', 'format', {
          given: excerpt(value.format),
          format,
          starter,
        });
  return checkFields(value, table, '');
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

/** The JSON Schema of a kind of document. */
export function documentSchema({ format }: DocumentKind, table: FieldTable, title: string, description: string) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:latin-puzzles:${format.replace('/', ':')}`,
    title,
    description,
    ...schemaOf(table),
  };
}

/** What the place of a document as a whole is called. */
const WHOLE = 'document';
const OBJECT: Words = { en: 'an object', es: 'un objeto' };
