import type { FaultTable } from './fault.ts';
import type { Excerpt, Words } from './language/index.ts';

/** What the codes mean. docs/errors.md is made from such tables. */
export const DOCUMENT_CODES = {
  'document.field': 'a field of a plan, a style or a book is missing, unknown or of the wrong type',
  'document.version': 'a plan, a style or a book is not in a format that we know',
};

/** What can be wrong with a document of fields, and the facts of each case. */
export interface DocumentFaultFacts {
  'document.field:missing': { readonly field: string; readonly wanted: Words };
  'document.field:wrong': { readonly field: string; readonly value: Excerpt; readonly wanted: Words };
  'document.field:unknown': { readonly field: Excerpt; readonly known: readonly string[] };
  'document.version:missing': { readonly format: string; readonly starter: string };
  'document.version:unknown': { readonly given: Excerpt; readonly format: string; readonly starter: string };
}

export const DOCUMENT_FAULTS: FaultTable<DocumentFaultFacts> = {
  'document.field:missing': {
    en: ({ field, wanted }) => [`${field} is missing; it must be ${wanted.en}.`, `Add ${field}.`],
    es: ({ field, wanted }) => [`Falta ${field}; ha de ser ${wanted.es}.`, `Añada ${field}.`],
  },
  'document.field:wrong': {
    en: ({ field, value, wanted }, { shown }) => [
      `${field} is ${shown(value)}; it must be ${wanted.en}.`,
      `Make ${field} ${wanted.en}.`,
    ],
    es: ({ field, value, wanted }, { shown }) => [
      `${field} es ${shown(value)}; ha de ser ${wanted.es}.`,
      `Ponga en ${field} lo siguiente: ${wanted.es}.`,
    ],
  },
  'document.field:unknown': {
    en: ({ field, known }, { shown }) => [
      `There is no field ${shown(field)} here.`,
      `Take it out, or mend its name; there are ${known.join(', ')}.`,
    ],
    es: ({ field, known }, { shown }) => [
      `Aquí no hay ningún campo ${shown(field)}.`,
      `Quítelo, o corrija su nombre; los que hay son: ${known.join(', ')}.`,
    ],
  },
  'document.version:missing': {
    en: ({ format, starter }) => [
      'The field format is missing.',
      `Write "format": "${format}". \`${starter}\` writes a file to begin with.`,
    ],
    es: ({ format, starter }) => [
      'Falta el campo format.',
      `Escriba "format": "${format}". «${starter}» escribe un archivo para empezar.`,
    ],
  },
  'document.version:unknown': {
    en: ({ given, format, starter }, { shown }) => [
      `We do not know the format ${shown(given)} here.`,
      `Write "format": "${format}". \`${starter}\` writes a file to begin with.`,
    ],
    es: ({ given, format, starter }, { shown }) => [
      `No conocemos aquí el formato ${shown(given)}.`,
      `Escriba "format": "${format}". «${starter}» escribe un archivo para empezar.`,
    ],
  },
};
