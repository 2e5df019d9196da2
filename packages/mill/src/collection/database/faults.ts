import type { FaultTable } from '@latin-puzzles/core/basis';

/** What the codes of the faults of a collection mean. docs/errors.md is made from such tables. */
export const COLLECTION_CODES = {
  'collection.busy': 'another process has been writing to the collection for too long',
  'collection.damaged': 'the file of the collection is damaged',
  'collection.foreign': 'the file or the database is there, but is no collection',
  'collection.full': 'there is no space left for the collection',
  'collection.missing': 'there is no such collection',
  'collection.newer': 'the collection was written by a newer version of latin-puzzles',
  'collection.unreachable': 'the collection cannot be opened, or was lost while it was used',
};

/** What can be wrong with a collection as a whole. */
export interface CollectionFaultFacts {
  'collection.busy': undefined;
  'collection.damaged': undefined;
  'collection.foreign:file': undefined;
  'collection.foreign:tables': { readonly table: string };
  'collection.full': undefined;
  'collection.missing': undefined;
  'collection.newer': { readonly found: number; readonly known: number };
  'collection.unreachable': { readonly said: string };
}

export const COLLECTION_FAULTS: FaultTable<CollectionFaultFacts> = {
  'collection.busy': {
    en: () => [
      'Another process has been writing to the collection for too long.',
      'Try again when it is done; what was added before is kept.',
    ],
    es: () => [
      'Otro proceso lleva demasiado tiempo escribiendo en la colección.',
      'Inténtelo de nuevo cuando acabe; lo que ya se añadió se conserva.',
    ],
  },
  'collection.damaged': {
    en: () => [
      'The file of the collection is damaged.',
      'Put a backup in its place; `latin collection verify` says whether that is sound.',
    ],
    es: () => [
      'El archivo de la colección está dañado.',
      'Ponga en su lugar una copia de seguridad; «latin collection verify» dice si está sana.',
    ],
  },
  'collection.foreign:file': {
    en: () => ['The file is no collection.', 'Check its name; a collection is made by `latin collection add`.'],
    es: () => [
      'El archivo no es una colección.',
      'Revise su nombre; una colección se crea con «latin collection add».',
    ],
  },
  'collection.foreign:tables': {
    en: ({ table }) => [
      `The database is no collection: it has a table ${table}, but not ours.`,
      'Give a collection its own file, or its own database.',
    ],
    es: ({ table }) => [
      `La base de datos no es una colección: tiene una tabla ${table}, pero no las nuestras.`,
      'Dé a la colección un archivo o una base de datos propios.',
    ],
  },
  'collection.full': {
    en: () => [
      'There is no space left for the collection.',
      'Free some and do it again: what was added before is kept, and nothing enters twice.',
    ],
    es: () => [
      'No queda espacio para la colección.',
      'Libere espacio y repítalo: lo que ya se añadió se conserva, y nada entra dos veces.',
    ],
  },
  'collection.missing': {
    en: () => ['There is no such collection.', 'Check its name, or make one with `latin collection add`.'],
    es: () => ['No existe esa colección.', 'Revise su nombre, o cree una con «latin collection add».'],
  },
  'collection.newer': {
    en: ({ found, known }) => [
      `The collection has version ${found} of the schema, and this program knows version ${known} at most.`,
      'Use a newer version of latin-puzzles; an older one cannot read it, and leaves it as it is.',
    ],
    es: ({ found, known }) => [
      `La colección tiene la versión ${found} del esquema, y este programa solo conoce hasta la ${known}.`,
      'Use una versión más nueva de latin-puzzles; una más antigua no puede leerla, y la deja como está.',
    ],
  },
  'collection.unreachable': {
    en: ({ said }) => [`The collection cannot be used: ${said}.`, 'Check its name, its permissions and its server.'],
    es: ({ said }) => [`No se puede usar la colección: ${said}.`, 'Revise su nombre, sus permisos y su servidor.'],
  },
};
