import type { PuzzleTypes } from '@latin-puzzles/core/puzzle';
import type { Dictionary } from './words.ts';

interface GalleryWords {
  readonly title: string;
  readonly lede: string;
  readonly filters: string;
  readonly types: Readonly<Record<keyof PuzzleTypes, string>>;
  readonly nonLs: string;
  readonly type: string;
  readonly shape: string;
  readonly level: string;
  readonly any: string;
  readonly shown: (count: number, all: number) => string;
  readonly none: string;
  readonly playShort: string;
  readonly play: (title: string) => string;
  readonly generate: string;
  readonly about: string;
  readonly critical: string;
  readonly facts: Readonly<
    Record<'board' | 'labels' | 'symmetry' | 'automorphisms' | 'types' | 'clues' | 'layout' | 'name', string>
  >;
  readonly cells: (cells: number, asterisms: number, k: number) => string;
  readonly order: (name: string, order: string) => string;
  readonly clues: (count: number, floor: number) => string;
  readonly status: Readonly<Record<'known' | 'forced' | 'ours', string>>;
}

export const GALLERY: Dictionary<GalleryWords> = {
  en: {
    title: 'Sudoku set free',
    lede:
      'Boards of any shape, labels that may repeat, words inscribed. Every row, strip, line or region holds the same ' +
      'labels, and every puzzle here has exactly one solution.',
    filters: 'Filter the gallery',
    types: { ls: 'LS', symmetric: 'symmetric', repeat: 'repeat', inscripted: 'inscripted' },
    nonLs: 'non-LS',
    type: 'Type',
    shape: 'Shape',
    level: 'Level',
    any: 'any',
    shown: (count, all) => (count === all ? `${all} puzzles` : `${count} of ${all} puzzles`),
    none: 'No puzzle is all of this at once. Take a wish back.',
    playShort: 'Play',
    play: (title) => `Play ${title}`,
    generate: 'Make another',
    about: 'About this board',
    critical: 'critical',
    facts: {
      board: 'Board',
      labels: 'Labels',
      symmetry: 'Symmetry',
      automorphisms: 'Automorphisms',
      types: 'Types',
      clues: 'Clues',
      layout: 'Layout',
      name: 'Name',
    },
    cells: (cells, asterisms, k) => `${cells} cells, ${asterisms} asterisms of ${k}`,
    order: (name, order) => `${name}, order ${order}`,
    clues: (count, floor) => (floor > 0 ? `${count}; twins ask for at least ${floor}` : String(count)),
    status: { known: 'known', forced: 'forced', ours: 'ours' },
  },
  es: {
    title: 'El sudoku, en libertad',
    lede:
      'Tableros de cualquier forma, etiquetas que pueden repetirse, palabras inscritas. Cada fila, franja, línea o región ' +
      'lleva las mismas etiquetas, y cada puzle de esta galería tiene exactamente una solución.',
    filters: 'Filtrar la galería',
    types: { ls: 'LS', symmetric: 'simétrico', repeat: 'con repetición', inscripted: 'con inscripción' },
    nonLs: 'no LS',
    type: 'Tipo',
    shape: 'Forma',
    level: 'Nivel',
    any: 'cualquiera',
    shown: (count, all) => (count === all ? `${all} puzles` : `${count} de ${all} puzles`),
    none: 'Ningún puzle cumple todo a la vez. Retire algún deseo.',
    playShort: 'Jugar',
    play: (title) => `Jugar a ${title}`,
    generate: 'Hacer otro',
    about: 'Sobre este tablero',
    critical: 'crítico',
    facts: {
      board: 'Tablero',
      labels: 'Etiquetas',
      symmetry: 'Simetría',
      automorphisms: 'Automorfismos',
      types: 'Tipos',
      clues: 'Pistas',
      layout: 'Trazado',
      name: 'Nombre',
    },
    cells: (cells, asterisms, k) => `${cells} celdas, ${asterisms} asterismos de ${k}`,
    order: (name, order) => `${name}, orden ${order}`,
    clues: (count, floor) => (floor > 0 ? `${count}; los gemelos exigen al menos ${floor}` : String(count)),
    status: { known: 'conocido', forced: 'obligado', ours: 'nuestro' },
  },
};
