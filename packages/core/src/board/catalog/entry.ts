import { inEveryLanguage, type Words } from '../../basis/index.ts';

/** How sure we are of a layout whose figure is lost. */
export const STATUSES = ['known', 'forced', 'ours'] as const;
export type Status = (typeof STATUSES)[number];

/** The steps by which the paper leads from Latin squares to Latin puzzles. */
export const SECTIONS = {
  asterisms: { en: 'Rows, columns and more', es: 'Filas, columnas y más' },
  shape: { en: 'Other shapes', es: 'Otras formas' },
  polygons: { en: 'Latin polygons', es: 'Polígonos latinos' },
  polyhedra: { en: 'Latin polyhedra', es: 'Poliedros latinos' },
  repeats: { en: 'Repeated labels', es: 'Etiquetas repetidas' },
  inscriptions: { en: 'With a word inside', es: 'Con una palabra dentro' },
} satisfies Readonly<Record<string, Words>>;
export type Section = keyof typeof SECTIONS;

export interface Inscription {
  readonly text: string;
  /** The cells that carry the text, in reading order. */
  readonly cells: readonly number[];
}

/** A Latin Puzzle of the paper: a board and a multiset, with the promise made for its puzzles. */
export interface CatalogEntry {
  readonly name: string;
  readonly title: Words;
  readonly section: Section;
  /** The specification of its board. */
  readonly board: string;
  readonly labels: readonly string[];
  /** The year of first publication. */
  readonly year?: number;
  readonly status: Status;
  /** What is ours, or how the layout follows, where it is not simply known. */
  readonly remark?: Words;
  /** What is to be done. */
  readonly challenge: Words;
  readonly inscription?: Inscription;
  readonly promise: { readonly level: 'medium' | 'difficult'; readonly fair: boolean; readonly critical: boolean };
}

/** The promises that are made: a fair puzzle of medium difficulty, or a difficult one without a needless clue. */
export const MEDIUM = { level: 'medium', fair: true, critical: false } as const;
export const CRITICAL = { level: 'difficult', fair: false, critical: true } as const;

/** A name that its author gave to a Latin Puzzle is the same in every language. */
export function properName(text: string): Words {
  return inEveryLanguage(() => text);
}
