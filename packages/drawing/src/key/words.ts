import type { LanguageCode, NameKind, ShortName } from '@latin-puzzles/core/attrition';

type Values = ShortName['values'];

interface KeyWords {
  readonly title: string;
  /** How a name is to be read, by its kind; `text` is how it is written. */
  readonly kinds: Readonly<Record<NameKind, (text: string, values: Values) => string>>;
  readonly onFaces: Readonly<Partial<Record<NameKind, (text: string, values: Values) => string>>>;
  readonly regions: string;
  readonly lines: string;
}

export const KEY_WORDS: Readonly<Record<LanguageCode, KeyWords>> = {
  en: {
    title: 'The names of the cells',
    kinds: {
      square: (text, { row, column }) => `${text} is the cell in row ${row} and column ${column}.`,
      triangle: (text, { row, triangle }) => `${text} is triangle ${triangle} of row ${row}.`,
      globe: (text, { parallel, meridian }) => `${text} is the cell on parallel ${parallel} and meridian ${meridian}.`,
      ring: (text, { ring, id }) => `${text} is ring ${ring} point ${id}.`,
      edge: (text) => `${text} is edge ${text}.`,
      cell: (text) => `${text} is cell ${text}.`,
      own: () => 'Every name stands in its cell.',
    },
    onFaces: {
      square: (text, { row, column }) =>
        `Pale numbers are those of faces; ${text} is the cell in row ${row} and column ${column} of its face.`,
      triangle: (text, { row, triangle }) =>
        `Pale numbers are those of faces; ${text} is triangle ${triangle} of row ${row} of its face.`,
    },
    regions: 'What stands pale in a region is its name.',
    lines: 'Numbers outside are those of the lines that end there.',
  },
  es: {
    title: 'Los nombres de las celdas',
    kinds: {
      square: (text, { row, column }) => `${text} es la celda de la fila ${row} y la columna ${column}.`,
      triangle: (text, { row, triangle }) => `${text} es el triángulo ${triangle} de la fila ${row}.`,
      globe: (text, { parallel, meridian }) =>
        `${text} es la celda del paralelo ${parallel} y el meridiano ${meridian}.`,
      ring: (text, { ring, id }) => `${text} es el punto ${id} del anillo ${ring}.`,
      edge: (text) => `${text} es la arista ${text}.`,
      cell: (text) => `${text} es la celda ${text}.`,
      own: () => 'Cada nombre está en su celda.',
    },
    onFaces: {
      square: (text, { row, column }) =>
        `Los números claros son los de las caras; ${text} es la celda de la fila ${row} y la columna ${column} de su cara.`,
      triangle: (text, { row, triangle }) =>
        `Los números claros son los de las caras; ${text} es el triángulo ${triangle} de la fila ${row} de su cara.`,
    },
    regions: 'Lo que figura en tono claro en una región es su nombre.',
    lines: 'Los números de fuera son los de las líneas que acaban ahí.',
  },
};

/** Where among the cells the example is looked for: beyond the middle, where numbers are not small. */
const EXAMPLE = 0.62;

/** A name whose numbers all differ, so that none is taken for another. */
function example(names: readonly ShortName[]): ShortName {
  const later = names.slice(Math.floor(EXAMPLE * names.length));
  const differ = ({ values: { face: _, ...rest } }: ShortName) =>
    new Set(Object.values(rest)).size === Object.keys(rest).length;
  return later.find(differ) ?? later[0]!;
}

/** How the names are to be read: a sentence for every kind of them. */
export function namesCaption(names: readonly ShortName[], language: LanguageCode): string {
  const words = KEY_WORDS[language];
  const kinds = new Map<string, ShortName[]>();
  for (const name of names) {
    const kind = `${name.kind} ${name.face !== undefined}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), name]);
  }
  const sentences = [...kinds.values()].map((held) => {
    const { kind, text, values, face } = example(held);
    return ((face === undefined ? undefined : words.onFaces[kind]) ?? words.kinds[kind])(text, values);
  });
  return sentences.join(' ');
}
