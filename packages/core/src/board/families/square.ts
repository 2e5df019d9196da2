import type { Words } from '../../basis/index.ts';
import type { Asterism, BoardDraft } from '../model/board.ts';
import { range } from './family.ts';

/** The part that all square boards share: n × n unit cells with their rows and columns, row by row from the top left. */
export function squareDraft(name: string, n: number, more: readonly Asterism[]): BoardDraft {
  return { name, asterisms: [...rows(n), ...columns(n), ...more], ...squareCells(n) };
}

export function squareCells(n: number): Pick<BoardDraft, 'cells' | 'points' | 'faces' | 'cellNames'> {
  const places = range(n * n).map((i) => ({ x: i % n, y: Math.floor(i / n) }));
  return {
    cells: n * n,
    points: places.map(({ x, y }) => [x + 0.5, y + 0.5]),
    faces: places.map(({ x, y }) => [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ]),
    cellNames: places.map(({ x, y }) => ({ kind: 'square', row: y + 1, column: x + 1 })),
  };
}

export function rows(n: number): Asterism[] {
  return range(n).map((r) => ({
    kind: 'row',
    name: { kind: 'row', id: r + 1 },
    cells: range(n).map((c) => r * n + c),
  }));
}

export function columns(n: number): Asterism[] {
  return range(n).map((c) => ({
    kind: 'column',
    name: { kind: 'column', id: c + 1 },
    cells: range(n).map((r) => r * n + c),
  }));
}

/** The cells of an h × w block of an n × n board whose top left cell is in row `top`, column `left`. */
export function blockCells(n: number, top: number, left: number, h: number, w: number): number[] {
  return range(h * w).map((i) => (top + Math.floor(i / w)) * n + left + (i % w));
}

export const SQUARE_ORDER: Words = {
  en: 'rows from top to bottom, each from left to right',
  es: 'las filas de arriba abajo, cada una de izquierda a derecha',
};
