import { findHallSteps, halfOf } from '../matching/hall.ts';
import type { Position } from '../model/position.ts';
import type { Theorem } from '../model/theorem.ts';

/**
 * Hall sets of cells. If some cells of an asterism may hold, between them, only labels that the asterism needs just as
 * often as there are such cells, then these labels leave its other cells.
 *
 * True because the cells use the labels up: subtract the equations of the cells from those of the labels. Monotonic: on
 * smaller domains the cells are still confined to these labels, or a smaller set of them is; if they have become too many
 * for them, a cell loses all it has left.
 *
 * P. Hall, "On representatives of subsets", 1935. For distinct labels the naked pair, triple, quadruple.
 */
export const hallCells: Theorem = hallCellsUpTo(Number.POSITIVE_INFINITY);

/** The theorem for sets of at most so many labels. */
export function hallCellsUpTo(size: number): Theorem {
  const found = (position: Position) => {
    const most = Math.min(size, halfOf(position.shape.labels));
    return findHallSteps(position, { theorem: 'hall-cells', sides: ['cells'], least: 2, most });
  };
  return { name: 'hall-cells', steps: found, apply: (position) => position.applyAll(found(position)) };
}
