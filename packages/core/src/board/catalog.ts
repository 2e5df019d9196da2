import { graphemes, numbers } from '../basis/index.ts';

/** How sure we are of a layout whose figure is lost. */
export const STATUSES = ['known', 'forced', 'ours'] as const;
export type Status = (typeof STATUSES)[number];

/** The steps by which the paper leads from Latin squares to Latin puzzles. */
export const SECTIONS = {
  asterisms: 'Extra asterisms',
  shape: 'Board shape',
  polygons: 'Latin polygons',
  polyhedra: 'Latin polyhedra',
  repeats: 'Repeated labels',
  inscriptions: 'Inscriptions',
} as const;
export type Section = keyof typeof SECTIONS;

export interface Inscription {
  readonly text: string;
  /** The cells that carry the text, in reading order. */
  readonly cells: readonly number[];
}

/** A Latin Puzzle of the paper: a board and a multiset, with the promise made for its puzzles. */
export interface CatalogEntry {
  readonly name: string;
  readonly title: string;
  readonly section: Section;
  /** The specification of its board. */
  readonly board: string;
  readonly labels: readonly string[];
  /** The year of first publication. */
  readonly year?: number;
  readonly status: Status;
  /** What is ours, or how the layout follows, where it is not simply known. */
  readonly remark?: string;
  readonly challenge: string;
  readonly inscription?: Inscription;
  readonly promise: { readonly level: 'medium' | 'difficult'; readonly fair: boolean; readonly critical: boolean };
}

const MEDIUM = { level: 'medium', fair: true, critical: false } as const;
const CRITICAL = { level: 'difficult', fair: false, critical: true } as const;
const RIPETO = ['1', '1', '1', '2', '2', '2', '3', '3', '3'];

/** A word written from `start` on, `step` cells from letter to letter. */
function inscribed(text: string, start: number, step = 1): Pick<CatalogEntry, 'labels' | 'inscription'> {
  const labels = graphemes(text);
  return { labels, inscription: { text, cells: labels.map((_, i) => start + i * step) } };
}

