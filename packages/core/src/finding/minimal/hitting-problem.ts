import { inequalityText, type NumberedInequality, type OpbProblem } from '../../basis/pseudo-boolean/index.ts';
import type { CertifiedClass } from './checker/certificate.ts';

/** Cells that meet each of some sets, and are few: set i is inequality i + 1, and that they are few is the last. */
export interface HittingProblem {
  readonly cells: number;
  readonly most: number;
  readonly sets: readonly NumberedInequality[];
  readonly bound: NumberedInequality;
}

/** What is asked of the clues of a Latin board: a variable for every cell. */
export function hittingProblem(
  { unavoidable }: Pick<CertifiedClass, 'unavoidable'>,
  cells: number,
  most: number,
): HittingProblem {
  const sum = (held: Iterable<number>, times: 1 | -1) => new Map(Array.from(held, (cell) => [cell, times] as const));
  return {
    cells,
    most,
    sets: unavoidable.map(([held], i) => ({ id: i + 1, coefficients: sum(held, 1), bound: 1 })),
    bound: { id: unavoidable.length + 1, coefficients: sum(Array(cells).keys(), -1), bound: -most },
  };
}

/** As an OPB file. Remarks say where it comes from, so that others can derive it from the Latin board. */
export function opbOf(
  { cells, most, sets, bound }: HittingProblem,
  { latin, unavoidable }: Pick<CertifiedClass, 'latin' | 'unavoidable'>,
  name: string,
): OpbProblem {
  const lines = [
    `* #variable= ${cells} #constraint= ${bound.id}`,
    `* ${name}, the Latin board ${latin.join(' ')} (a label per cell).`,
    '* Cell c is a clue if x(c + 1) is 1; cells and labels are counted from 0. Of each set of cells one is a clue,',
    '* since other labels there make another Latin board; and the clues are too few.',
  ];
  for (const [i, { coefficients, bound: least }] of sets.entries()) {
    const [held, labels] = unavoidable[i]!;
    lines.push(`* ${labels.join(' ')} in the cells ${held.join(' ')}`, inequalityText(coefficients, '>=', least));
  }
  lines.push(`* ${most} clues at most`, inequalityText(bound.coefficients, '>=', bound.bound), '');
  return { text: lines.join('\n'), count: bound.id };
}
