import type { Excerpt, FaultTable, Words } from '../../../basis/index.ts';

/** What a field of a certificate must be. */
const FIELDS = {
  object: { en: 'an object', es: 'un objeto' },
  list: { en: 'a list', es: 'una lista' },
  'list-of-texts': { en: 'a list of texts', es: 'una lista de textos' },
  'whole-number': { en: 'a whole number', es: 'un número entero' },
  'list-of-clues': { en: 'a list of labels and null', es: 'una lista de etiquetas y null' },
  permutations: { en: 'a list of permutations of the cells', es: 'una lista de permutaciones de las celdas' },
  'label-per-cell': { en: 'one label a cell', es: 'una etiqueta por celda' },
  exchanges: { en: 'a list of pairs of cells and labels', es: 'una lista de pares de celdas y etiquetas' },
  'bare-board': { en: 'a name, or cells and asterisms', es: 'un nombre, o celdas (cells) y asterismos (asterisms)' },
} satisfies Readonly<Record<string, Words>>;

export type CertificateField = keyof typeof FIELDS;

/** What can be wrong with the form of a certificate of a minimum, and the facts of each case. */
export interface CertificateFaultFacts {
  'format.field:certificate': { readonly value: Excerpt; readonly wanted: CertificateField };
  'format.version:certificate': { readonly given: Excerpt; readonly format: string };
}

export const CERTIFICATE_FAULTS: FaultTable<CertificateFaultFacts> = {
  'format.field:certificate': {
    en: ({ value, wanted }, { shown }) => [
      `Here must be ${FIELDS[wanted].en}, not ${shown(value)}.`,
      'Make the certificate anew.',
    ],
    es: ({ value, wanted }, { shown }) => [
      `Aquí ha de haber ${FIELDS[wanted].es}, no ${shown(value)}.`,
      'Haga de nuevo el certificado.',
    ],
  },
  'format.version:certificate': {
    en: ({ given, format }, { shown }) => [
      `The format is ${shown(given)}, not ${format}.`,
      'Give a certificate that `latin minimum --certificate` wrote.',
    ],
    es: ({ given, format }, { shown }) => [
      `El formato es ${shown(given)}, no ${format}.`,
      'Dé un certificado creado con «latin minimum --certificate».',
    ],
  },
};