/** Every Latin Puzzle of the paper, in its order. */
export const CATALOG: readonly CatalogEntry[] = [
  {
    name: 'latin-square',
    title: 'Latin square',
    section: 'asterisms',
    board: 'latin-square:7',
    labels: numbers(7),
    status: 'known',
    challenge: 'Complete the square: every row and every column takes the numbers 1 to 7.',
    promise: MEDIUM,
  },
  {
    name: 'win-one',
    title: 'Win One',
    section: 'asterisms',
    board: 'win:9',
    labels: numbers(9),
    year: 2014,
    status: 'forced',
    remark: 'Sudoku with the same windows is Quadoku, also called Hyperdoku, whose windows are known.',
    challenge: 'Complete the board: every row, every column and every shaded window takes the numbers 1 to 9.',
    promise: MEDIUM,
  },
  {
    name: 'wave-one',
    title: 'Wave One',
    section: 'asterisms',
    board: 'wave',
    labels: numbers(7),
    year: 2014,
    status: 'ours',
    remark: 'The seven wave-shaped regions are drawn by us.',
    challenge: 'Complete the board: every row, every column and every wave takes the numbers 1 to 7.',
    promise: MEDIUM,
  },
  {
    name: 'sudoku',
    title: 'Sudoku',
    section: 'asterisms',
    board: 'sudoku:3x3',
    labels: numbers(9),
    year: 1979,
    status: 'known',
    challenge: 'Complete the board: every row, every column and every box takes the numbers 1 to 9.',
    promise: MEDIUM,
  },
  {
    name: 'quadoku-one',
    title: 'Quadoku One',
    section: 'asterisms',
    board: 'quadoku:9',
    labels: numbers(9),
    year: 2015,
    status: 'known',
    challenge: 'Complete the board: every row, column, box and shaded window takes the numbers 1 to 9.',
    promise: MEDIUM,
  },
  {
    name: 'orb-one',
    title: 'Orb One',
    section: 'shape',
    board: 'orb:8',
    labels: numbers(8),
    year: 2014,
    status: 'ours',
    remark: 'Parallels and meridians are known, the regions are drawn by us.',
    challenge: 'Complete the globe: every parallel, every meridian and every region takes the numbers 1 to 8.',
    promise: MEDIUM,
  },
  {
    name: 'canario-one',
    title: 'Canario One',
    section: 'polygons',
    board: 'triangle:8',
    labels: numbers(16),
    year: 2012,
    status: 'known',
    challenge:
      'Complete the triangle: the two strips at which the same letter points take the numbers 1 to 16 between them.',
    promise: MEDIUM,
  },
  {
    name: 'monthai-one',
    title: 'Monthai One',
    section: 'polygons',
    board: 'triangle:6',
    labels: numbers(12),
    year: 2013,
    status: 'forced',
    remark: 'The only way to pair the strips of a triangle of side 6 so that all pairs have 12 cells.',
    challenge:
      'Complete the triangle: the two strips at which the same letter points take the numbers 1 to 12 between them.',
    promise: MEDIUM,
  },
  {
    name: 'tartan-one',
    title: 'Tartan One',
    section: 'polygons',
    board: 'tartan:8',
    labels: numbers(16),
    year: 2013,
    status: 'known',
    remark:
      'Which rows pair is lost: here the first with the last; tartan:8/shift pairs each with the one four further.',
    challenge:
      'Complete the board: the two rows, or the two columns, at which the same letter points take the numbers 1 to 16 ' +
      'between them, and so does every sub-square.',
    promise: MEDIUM,
  },
  {
    name: 'douze-france-one',
    title: 'Douze France One',
    section: 'polygons',
    board: 'hexagon:3',
    labels: [...numbers(12), ...graphemes('FRANCE')],
    year: 2013,
    status: 'forced',
    remark: 'Strips 1 and 4, 2 and 5, 3 and 6 make pairs of 18 cells.',
    challenge:
      'Complete the hexagon: the two strips at which the same letter points take the numbers 1 to 12 and the letters ' +
      'F, R, A, N, C, E between them.',
    promise: MEDIUM,
  },
  {
    name: 'helios-one',
    title: 'Helios One',
    section: 'polygons',
    board: 'star:12/3',
    labels: graphemes('HELIOS'),
    year: 2013,
    status: 'forced',
    remark: 'A Latin dodecagon with six letters on a line is the star {12/3}.',
    challenge: 'Complete the star: every line takes the letters H, E, L, I, O, S.',
    promise: MEDIUM,
  },
  {
    name: 'latin-tetrahedron',
    title: 'Latin Tetrahedron',
    section: 'polyhedra',
    board: 'tetrahedron:4',
    labels: numbers(16),
    year: 2012,
    status: 'forced',
    remark: 'With 16 labels there are twelve closed strips; the paper says twenty-four.',
    challenge: 'Complete the tetrahedron: every closed strip of triangles takes the numbers 1 to 16.',
    promise: CRITICAL,
  },
  {
    name: 'free-latin-cube',
    title: 'Free Latin Cube',
    section: 'polyhedra',
    board: 'cube:4',
    labels: numbers(16),
    year: 2014,
    status: 'known',
    challenge: 'Complete the cube: every closed strip of squares takes the numbers 1 to 16.',
    promise: CRITICAL,
  },
  {
    name: 'latin-octahedron',
    title: 'Latin Octahedron',
    section: 'polyhedra',
    board: 'octahedron:3',
    labels: numbers(18),
    year: 2014,
    status: 'known',
    challenge: 'Complete the octahedron: every closed strip of triangles takes the numbers 1 to 18.',
    promise: CRITICAL,
  },
  {
    name: 'latin-icosahedron',
    title: 'Latin Icosahedron',
    section: 'polyhedra',
    board: 'icosahedron:2',
    labels: numbers(20),
    year: 2014,
    status: 'known',
    challenge: 'Complete the icosahedron: every closed strip of triangles takes the numbers 1 to 20.',
    promise: CRITICAL,
  },
  {
    name: 'latin-dodecahedron',
    title: 'Latin Dodecahedron',
    section: 'polyhedra',
    board: 'dodecahedron',
    labels: numbers(6),
    year: 2014,
    status: 'forced',
    remark: 'Lines of six points through thirty edges: the hexagons halfway between opposite corners.',
    challenge: 'Complete the dodecahedron: every line round the solid takes the numbers 1 to 6.',
    promise: CRITICAL,
  },
  {
    name: 'sudoku-ripeto',
    title: 'Sudoku Ripeto',
    section: 'repeats',
    board: 'sudoku:3x3',
    labels: RIPETO,
    year: 2014,
    status: 'known',
    challenge: 'Complete the board: every row, every column and every box takes 1, 2 and 3, each of them three times.',
    promise: MEDIUM,
  },
  {
    name: 'sudoku-ripeto-234',
    title: 'Sudoku Ripeto 2·3·4',
    section: 'repeats',
    board: 'sudoku:3x3',
    labels: ['2', '2', '3', '3', '3', '4', '4', '4', '4'],
    status: 'known',
    remark: 'The multiset on which the paper compares kinds of attrition.',
    challenge:
      'Complete the board: every row, every column and every box takes 2 two times, 3 three times and 4 four times.',
    promise: MEDIUM,
  },
  {
    name: 'orb-ripeto',
    title: 'Orb Ripeto',
    section: 'repeats',
    board: 'orb:9',
    labels: RIPETO,
    year: 2014,
    status: 'ours',
    remark: 'Parallels and meridians are known, the regions are drawn by us.',
    challenge:
      'Complete the globe: every parallel, every meridian and every region takes 1, 2 and 3, each of them three times.',
    promise: MEDIUM,
  },
  {
    name: 'quadoku-ripeto',
    title: 'Quadoku Ripeto',
    section: 'repeats',
    board: 'quadoku:9',
    labels: RIPETO,
    year: 2015,
    status: 'known',
    challenge:
      'Complete the board: every row, column, box and shaded window takes 1, 2 and 3, each of them three times.',
    promise: MEDIUM,
  },
  {
    name: 'custom-focus',
    title: 'Custom Focus',
    section: 'inscriptions',
    board: 'focus',
    ...inscribed('HOWARD GARNS', 5 * 11),
    year: 2014,
    status: 'ours',
    remark: 'The eleven regions are drawn by us.',
    challenge: 'Complete the board: every row, column and region takes the same letters as the completed row.',
    promise: MEDIUM,
  },
  {
    name: 'custom-sudoku',
    title: 'Custom Sudoku',
    section: 'inscriptions',
    board: 'sudoku:3x3',
    ...inscribed('B.MEYNIEL', 4 * 9),
    year: 2014,
    status: 'known',
    remark: 'The point is a label like the letters.',
    challenge: 'Complete the board: every row, column and box takes the same letters as the completed row.',
    promise: MEDIUM,
  },
  {
    name: 'custom-orb',
    title: 'Custom Orb',
    section: 'inscriptions',
    board: 'orb:8',
    ...inscribed('MAKI KAJI', 4 * 8),
    year: 2014,
    status: 'ours',
    remark: 'Parallels and meridians are known, the regions are drawn by us.',
    challenge:
      'Complete the globe: every parallel, meridian and region takes the same letters as the completed parallel.',
    promise: MEDIUM,
  },
  {
    name: 'custom-steps',
    title: 'Custom Steps',
    section: 'inscriptions',
    board: 'steps',
    ...inscribed('WAYNE GOULD', 4 * 10),
    year: 2014,
    status: 'ours',
    remark: 'The ten regions are drawn by us.',
    challenge: 'Complete the board: every row, column and step takes the same letters as the completed row.',
    promise: MEDIUM,
  },
  {
    name: 'custom-sky',
    title: 'Custom Sky',
    section: 'inscriptions',
    board: 'sky',
    ...inscribed('WILL SHORTZ', 4 * 10),
    year: 2015,
    status: 'ours',
    remark: 'The ten regions are drawn by us.',
    challenge: 'Complete the board: every row, column and region takes the same letters as the completed row.',
    promise: MEDIUM,
  },
  {
    name: 'custom-win',
    title: 'Custom Win',
    section: 'inscriptions',
    board: 'win:9',
    ...inscribed('SINGAPORE', 0, 10),
    year: 2014,
    status: 'known',
    remark: 'The inscription is not confined to one asterism; its place, the diagonal, is ours.',
    challenge: 'Complete the board: every row, every column and every shaded window takes the letters in bold.',
    promise: MEDIUM,
  },
  {
    name: 'critical-custom-sudoku',
    title: 'Critical Custom Sudoku',
    section: 'inscriptions',
    board: 'sudoku:3x3',
    labels: graphemes('NEOSUDOKU'),
    inscription: { text: 'NEO SUD OKU', cells: [30, 31, 32, 39, 40, 41, 48, 49, 50] },
    year: 2014,
    status: 'known',
    challenge: 'Complete the board: every row, every column and every box takes the letters in bold.',
    promise: { level: 'difficult', fair: true, critical: true },
  },
];
