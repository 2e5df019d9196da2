import type { LanguageCode } from '@latin-puzzles/core/attrition';
import type { CatalogEntry } from '@latin-puzzles/core/board';

const numbered = (figure: string, what: string, last: number) =>
  `Complete ${figure}: cada ${what} lleva los números del 1 al ${last}.`;
const paired = (figure: string, labels: string) =>
  `Complete ${figure}: las dos franjas que señala la misma letra llevan entre ambas ${labels}.`;
const tripled = (figure: string, what: string) =>
  `Complete ${figure}: cada ${what} lleva tres veces cada uno de los números 1, 2 y 3.`;
const lettered = (figure: string, what: string, where: string) =>
  `Complete ${figure}: cada ${what} lleva las mismas letras que ${where}.`;
const bold = (what: string) => `Complete el tablero: cada ${what} lleva las letras en negrita.`;

/** The challenges of the catalog in Spanish; their English is the catalog's own. */
const RETOS: Readonly<Record<string, string>> = {
  'latin-square': numbered('el cuadrado', 'fila y cada columna', 7),
  'win-one': numbered('el tablero', 'fila, cada columna y cada ventana sombreada', 9),
  'wave-one': numbered('el tablero', 'fila, cada columna y cada ola', 7),
  sudoku: numbered('el tablero', 'fila, cada columna y cada caja', 9),
  'quadoku-one': numbered('el tablero', 'fila, columna, caja y ventana sombreada', 9),
  'orb-one': numbered('el globo', 'paralelo, cada meridiano y cada región', 8),
  'canario-one': paired('el triángulo', 'los números del 1 al 16'),
  'monthai-one': paired('el triángulo', 'los números del 1 al 12'),
  'tartan-one':
    'Complete el tablero: las dos filas, o las dos columnas, que señala la misma letra llevan entre ambas los números ' +
    'del 1 al 16, y también cada subcuadrado.',
  'douze-france-one': paired('el hexágono', 'los números del 1 al 12 y las letras F, R, A, N, C, E'),
  'helios-one': 'Complete la estrella: cada línea lleva las letras H, E, L, I, O, S.',
  'latin-tetrahedron': numbered('el tetraedro', 'franja cerrada de triángulos', 16),
  'free-latin-cube': numbered('el cubo', 'franja cerrada de cuadrados', 16),
  'latin-octahedron': numbered('el octaedro', 'franja cerrada de triángulos', 18),
  'latin-icosahedron': numbered('el icosaedro', 'franja cerrada de triángulos', 20),
  'latin-dodecahedron': numbered('el dodecaedro', 'línea alrededor del sólido', 6),
  'sudoku-ripeto': tripled('el tablero', 'fila, cada columna y cada caja'),
  'sudoku-ripeto-234':
    'Complete el tablero: cada fila, cada columna y cada caja lleva dos veces el 2, tres veces el 3 y cuatro veces el 4.',
  'orb-ripeto': tripled('el globo', 'paralelo, cada meridiano y cada región'),
  'quadoku-ripeto': tripled('el tablero', 'fila, columna, caja y ventana sombreada'),
  'custom-focus': lettered('el tablero', 'fila, columna y región', 'la fila completada'),
  'custom-sudoku': lettered('el tablero', 'fila, columna y caja', 'la fila completada'),
  'custom-orb': lettered('el globo', 'paralelo, meridiano y región', 'el paralelo completado'),
  'custom-steps': lettered('el tablero', 'fila, columna y escalón', 'la fila completada'),
  'custom-sky': lettered('el tablero', 'fila, columna y región', 'la fila completada'),
  'custom-win': bold('fila, cada columna y cada ventana sombreada'),
  'critical-custom-sudoku': bold('fila, cada columna y cada caja'),
};

/** What is to be done with a Latin Puzzle of the catalog. */
export function catalogChallenge({ name, challenge }: CatalogEntry, language: LanguageCode): string {
  return (language === 'es' && RETOS[name]) || challenge;
}
