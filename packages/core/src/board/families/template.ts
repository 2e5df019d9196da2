import type { BoardDraft } from '../model/board.ts';
import { range, sizedFamily } from './family.ts';

/**
 * A family to copy: the board of one asterism, n cells in a row. It is compiled and tested like the others but not
 * listed, since there is no puzzle in it.
 *
 * Say where the cells are (`points`, y growing downwards, and `faces` to draw), which cells make an asterism, and in
 * which order cells are counted. Symmetry, twins, degrees and the drawing follow from that.
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
    asterisms: [{ kind: 'row', name: 'row 1', cells: range(n) }],
    cellNames: range(n).map((x) => `c${x + 1}`),
  };
}

export const template = sizedFamily(
  { name: 'template', summary: 'a single row', unit: 'cells', cellOrder: 'from left to right' },
  { usual: 5, least: 1, most: 64 },
  templateDraft,
);
