import type { Excerpt, FaultTable, Words } from '../../basis/index.ts';

/** What the codes mean. docs/errors.md is made from such tables. */
export const EXCHANGE_CODES = {
  'format.grid': 'a square of text is not a puzzle',
  'format.link': 'an address holds no puzzle that can be read',
  'format.lost': 'the target format has no place for what puzzles say beside their clues; what it holds is written',
  'format.regions': 'regions do not cut the square in equal parts',
  'format.table': 'a row of a table cannot be read',
};

/** What can be wrong with a puzzle in another program's format, or with writing one; apart, since few texts are such. */
export interface ExchangeFaultFacts {
  'clues.unknown-label:square': {
    readonly label: Excerpt;
    readonly row: number;
    readonly column: number;
    readonly labels: readonly string[];
  };
  'format.grid:size': { readonly size: number };
  'format.link:damaged': { readonly program: string };
  'format.link:short': { readonly address: Excerpt };
  'format.link:unknown': { readonly address: Excerpt };
  /** How many puzzles lose the fields of these names in our own format. */
  'format.lost': {
    readonly format: string;
    readonly fields: readonly { readonly names: readonly string[]; readonly puzzles: number }[];
  };
  'format.regions': { readonly size: number };
  'format.table:quotation': { readonly field: number };
  'format.unsupported:square': undefined;
  'format.unsupported:grid': { readonly program: string };
  'format.unsupported:beside': { readonly program: string };
  'format.unsupported:repeats': undefined;
  'format.unsupported:regions': undefined;
  'format.unsupported:digits': undefined;
  'format.unsupported:jigsaw': undefined;
  'format.unsupported:group': { readonly name: string; readonly cells: number; readonly size: number };
  'format.unsupported:rule': { readonly program: string; readonly rule: Excerpt };
  'format.unsupported:number': { readonly program: string; readonly label: Excerpt; readonly most: number };
}

const NATIVE: Words = { en: 'Write the native format instead.', es: 'Escriba en nuestro formato.' };

