import { graphemes } from '../../basis/index.ts';
import { type CatalogEntry, MEDIUM, properName } from './entry.ts';

/** A word written from `start` on, `step` cells from letter to letter. */
function inscribed(text: string, start: number, step = 1): Pick<CatalogEntry, 'labels' | 'inscription'> {
  const labels = graphemes(text);
  return { labels, inscription: { text, cells: labels.map((_, i) => start + i * step) } };
}

/** Latin Puzzles with a word inside. */
export const INSCRIPTIONS_ENTRIES: readonly CatalogEntry[] = [
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
