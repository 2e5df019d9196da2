import { isHallSet } from '../forms/sums.ts';
import { findHallSteps, halfOf } from '../matching/hall.ts';
import type { Position } from '../model/position.ts';
import type { Sought, Theorem, TheoremWords } from '../model/theorem.ts';

/** What the theorem is called, what it says, why it holds, and what players of Sudoku call its steps. */
export const HALL_CELLS_WORDS = {
  title: {
    en: 'Hall set of cells',
    es: 'conjunto de Hall de celdas',
  },
  playerTitle: { en: 'naked set', es: 'conjunto desnudo' },
  statement: {
    en: 'When two cells of a group can hold only the same two symbols, these cannot go in its other cells; likewise three cells with three symbols, and so on. A symbol that is needed twice counts as two.',
    es: 'Cuando en dos celdas de un grupo solo caben los mismos dos símbolos, estos no pueden ir en las demás celdas del grupo; lo mismo vale para tres celdas con tres símbolos, etcétera. Un símbolo que hace falta dos veces cuenta por dos.',
  },
  reason: {
    en: 'these cells use up these symbols among themselves, so none is left for other cells.',
    es: 'esas celdas gastan esos símbolos entre ellas, así que no queda ninguno para las demás.',
  },
  known: {
    '2': { en: 'naked pair', es: 'par desnudo' },
    '3': { en: 'naked triple', es: 'trío desnudo' },
    '4': { en: 'naked quadruple', es: 'cuarteto desnudo' },
  },
} satisfies TheoremWords;

/**
 * Hall sets of cells. If some cells of an asterism may hold, between them, only labels that the asterism needs just as
 * often as there are such cells, then these labels leave its other cells.
 *
 * True because the cells use the labels up: subtract the equations of the cells from those of the labels. Monotonic: on
 * smaller domains the cells not yet written are confined to those of the labels that are still needed. If these fall apart
 * into smaller sets, each is found, or is one label that only candidate writes; if they are too few, a cell loses all it
 * has left.
 *
 * P. Hall, "On representatives of subsets", 1935. For distinct labels the naked pair, triple, quadruple.
 */
export const hallCells: Theorem = /* @__PURE__ */ hallCellsUpTo(Number.POSITIVE_INFINITY);

/** The theorem for sets of at most so many labels. */
export function hallCellsUpTo(size: number): Theorem {
  const most = ({ shape }: Position) => Math.min(size, halfOf(shape.labels));
  const found = (position: Position, sought?: Sought) =>
    findHallSteps(position, { theorem: 'hall-cells', sides: ['cells'], least: 2, most: most(position) }, sought);
  return {
    name: 'hall-cells',
    upTo: hallCellsUpTo,
    words: HALL_CELLS_WORDS,
    form: (step, position) =>
      step.premises.terms.length > 1 && isHallSet(step, position, { sides: ['cells'], most: most(position) }),
    steps: found,
    apply: (position) => position.applyAll(found(position)),
  };
}
