import { success } from '../../basis/index.ts';
import type { Asterism, BoardDraft } from '../model/board.ts';
import type { NameKinds } from '../model/name-kinds.ts';
import { badParameter, type Family, parseWholeNumber, range } from './family.ts';
import { blockCells, SQUARE_ORDER, squareDraft } from './square.ts';
import { boxes } from './sudoku.ts';

/**
 * The windows of a square of order m²: (m−1)² squares of side m, one cell apart and one cell from the edge.
 * For order 9 they stand at rows and columns 2–4 and 6–8.
 */
function windows(m: number): Asterism[] {
  return range((m - 1) ** 2).map((i) => ({
    kind: 'region',
    name: { kind: 'window', id: i + 1 },
    cells: blockCells(m * m, 1 + Math.floor(i / (m - 1)) * (m + 1), 1 + (i % (m - 1)) * (m + 1), m, m),
  }));
}

const WINDOW: NameKinds = {
  asterisms: {
    window: {
      en: { said: { one: 'window {id}', other: 'windows {id}' }, noun: 'shaded window', some: 'a shaded window' },
      es: {
        said: { one: 'la ventana {id}', other: 'las ventanas {id}' },
        noun: 'ventana sombreada',
        some: 'una ventana sombreada',
      },
    },
  },
};

const WANTED = { en: 'the order, a square number from 4 to 49', es: 'el orden, un cuadrado perfecto de 4 a 49' };

function windowFamily(
  about: Pick<Family, 'name' | 'title' | 'summary'>,
  draft: (m: number, name: string) => BoardDraft,
): Family {
  const { name } = about;
  return {
    ...about,
    parameters: { wanted: WANTED, usual: '9' },
    cellOrder: SQUARE_ORDER,
    kinds: WINDOW,
    draft(parameters = '9') {
      const m = Math.sqrt(parseWholeNumber(parameters));
      if (!(Number.isInteger(m) && m >= 2 && m <= 7)) return badParameter(name, parameters, WANTED, '9');
      return success(draft(m, `${name}:${m * m}`));
    },
  };
}

export const win = windowFamily(
  {
    name: 'win',
    title: { en: 'Win', es: 'Win' },
    summary: {
      en: 'a square with rows, columns and spaced windows',
      es: 'un cuadrado con filas, columnas y ventanas separadas',
    },
  },
  (m, name) => squareDraft(name, m * m, windows(m)),
);

export const quadoku = windowFamily(
  {
    name: 'quadoku',
    title: { en: 'Quadoku', es: 'Quadoku' },
    summary: { en: 'a Sudoku board with the windows of Win', es: 'un tablero de Sudoku con las ventanas de Win' },
  },
  (m, name) => squareDraft(name, m * m, [...boxes(m, m), ...windows(m)]),
);
