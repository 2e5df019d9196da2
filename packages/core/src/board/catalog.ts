import { graphemes, inEveryLanguage, numbers, type Words } from '../basis/index.ts';

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

const MEDIUM = { level: 'medium', fair: true, critical: false } as const;
const CRITICAL = { level: 'difficult', fair: false, critical: true } as const;
const RIPETO = ['1', '1', '1', '2', '2', '2', '3', '3', '3'];

/** A name that its author gave to a Latin Puzzle is the same in every language. */
function properName(text: string): Words {
  return inEveryLanguage(() => text);
}

/** A word written from `start` on, `step` cells from letter to letter. */
function inscribed(text: string, start: number, step = 1): Pick<CatalogEntry, 'labels' | 'inscription'> {
  const labels = graphemes(text);
  return { labels, inscription: { text, cells: labels.map((_, i) => start + i * step) } };
}

/** Every Latin Puzzle of the paper, in its order. */
export const CATALOG: readonly CatalogEntry[] = [
  {
    name: 'latin-square',
    title: { en: 'Latin square', es: 'Cuadrado latino' },
    section: 'asterisms',
    board: 'latin-square:7',
    labels: numbers(7),
    status: 'known',
    challenge: {
      en: 'Complete the square: every row and every column takes the numbers 1 to 7.',
      es: 'Complete el cuadrado: cada fila y cada columna lleva los números del 1 al 7.',
    },
    promise: MEDIUM,
  },
  {
    name: 'win-one',
    title: properName('Win One'),
    section: 'asterisms',
    board: 'win:9',
    labels: numbers(9),
    year: 2014,
    status: 'forced',
    remark: {
      en: 'Sudoku with the same windows is Quadoku, also called Hyperdoku, whose windows are known.',
      es: 'El Sudoku con las mismas ventanas es el Quadoku, también llamado Hyperdoku, cuyas ventanas se conocen.',
    },
    challenge: {
      en: 'Complete the board: every row, every column and every shaded window takes the numbers 1 to 9.',
      es: 'Complete el tablero: cada fila, cada columna y cada ventana sombreada lleva los números del 1 al 9.',
    },
    promise: MEDIUM,
  },
  {
    name: 'wave-one',
    title: properName('Wave One'),
    section: 'asterisms',
    board: 'wave',
    labels: numbers(7),
    year: 2014,
    status: 'ours',
    remark: {
      en: 'The seven wave-shaped regions are drawn by us.',
      es: 'Las siete regiones en forma de ola las hemos dibujado nosotros.',
    },
    challenge: {
      en: 'Complete the board: every row, every column and every wave takes the numbers 1 to 7.',
      es: 'Complete el tablero: cada fila, cada columna y cada ola lleva los números del 1 al 7.',
    },
    promise: MEDIUM,
  },
  {
    name: 'sudoku',
    title: properName('Sudoku'),
    section: 'asterisms',
    board: 'sudoku:3x3',
    labels: numbers(9),
    year: 1979,
    status: 'known',
    challenge: {
      en: 'Complete the board: every row, every column and every box takes the numbers 1 to 9.',
      es: 'Complete el tablero: cada fila, cada columna y cada caja lleva los números del 1 al 9.',
    },
    promise: MEDIUM,
  },
  {
    name: 'quadoku-one',
    title: properName('Quadoku One'),
    section: 'asterisms',
    board: 'quadoku:9',
    labels: numbers(9),
    year: 2015,
    status: 'known',
    challenge: {
      en: 'Complete the board: every row, column, box and shaded window takes the numbers 1 to 9.',
      es: 'Complete el tablero: cada fila, columna, caja y ventana sombreada lleva los números del 1 al 9.',
    },
    promise: MEDIUM,
  },
  {
    name: 'orb-one',
    title: properName('Orb One'),
    section: 'shape',
    board: 'orb:8',
    labels: numbers(8),
    year: 2014,
    status: 'ours',
    remark: {
      en: 'Parallels and meridians are known, the regions are drawn by us.',
      es: 'Los paralelos y los meridianos se conocen; las regiones las hemos dibujado nosotros.',
    },
    challenge: {
      en: 'Complete the globe: every parallel, every meridian and every region takes the numbers 1 to 8.',
      es: 'Complete el globo: cada paralelo, cada meridiano y cada región lleva los números del 1 al 8.',
    },
    promise: MEDIUM,
  },
  {
    name: 'canario-one',
    title: properName('Canario One'),
    section: 'polygons',
    board: 'triangle:8',
    labels: numbers(16),
    year: 2012,
    status: 'known',
    challenge: {
      en: 'Complete the triangle: the two strips at which the same letter points take the numbers 1 to 16 between them.',
      es: 'Complete el triángulo: las dos franjas que señala la misma letra llevan entre ambas los números del 1 al 16.',
    },
    promise: MEDIUM,
  },
  {
    name: 'monthai-one',
    title: properName('Monthai One'),
    section: 'polygons',
    board: 'triangle:6',
    labels: numbers(12),
    year: 2013,
    status: 'forced',
    remark: {
      en: 'The only way to pair the strips of a triangle of side 6 so that all pairs have 12 cells.',
      es: 'La única manera de emparejar las franjas de un triángulo de lado 6 de modo que todos los pares tengan 12 celdas.',
    },
    challenge: {
      en: 'Complete the triangle: the two strips at which the same letter points take the numbers 1 to 12 between them.',
      es: 'Complete el triángulo: las dos franjas que señala la misma letra llevan entre ambas los números del 1 al 12.',
    },
    promise: MEDIUM,
  },
  {
    name: 'tartan-one',
    title: properName('Tartan One'),
    section: 'polygons',
    board: 'tartan:8',
    labels: numbers(16),
    year: 2013,
    status: 'known',
    remark: {
      en: 'Which rows pair is lost: here the first with the last; tartan:8/shift pairs each with the one four further.',
      es: 'No se sabe qué filas van juntas: aquí la primera con la última; tartan:8/shift une cada una con la que está cuatro más allá.',
    },
    challenge: {
      en: 'Complete the board: the two rows, or the two columns, at which the same letter points take the numbers 1 to 16 between them, and so does every sub-square.',
      es: 'Complete el tablero: las dos filas, o las dos columnas, que señala la misma letra llevan entre ambas los números del 1 al 16, y también cada subcuadrado.',
    },
    promise: MEDIUM,
  },
  {
    name: 'douze-france-one',
    title: properName('Douze France One'),
    section: 'polygons',
    board: 'hexagon:3',
    labels: [...numbers(12), ...graphemes('FRANCE')],
    year: 2013,
    status: 'forced',
    remark: {
      en: 'Strips 1 and 4, 2 and 5, 3 and 6 make pairs of 18 cells.',
      es: 'Las franjas 1 y 4, 2 y 5, 3 y 6 forman pares de 18 celdas.',
    },
    challenge: {
      en: 'Complete the hexagon: the two strips at which the same letter points take the numbers 1 to 12 and the letters F, R, A, N, C, E between them.',
      es: 'Complete el hexágono: las dos franjas que señala la misma letra llevan entre ambas los números del 1 al 12 y las letras F, R, A, N, C, E.',
    },
    promise: MEDIUM,
  },
  {
    name: 'helios-one',
    title: properName('Helios One'),
    section: 'polygons',
    board: 'star:12/3',
    labels: graphemes('HELIOS'),
    year: 2013,
    status: 'forced',
    remark: {
      en: 'A Latin dodecagon with six letters on a line is the star {12/3}.',
      es: 'Un dodecágono latino con seis letras en cada línea es la estrella {12/3}.',
    },
    challenge: {
      en: 'Complete the star: every line takes the letters H, E, L, I, O, S.',
      es: 'Complete la estrella: cada línea lleva las letras H, E, L, I, O, S.',
    },
    promise: MEDIUM,
  },
  {
    name: 'latin-tetrahedron',
    title: { en: 'Latin Tetrahedron', es: 'Tetraedro latino' },
    section: 'polyhedra',
    board: 'tetrahedron:4',
    labels: numbers(16),
    year: 2012,
    status: 'forced',
    remark: {
      en: 'With 16 labels there are twelve closed strips; the paper says twenty-four.',
      es: 'Con 16 etiquetas hay doce franjas cerradas; el artículo dice veinticuatro.',
    },
    challenge: {
      en: 'Complete the tetrahedron: every closed strip of triangles takes the numbers 1 to 16.',
      es: 'Complete el tetraedro: cada franja cerrada de triángulos lleva los números del 1 al 16.',
    },
    promise: CRITICAL,
  },
  {
    name: 'free-latin-cube',
    title: { en: 'Free Latin Cube', es: 'Cubo latino libre' },
    section: 'polyhedra',
    board: 'cube:4',
    labels: numbers(16),
    year: 2014,
    status: 'known',
    challenge: {
      en: 'Complete the cube: every closed strip of squares takes the numbers 1 to 16.',
      es: 'Complete el cubo: cada franja cerrada de cuadrados lleva los números del 1 al 16.',
    },
    promise: CRITICAL,
  },
  {
    name: 'latin-octahedron',
    title: { en: 'Latin Octahedron', es: 'Octaedro latino' },
    section: 'polyhedra',
    board: 'octahedron:3',
    labels: numbers(18),
    year: 2014,
    status: 'known',
    challenge: {
      en: 'Complete the octahedron: every closed strip of triangles takes the numbers 1 to 18.',
      es: 'Complete el octaedro: cada franja cerrada de triángulos lleva los números del 1 al 18.',
    },
    promise: CRITICAL,
  },
  {
    name: 'latin-icosahedron',
    title: { en: 'Latin Icosahedron', es: 'Icosaedro latino' },
    section: 'polyhedra',
    board: 'icosahedron:2',
    labels: numbers(20),
    year: 2014,
    status: 'known',
    challenge: {
      en: 'Complete the icosahedron: every closed strip of triangles takes the numbers 1 to 20.',
      es: 'Complete el icosaedro: cada franja cerrada de triángulos lleva los números del 1 al 20.',
    },
    promise: CRITICAL,
  },
  {
    name: 'latin-dodecahedron',
    title: { en: 'Latin Dodecahedron', es: 'Dodecaedro latino' },
    section: 'polyhedra',
    board: 'dodecahedron',
    labels: numbers(6),
    year: 2014,
    status: 'forced',
    remark: {
      en: 'Lines of six points through thirty edges: the hexagons halfway between opposite corners.',
      es: 'Líneas de seis puntos por treinta aristas: los hexágonos a medio camino entre vértices opuestos.',
    },
    challenge: {
      en: 'Complete the dodecahedron: every line round the solid takes the numbers 1 to 6.',
      es: 'Complete el dodecaedro: cada línea alrededor del sólido lleva los números del 1 al 6.',
    },
    promise: CRITICAL,
  },
  {
    name: 'sudoku-ripeto',
    title: properName('Sudoku Ripeto'),
    section: 'repeats',
    board: 'sudoku:3x3',
    labels: RIPETO,
    year: 2014,
    status: 'known',
    challenge: {
      en: 'Complete the board: every row, every column and every box takes 1, 2 and 3, each of them three times.',
      es: 'Complete el tablero: cada fila, cada columna y cada caja lleva tres veces cada uno de los números 1, 2 y 3.',
    },
    promise: MEDIUM,
  },
  {
    name: 'sudoku-ripeto-234',
    title: properName('Sudoku Ripeto 2·3·4'),
    section: 'repeats',
    board: 'sudoku:3x3',
    labels: ['2', '2', '3', '3', '3', '4', '4', '4', '4'],
    status: 'known',
    remark: {
      en: 'The multiset on which the paper compares kinds of attrition.',
      es: 'El multiconjunto con el que el artículo compara clases de desgaste.',
    },
    challenge: {
      en: 'Complete the board: every row, every column and every box takes 2 two times, 3 three times and 4 four times.',
      es: 'Complete el tablero: cada fila, cada columna y cada caja lleva dos veces el 2, tres veces el 3 y cuatro veces el 4.',
    },
    promise: MEDIUM,
  },
  {
    name: 'orb-ripeto',
    title: properName('Orb Ripeto'),
    section: 'repeats',
    board: 'orb:9',
    labels: RIPETO,
    year: 2014,
    status: 'ours',
    remark: {
      en: 'Parallels and meridians are known, the regions are drawn by us.',
      es: 'Los paralelos y los meridianos se conocen; las regiones las hemos dibujado nosotros.',
    },
    challenge: {
      en: 'Complete the globe: every parallel, every meridian and every region takes 1, 2 and 3, each of them three times.',
      es: 'Complete el globo: cada paralelo, cada meridiano y cada región lleva tres veces cada uno de los números 1, 2 y 3.',
    },
    promise: MEDIUM,
  },
  {
    name: 'quadoku-ripeto',
    title: properName('Quadoku Ripeto'),
    section: 'repeats',
    board: 'quadoku:9',
    labels: RIPETO,
    year: 2015,
    status: 'known',
    challenge: {
      en: 'Complete the board: every row, column, box and shaded window takes 1, 2 and 3, each of them three times.',
      es: 'Complete el tablero: cada fila, columna, caja y ventana sombreada lleva tres veces cada uno de los números 1, 2 y 3.',
    },
    promise: MEDIUM,
  },
  {
    name: 'custom-focus',
    title: properName('Custom Focus'),
    section: 'inscriptions',
    board: 'focus',
    ...inscribed('HOWARD GARNS', 5 * 11),
    year: 2014,
    status: 'ours',
    remark: {
      en: 'The eleven regions are drawn by us.',
      es: 'Las once regiones las hemos dibujado nosotros.',
    },
    challenge: {
      en: 'Complete the board: every row, column and region takes the same letters as the completed row.',
      es: 'Complete el tablero: cada fila, columna y región lleva las mismas letras que la fila completada.',
    },
    promise: MEDIUM,
  },
  {
    name: 'custom-sudoku',
    title: properName('Custom Sudoku'),
    section: 'inscriptions',
    board: 'sudoku:3x3',
    ...inscribed('B.MEYNIEL', 4 * 9),
    year: 2014,
    status: 'known',
    remark: {
      en: 'The point is a label like the letters.',
      es: 'El punto es una etiqueta como las letras.',
    },
    challenge: {
      en: 'Complete the board: every row, column and box takes the same letters as the completed row.',
      es: 'Complete el tablero: cada fila, columna y caja lleva las mismas letras que la fila completada.',
    },
    promise: MEDIUM,
  },
  {
    name: 'custom-orb',
    title: properName('Custom Orb'),
    section: 'inscriptions',
    board: 'orb:8',
    ...inscribed('MAKI KAJI', 4 * 8),
    year: 2014,
    status: 'ours',
    remark: {
      en: 'Parallels and meridians are known, the regions are drawn by us.',
      es: 'Los paralelos y los meridianos se conocen; las regiones las hemos dibujado nosotros.',
    },
    challenge: {
      en: 'Complete the globe: every parallel, meridian and region takes the same letters as the completed parallel.',
      es: 'Complete el globo: cada paralelo, meridiano y región lleva las mismas letras que el paralelo completado.',
    },
    promise: MEDIUM,
  },
  {
    name: 'custom-steps',
    title: properName('Custom Steps'),
    section: 'inscriptions',
    board: 'steps',
    ...inscribed('WAYNE GOULD', 4 * 10),
    year: 2014,
    status: 'ours',
    remark: {
      en: 'The ten regions are drawn by us.',
      es: 'Las diez regiones las hemos dibujado nosotros.',
    },
    challenge: {
      en: 'Complete the board: every row, column and step takes the same letters as the completed row.',
      es: 'Complete el tablero: cada fila, columna y escalón lleva las mismas letras que la fila completada.',
    },
    promise: MEDIUM,
  },
  {
    name: 'custom-sky',
    title: properName('Custom Sky'),
    section: 'inscriptions',
    board: 'sky',
    ...inscribed('WILL SHORTZ', 4 * 10),
    year: 2015,
    status: 'ours',
    remark: {
      en: 'The ten regions are drawn by us.',
      es: 'Las diez regiones las hemos dibujado nosotros.',
    },
    challenge: {
      en: 'Complete the board: every row, column and region takes the same letters as the completed row.',
      es: 'Complete el tablero: cada fila, columna y región lleva las mismas letras que la fila completada.',
    },
    promise: MEDIUM,
  },
  {
    name: 'custom-win',
    title: properName('Custom Win'),
    section: 'inscriptions',
    board: 'win:9',
    ...inscribed('SINGAPORE', 0, 10),
    year: 2014,
    status: 'known',
    remark: {
      en: 'The inscription is not confined to one asterism; its place, the diagonal, is ours.',
      es: 'La inscripción no se limita a un asterismo; su sitio, la diagonal, es nuestro.',
    },
    challenge: {
      en: 'Complete the board: every row, every column and every shaded window takes the letters in bold.',
      es: 'Complete el tablero: cada fila, cada columna y cada ventana sombreada lleva las letras en negrita.',
    },
    promise: MEDIUM,
  },
  {
    name: 'critical-custom-sudoku',
    title: properName('Critical Custom Sudoku'),
    section: 'inscriptions',
    board: 'sudoku:3x3',
    labels: graphemes('NEOSUDOKU'),
    inscription: { text: 'NEO SUD OKU', cells: [30, 31, 32, 39, 40, 41, 48, 49, 50] },
    year: 2014,
    status: 'known',
    challenge: {
      en: 'Complete the board: every row, every column and every box takes the letters in bold.',
      es: 'Complete el tablero: cada fila, cada columna y cada caja lleva las letras en negrita.',
    },
    promise: { level: 'difficult', fair: true, critical: true },
  },
];
