import { EMPTY, type Labeling, type Problem } from '../../puzzle/index.ts';
import { addCell } from './cell-set.ts';
import { draftResidual, extended, type OnFixed, type Residual } from './model.ts';
import { reduce, take } from './reduce.ts';

/**
 * What a labeling leaves of a problem, with all that is forced already written; nothing if it cannot be completed. Cells in no
 * asterism are left out.
 */
export function residualOf(problem: Problem, labeling: Labeling, onFixed?: OnFixed): Residual | undefined {
  const { cells, labels, asterisms, demands } = problem;
  const words = Math.max(1, Math.ceil(cells / 32));
  const draft = draftResidual({ words, labels }, asterisms.length);
  for (const [a, held] of asterisms.entries()) {
    const left = [...demands[a]!];
    for (const cell of held) {
      const label = labeling[cell]!;
      if (label === EMPTY) addCell(draft.sets, a * words, cell);
      else if (--left[label]! < 0) return undefined;
    }
    draft.demands.set(left, a * labels);
  }
  return reduce(draft, onFixed);
}

/** What is left when some cells of a residual hold a label; nothing if they cannot. */
export function withLabel(
  residual: Residual,
  cells: Int32Array,
  label: number,
  onFixed?: OnFixed,
): Residual | undefined {
  const draft = extended(residual, 0);
  if (!take(draft, cells, label)) return undefined;
  onFixed?.(cells, label);
  return reduce(draft, onFixed);
}
