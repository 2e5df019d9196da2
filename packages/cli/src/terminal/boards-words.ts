import type { Template, Words } from '@latin-puzzles/core/basis';
import type { CatalogEntry } from '@latin-puzzles/core/board';

/** What `latin boards` says of a board. */
interface BoardsWords {
  readonly columns: string[];
  readonly rows: Readonly<
    Record<
      | 'board'
      | 'cells'
      | 'asterisms'
      | 'symmetry'
      | 'types'
      | 'twins'
      | 'sameAs'
      | 'labels'
      | 'inscription'
      | 'levels'
      | 'layout',
      string
    >
  >;
  readonly more: string;
  readonly parameters: string;
  readonly asterisms: string;
  readonly symmetry: string;
  readonly twins: Template;
  readonly same: string;
  readonly sameOf: string;
  readonly levelsUnknown: string;
  readonly levelsOf: string;
  readonly levelFound: string;
  readonly levelAbsent: string;
  readonly levelNotFound: string;
  readonly clue: string;
  readonly openCell: string;
  readonly openCells: string;
  readonly attempt: string;
  readonly status: Readonly<Record<CatalogEntry['status'], string>>;
}

export const BOARDS_WORDS: Words<BoardsWords> = {
  en: {
    columns: ['name', 'cells', 'asterisms', 'k', 'symmetry', 'types', 'board'],
    rows: {
      board: 'board',
      cells: 'cells',
      asterisms: 'asterisms',
      symmetry: 'symmetry',
      types: 'types',
      twins: 'twins',
      sameAs: 'same as',
      labels: 'labels',
      inscription: 'inscription',
      levels: 'levels',
      layout: 'layout',
    },
    more: '{count} boards. `latin boards NAME` describes one, `latin boards --families` lists sizes of your own.',
    parameters: '{wanted}; {usual} unless given',
    asterisms: '{asterisms} of {k} cells: {kinds}',
    symmetry: '{name}, order {order}; the constellation alone has {automorphisms}',
    twins: {
      one: 'with distinct labels at least {clues} is needed',
      other: 'with distinct labels at least {clues} are needed',
    },
    same: '{boards}: one board up to isomorphism',
    sameOf: '{boards}, the board of {puzzles}: one board up to isomorphism',
    levelsUnknown:
      'not known beforehand: `latin generate` looks for the one wished for until its attempts or its time are over',
    levelsOf: 'those of {name}, if labels do not repeat',
    levelFound: '{level}: exists, for example with {clues} and {open}',
    levelAbsent: '{level}: does not exist, as going through all puzzles shows',
    levelNotFound: '{level}: not found in {attempts}, which proves nothing',
    clue: 'clue',
    openCell: 'open cell',
    openCells: 'open cells',
    attempt: 'attempt',
    status: { known: 'known', forced: 'forced', ours: 'ours' },
  },
  es: {
    columns: ['nombre', 'celdas', 'asterismos', 'k', 'simetría', 'tipos', 'tablero'],
    rows: {
      board: 'tablero',
      cells: 'celdas',
      asterisms: 'asterismos',
      symmetry: 'simetría',
      types: 'tipos',
      twins: 'gemelas',
      sameAs: 'igual que',
      labels: 'etiquetas',
      inscription: 'inscripción',
      levels: 'niveles',
      layout: 'disposición',
    },
    more: '{count} tableros. `latin boards NOMBRE` describe uno; `latin boards --families` enumera tamaños propios.',
    parameters: '{wanted}; {usual} si no se da',
    asterisms: '{asterisms} de {k} celdas: {kinds}',
    symmetry: '{name}, de orden {order}; la constelación sola tiene {automorphisms}',
    twins: {
      one: 'con etiquetas distintas hace falta al menos {clues}',
      other: 'con etiquetas distintas hacen falta al menos {clues}',
    },
    same: '{boards}: un mismo tablero, salvo isomorfismo',
    sameOf: '{boards}, el tablero de {puzzles}: un mismo tablero, salvo isomorfismo',
    levelsUnknown:
      'no se conocen de antemano: `latin generate` busca el que se pida hasta agotar sus intentos o su tiempo',
    levelsOf: 'los de {name}, si las etiquetas no se repiten',
    levelFound: '{level}: existe, por ejemplo con {clues} y {open}',
    levelAbsent: '{level}: no existe, como muestra el recorrido de todos los puzles',
    levelNotFound: '{level}: no hallado en {attempts}, lo que no demuestra nada',
    clue: 'pista',
    openCell: 'celda libre',
    openCells: 'celdas libres',
    attempt: 'intento',
    status: { known: 'conocida', forced: 'forzosa', ours: 'nuestra' },
  },
};
