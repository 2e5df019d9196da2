import { type Result, success } from '../../basis/index.ts';
import type { Asterism, BoardDraft } from '../model/board.ts';
import { badParameter, type Family, letterAt, noParameter } from './family.ts';
import { SQUARE_ORDER, squareDraft } from './square.ts';

/**
 * Regions drawn as text: one character per cell, equal characters make a region. Regions are numbered and lettered
 * in order of first appearance, whatever characters the drawing uses.
 */
export function drawnRegions(cells: readonly string[]): Asterism[] {
  const regions = new Map<string, number[]>();
  for (const [cell, mark] of cells.entries()) {
    const region = regions.get(mark);
    if (region) region.push(cell);
    else regions.set(mark, [cell]);
  }
  return [...regions.values()].map((cells, i) => ({
    kind: 'region',
    name: { kind: 'region', id: letterAt(i) },
    cells,
  }));
}

/** A square with rows, columns and drawn regions: the board of Gerechte squares. */
function gerechteDraft(name: string, layout: readonly string[]): BoardDraft {
  return squareDraft(name, layout.length, drawnRegions([...layout.join('')]));
}

/** A family with one member, drawn by hand. */
export function drawnFamily(about: Pick<Family, 'name' | 'title' | 'summary'>, layout: readonly string[]): Family {
  const { name } = about;
  return {
    ...about,
    parameters: undefined,
    cellOrder: SQUARE_ORDER,
    draft(parameters): Result<BoardDraft> {
      if (parameters !== undefined) return noParameter(name, parameters);
      return success(gerechteDraft(name, layout));
    },
  };
}

const WANTED = {
  en: 'n² characters for a square of order n from 2 to 64, equal characters for cells of one region',
  es: 'n² caracteres para un cuadrado de orden n, de 2 a 64, iguales los de las celdas de una misma región',
};

export const gerechte: Family = {
  name: 'gerechte',
  title: { en: 'Gerechte', es: 'Gerechte' },
  summary: {
    en: 'a square with rows, columns and n regions of n cells, drawn by you',
    es: 'un cuadrado con filas, columnas y n regiones de n celdas, dibujadas por usted',
  },
  parameters: { wanted: WANTED, usual: 'aaababbbcccdcddd' },
  // Its parameters are drawn cell by cell: the order tells more.
  measures: (parameters) => String(Math.sqrt([...parameters].length)),
  cellOrder: SQUARE_ORDER,
  draft(parameters = 'aaababbbcccdcddd') {
    const cells = [...parameters];
    const n = Math.sqrt(cells.length);
    const regions = drawnRegions(cells);
    if (!(n >= 2 && n <= 64) || regions.length !== n || regions.some((r) => r.cells.length !== n))
      return badParameter('gerechte', parameters, WANTED, 'aaababbbcccdcddd');
    const canonical = cells.map((_, cell) => regions.findIndex((r) => r.cells.includes(cell)));
    const text = canonical.map((r) => REGION_MARKS[r]).join('');
    return success(squareDraft(`gerechte:${text}`, n, regions));
  },
};

const REGION_MARKS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@_'];
