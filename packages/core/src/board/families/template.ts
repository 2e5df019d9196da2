import type { BoardDraft } from '../model/board.ts';
import { range, sizedFamily } from './family.ts';

/**
 * A family to copy: the board of one asterism, n cells in a row. It is compiled and tested like the others but not
 * listed, since there is no puzzle in it.
 *
 * Say where the cells are (`points`, y growing downwards, and `faces` to draw), which cells make an asterism, and in
 * which order cells are counted. Symmetry, twins, degrees and the drawing follow from that. Names are data. Kinds of
 * cells and asterisms that no other family has are declared under `kinds` with their words, as in `star.ts`.
 */
function templateDraft(n: number, name: string): BoardDraft {
  return {
    name,
    cells: n,
    points: range(n).map((x) => [x + 0.5, 0.5]),
    faces: range(n).map((x) => [
      [x, 0],
      [x + 1, 0],
      [x + 1, 1],
      [x, 1],
    ]),
    asterisms: [{ kind: 'row', name: { kind: 'row', id: 1 }, cells: range(n) }],
    cellNames: range(n).map((x) => ({ kind: 'cell', number: x + 1 })),
  };
}

export const template = sizedFamily(
  {
    name: 'template',
    title: { en: 'Row', es: 'Fila' },
    summary: { en: 'a single row', es: 'una sola fila' },
    unit: 'cells',
    cellOrder: { en: 'from left to right', es: 'de izquierda a derecha' },
  },
  { usual: 5, least: 1, most: 64 },
  templateDraft,
);
