import { success } from '../../basis/index.ts';
import type { Asterism } from '../model/board.ts';
import { badParameter, type Family, parseWholeNumber, range } from './family.ts';
import { blockCells, SQUARE_ORDER, squareDraft } from './square.ts';

/** The boxes, h rows by w columns each, that cut a square of order h·w: read like a page. */
export function boxes(h: number, w: number): Asterism[] {
  const n = h * w;
  return range(n).map((i) => ({
    kind: 'region',
    name: { kind: 'box', id: i + 1 },
    cells: blockCells(n, Math.floor(i / h) * h, (i % h) * w, h, w),
  }));
}

const WANTED = {
  en: 'the height and width of a box as HxW, their product from 4 to 64, neither being 1',
  es: 'el alto y el ancho de una caja, escritos HxW, con un producto de 4 a 64 y sin que ninguno sea 1',
};

export const sudoku: Family = {
  name: 'sudoku',
  title: { en: 'Sudoku', es: 'Sudoku' },
  summary: {
    en: 'a square with rows, columns, and boxes that cut it in equal rectangles',
    es: 'un cuadrado con filas, columnas y cajas que lo cortan en rectángulos iguales',
  },
  parameters: { wanted: WANTED, usual: '3x3' },
  measures: (parameters) => parameters.replace('x', ' × '),
  cellOrder: SQUARE_ORDER,
  kinds: {
    asterisms: {
      box: {
        en: { said: { one: 'box {id}', other: 'boxes {id}' }, noun: 'box', some: 'a box' },
        es: { said: { one: 'la caja {id}', other: 'las cajas {id}' }, noun: 'caja', some: 'una caja' },
      },
    },
  },
  draft(parameters = '3x3') {
    const [h = Number.NaN, w = Number.NaN, ...rest] = parameters.split('x').map(parseWholeNumber);
    if (rest.length > 0 || !(h >= 2 && w >= 2 && h * w <= 64)) return badParameter('sudoku', parameters, WANTED, '2x3');
    return success(squareDraft(`sudoku:${h}x${w}`, h * w, boxes(h, w)));
  },
};
