import type { Template, Words } from '../../basis/index.ts';

/**
 * What a cell is called, as data: its kind and the numbers that tell it from its like, such as
 * `{ kind: 'square', row: 3, column: 7 }`; or `{ kind: 'own', text }` for a name that somebody made up.
 */
export type CellName = Readonly<Record<string, string | number>> & { readonly kind: string };

/** What an asterism is called: its kind, such as `box`, and its number or letter; or a name that somebody made up. */
export type AsterismName =
  | { readonly kind: string; readonly id: string | number }
  | { readonly kind: 'own'; readonly text: string };

/** How a language speaks of a kind of cell. Placeholders are the parts of its names. */
export interface CellKindWords {
  /** One in a sentence, or several where `{id}` lists what tells them apart. */
  readonly said: Template;
  /** What stands for each of several in place of `{id}`; without it names are said one by one. */
  readonly id?: string;
  /** As files and options have it; as it is said, unless given. */
  readonly plain?: string;
  /** As short as a drawing has room for. */
  readonly short: string;
  /** What print calls it beside a key, which shows `{short}`; as it is said, unless given. */
  readonly keyed?: string;
  /** How the `{short}` name is to be read, and the `{keyed}` one if there is one. */
  readonly caption: string;
}

/** How a language speaks of a kind of asterism. */
export interface AsterismKindWords {
  /** One, or several where `{id}` lists them: `row 5`, `rows 2 and 5`. A single form where even one is several: `strips C`. */
  readonly said: Template;
  /** What it is: `row`; and one of them: `a row`. */
  readonly noun: string;
  readonly some: string;
}

export type CellKinds = Readonly<Record<string, Words<CellKindWords>>>;
export type AsterismKinds = Readonly<Record<string, Words<AsterismKindWords>>>;

/** The kinds of cells and asterisms that a family names. Those that only it has are declared in its file. */
export interface NameKinds {
  readonly cells?: CellKinds;
  readonly asterisms?: AsterismKinds;
}

/** Cells that more than one family has. */
export const SHARED_CELL_KINDS: CellKinds = {
  own: {
    en: { said: '{text}', short: '{text}', caption: 'Every name stands in its cell.' },
    es: { said: '{text}', short: '{text}', caption: 'Cada nombre está en su celda.' },
  },
  cell: {
    en: {
      said: { one: 'cell {id}', other: 'cells {id}' },
      id: '{number}',
      short: '{number}',
      caption: '{short} is cell {short}.',
    },
    es: {
      said: { one: 'la celda {id}', other: 'las celdas {id}' },
      id: '{number}',
      short: '{number}',
      caption: '{short} es la celda {short}.',
    },
  },
  square: {
    en: {
      said: 'r{row}c{column}',
      short: 'r{row}c{column}',
      caption: '{short} is the cell in row {row} and column {column}.',
    },
    es: {
      said: 'f{row}c{column}',
      short: 'f{row}c{column}',
      caption: '{short} es la celda de la fila {row} y la columna {column}.',
    },
  },
};

/** Asterisms that more than one family has, or that a board of one's own may have. */
export const SHARED_ASTERISM_KINDS: AsterismKinds = {
  row: {
    en: { said: { one: 'row {id}', other: 'rows {id}' }, noun: 'row', some: 'a row' },
    es: { said: { one: 'la fila {id}', other: 'las filas {id}' }, noun: 'fila', some: 'una fila' },
  },
  column: {
    en: { said: { one: 'column {id}', other: 'columns {id}' }, noun: 'column', some: 'a column' },
    es: { said: { one: 'la columna {id}', other: 'las columnas {id}' }, noun: 'columna', some: 'una columna' },
  },
  region: {
    en: { said: { one: 'region {id}', other: 'regions {id}' }, noun: 'region', some: 'a region' },
    es: { said: { one: 'la región {id}', other: 'las regiones {id}' }, noun: 'región', some: 'una región' },
  },
  strip: {
    en: { said: { one: 'strip {id}', other: 'strips {id}' }, noun: 'strip', some: 'a strip' },
    es: { said: { one: 'la franja {id}', other: 'las franjas {id}' }, noun: 'franja', some: 'una franja' },
  },
  line: {
    en: { said: { one: 'line {id}', other: 'lines {id}' }, noun: 'line', some: 'a line' },
    es: { said: { one: 'la línea {id}', other: 'las líneas {id}' }, noun: 'línea', some: 'una línea' },
  },
  parallel: {
    en: { said: { one: 'parallel {id}', other: 'parallels {id}' }, noun: 'parallel', some: 'a parallel' },
    es: { said: { one: 'el paralelo {id}', other: 'los paralelos {id}' }, noun: 'paralelo', some: 'un paralelo' },
  },
  meridian: {
    en: { said: { one: 'meridian {id}', other: 'meridians {id}' }, noun: 'meridian', some: 'a meridian' },
    es: { said: { one: 'el meridiano {id}', other: 'los meridianos {id}' }, noun: 'meridiano', some: 'un meridiano' },
  },
  asterism: {
    en: { said: { one: 'asterism {id}', other: 'asterisms {id}' }, noun: 'asterism', some: 'an asterism' },
    es: { said: { one: 'el asterismo {id}', other: 'los asterismos {id}' }, noun: 'asterismo', some: 'un asterismo' },
  },
};

/** What players call an asterism that is of no kind they know. */
export const GROUP: Words<AsterismKindWords> = {
  en: { said: { one: 'group {id}', other: 'groups {id}' }, noun: 'group', some: 'a group' },
  es: { said: { one: 'el grupo {id}', other: 'los grupos {id}' }, noun: 'grupo', some: 'un grupo' },
};