export const EXCHANGE_FAULTS: FaultTable<ExchangeFaultFacts> = {
  'clues.unknown-label:square': {
    en: ({ label, row, column, labels }, { shown }) => [
      `${shown(label)} in row ${row}, column ${column} is not one of the labels.`,
      `Use one of ${labels.join(' ')}, or a point for an empty cell.`,
    ],
    es: ({ label, row, column, labels }, { shown }) => [
      `${shown(label)}, en la fila ${row}, columna ${column}, no es una de las etiquetas.`,
      `Use una de estas: ${labels.join(' ')}; o un punto para una celda vacía.`,
    ],
  },
  'format.grid:size': {
    en: ({ size }) => [
      `A square of ${size} rows has no usual boxes.`,
      'Name the board, for example --board latin-square:7, or use the native format.',
    ],
    es: ({ size }) => [
      `Un cuadrado de ${size} filas no tiene unas cajas habituales.`,
      'Diga qué tablero es, por ejemplo con --board latin-square:7, o use nuestro formato.',
    ],
  },
  'format.link:damaged': {
    en: ({ program }) => [`The address of ${program} is damaged or cut off.`, 'Copy the whole address again.'],
    es: ({ program }) => [
      `La dirección de ${program} está dañada o incompleta.`,
      'Copie de nuevo la dirección entera.',
    ],
  },
  'format.link:short': {
    en: ({ address }, { shown }) => [
      `The address ${shown(address)} only names a puzzle that is kept elsewhere.`,
      'Open it there, and share it as an address that holds the puzzle, or as a file.',
    ],
    es: ({ address }, { shown }) => [
      `La dirección ${shown(address)} solo nombra un puzle que está en otro sitio.`,
      'Ábralo allí y compártalo como dirección que contenga el puzle, o como archivo.',
    ],
  },
  'format.link:unknown': {
    en: ({ address }, { shown }) => [
      `The address ${shown(address)} is not one of a program that we know.`,
      'Addresses of f-puzzles, SudokuPad and penpa-edit are read; from elsewhere, use a file.',
    ],
    es: ({ address }, { shown }) => [
      `La dirección ${shown(address)} no es de ningún programa que conozcamos.`,
      'Se leen direcciones de f-puzzles, SudokuPad y penpa-edit; de otros sitios, use un archivo.',
    ],
  },
  'format.lost': {
    en: ({ format, fields }, { counted, list }) => [
      `The format ${format} has no place for ${list(fields.map(({ names, puzzles }) => `${names.join(', ')} (${counted(puzzles, 'puzzle')})`))}.`,
      'Write the native format, or a table (csv), to keep more.',
    ],
    es: ({ format, fields }, { counted, list }) => [
      `El formato ${format} no tiene sitio para ${list(fields.map(({ names, puzzles }) => `${names.join(', ')} (${counted(puzzles, 'puzle')})`))}.`,
      'Escriba en nuestro formato, o en una tabla (csv), para guardar más.',
    ],
  },
  'format.regions': {
    en: ({ size }, { counted }) => [
      `The regions do not cut the square in ${counted(size, 'part')} of ${counted(size, 'cell')}.`,
      'Give every cell a region, and all regions the same size.',
    ],
    es: ({ size }, { counted }) => [
      `Las regiones no cortan el cuadrado en ${counted(size, 'parte')} de ${counted(size, 'celda')}.`,
      'Dé una región a cada celda, y a todas las regiones el mismo tamaño.',
    ],
  },
  'format.table:quotation': {
    en: ({ field }) => [
      `The quotation marks of field ${field} are out of place.`,
      'Put quotation marks around the whole field, and write those inside it twice.',
    ],
    es: ({ field }) => [
      `Las comillas del campo ${field} están fuera de lugar.`,
      'Ponga comillas alrededor de todo el campo, y escriba dos veces las de dentro.',
    ],
  },
  'format.unsupported:square': {
    en: () => ['This format holds only squares with rows and columns.', NATIVE.en],
    es: () => ['Este formato solo admite cuadrados con filas y columnas.', NATIVE.es],
  },
  'format.unsupported:grid': {
    en: ({ program }) => [`The puzzle of ${program} is no whole square of cells.`, 'Use a square without gaps there.'],
    es: ({ program }) => [
      `El puzle de ${program} no es un cuadrado entero de celdas.`,
      'Use allí un cuadrado sin huecos.',
    ],
  },
  'format.unsupported:beside': {
    en: ({ program }) => [`${program} has no place for groups beside rows, columns and regions.`, NATIVE.en],
    es: ({ program }) => [`${program} no tiene sitio para grupos que no sean filas, columnas y regiones.`, NATIVE.es],
  },
  'format.unsupported:repeats': {
    en: () => ['This format holds only puzzles whose labels do not repeat.', NATIVE.en],
    es: () => ['Este formato solo admite puzles cuyas etiquetas no se repiten.', NATIVE.es],
  },
  'format.unsupported:regions': {
    en: () => ['Bars and rules draw only boxes of one size, and nothing beside them.', NATIVE.en],
    es: () => ['Las barras y las líneas solo dibujan cajas de un mismo tamaño, y nada más.', NATIVE.es],
  },
  'format.unsupported:digits': {
    en: () => ['This format holds only Sudokus of 9 × 9 cells with the digits 1 to 9.', NATIVE.en],
    es: () => ['Este formato solo admite Sudokus de 9 × 9 celdas con las cifras del 1 al 9.', NATIVE.es],
  },
  'format.unsupported:jigsaw': {
    en: () => ['A jigsaw is a square with rows, columns and regions, and nothing beside them.', NATIVE.en],
    es: () => ['Un rompecabezas de regiones es un cuadrado con filas, columnas y regiones, y nada más.', NATIVE.es],
  },
  'format.unsupported:group': {
    en: ({ name, cells, size }, { counted }) => [
      `The group “${name}” has ${counted(cells, 'cell')}; every group of a Latin puzzle has as many as there are labels, ${size}.`,
      'Take it out there, or use another puzzle.',
    ],
    es: ({ name, cells, size }, { counted }) => [
      `El grupo «${name}» tiene ${counted(cells, 'celda')}; todos los grupos de un puzle latino tienen tantas como etiquetas hay, ${size}.`,
      'Quítelo allí, o use otro puzle.',
    ],
  },
  'format.unsupported:rule': {
    en: ({ program, rule }, { shown }) => [
      `The puzzle of ${program} has ${shown(rule)}, which no Latin puzzle can hold.`,
      'Take it out there, or use another puzzle.',
    ],
    es: ({ program, rule }, { shown }) => [
      `El puzle de ${program} tiene ${shown(rule)}, que no cabe en un puzle latino.`,
      'Quítelo allí, o use otro puzle.',
    ],
  },
  'format.unsupported:number': {
    en: ({ program, label, most }, { shown }) => [
      `${program} has only the numbers 1 to ${most}, not ${shown(label)}.`,
      NATIVE.en,
    ],
    es: ({ program, label, most }, { shown }) => [
      `${program} solo tiene los números del 1 al ${most}, no ${shown(label)}.`,
      NATIVE.es,
    ],
  },
};
