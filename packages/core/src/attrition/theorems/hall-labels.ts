import { isHallSet } from '../forms/sums.ts';
import { findHallSteps, halfOf } from '../matching/hall.ts';
import type { Position } from '../model/position.ts';
import type { Sought, Theorem, TheoremWords } from '../model/theorem.ts';

/** What the theorem is called, what it says, why it holds, and what players of Sudoku call its steps. */
export const HALL_LABELS_WORDS = {
  title: {
    en: 'Hall set of labels',
    es: 'conjunto de Hall de etiquetas',
  },
  playerTitle: { en: 'hidden set', es: 'conjunto oculto' },
  statement: {
    en: 'When two symbols can go only in the same two cells of a group, nothing else can go in these; likewise three symbols with three cells, and so on. A symbol that is needed twice counts as two.',
    es: 'Cuando dos símbolos solo pueden ir en las mismas dos celdas de un grupo, en estas no cabe nada más; lo mismo vale para tres símbolos con tres celdas, etcétera. Un símbolo que hace falta dos veces cuenta por dos.',
  },
  reason: {
    en: 'these symbols fill all of these cells, so there is no room for others.',
    es: 'esos símbolos llenan todas esas celdas, así que no hay sitio para otros.',
  },
  known: {
    '2': { en: 'hidden pair', es: 'par oculto' },
    '3': { en: 'hidden triple', es: 'trío oculto' },
    '4': { en: 'hidden quadruple', es: 'cuarteto oculto' },
  },
} satisfies TheoremWords;

/**
 * Hall sets of labels. If some labels have, between them, just as many places left in an asterism as it needs them, then
 * all other labels leave these places.
 *
 * True because the labels fill the places: subtract the equations of the cells from those of the labels. Monotonic: on
 * smaller domains the labels still have only these places, or those not yet written; if they have become too few, some
 * cell loses all it has left.
 *
 * The other side of a Hall set of cells: the labels and cells left over by the one make the other, and the smaller of the
 * two is the easier to see. For distinct labels the hidden pair, triple, quadruple.
 */
export const hallLabels: Theorem = /* @__PURE__ */ hallLabelsUpTo(Number.POSITIVE_INFINITY);

/** The theorem for sets of at most so many labels. */
export function hallLabelsUpTo(size: number): Theorem {
  const most = ({ shape }: Position) => Math.min(size, halfOf(shape.labels));
  const found = (position: Position, sought?: Sought) =>
    findHallSteps(position, { theorem: 'hall-labels', sides: ['labels'], least: 2, most: most(position) }, sought);
  return {
    name: 'hall-labels',
    upTo: hallLabelsUpTo,
    words: HALL_LABELS_WORDS,
    form: (step, position) =>
      step.premises.terms.length > 1 && isHallSet(step, position, { sides: ['labels'], most: most(position) }),
    steps: found,
    apply: (position) => position.applyAll(found(position)),
  };
}
