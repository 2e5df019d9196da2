import { isHallSet } from '../forms/sums.ts';
import { findHallSteps, type HallSearch, halfOf } from '../matching/hall.ts';
import type { Position } from '../model/position.ts';
import type { Step } from '../model/step.ts';
import type { Sought, Theorem, TheoremWords } from '../model/theorem.ts';

/** What the theorem is called, what it says, and why it holds. */
const ASTERISM_CONSISTENCY_WORDS = {
  title: {
    en: 'asterism consistency',
    es: 'consistencia del asterismo',
  },
  playerTitle: {
    en: 'ways to fill a group',
    es: 'maneras de llenar un grupo',
  },
  statement: {
    en: 'A symbol cannot go in a cell if one of its groups cannot be filled with the symbol there.',
    es: 'Un símbolo no puede ir en una celda si alguno de sus grupos no puede llenarse con él ahí.',
  },
  reason: {
    en: 'one of the ways to fill the group must be the right one, and none has the symbol there.',
    es: 'una de las maneras de llenar el grupo ha de ser la buena, y en ninguna está ahí el símbolo.',
  },
  byFilling: true,
} satisfies TheoremWords;

/**
 * Asterism consistency. A label leaves a cell of an asterism if no way to fill the whole asterism puts it there.
 *
 * True because a Latin board fills every asterism. Monotonic: smaller domains can be filled in fewer ways. The reason given
 * is the Hall set, of cells or of labels, that stands in the way; there always is one, of one label or more.
 *
 * J.-C. Régin, "Generalized arc consistency for global cardinality constraint", AAAI 1996. It says all that an asterism
 * can tell by itself: together with the writing of what is left, full count, last places, only candidate and both kinds
 * of Hall sets are its parts.
 */
export const asterismConsistency: Theorem = {
  name: 'asterism-consistency',
  words: ASTERISM_CONSISTENCY_WORDS,
  form: (step, position) => isHallSet(step, position, searchOf(position)),
  steps: found,
  apply: (position) => position.applyAll(found(position)),
};

function found(position: Position, sought?: Sought): Step[] {
  return findHallSteps(position, searchOf(position), sought);
}

function searchOf({ shape }: Position): HallSearch {
  const most = Math.max(1, halfOf(shape.labels));
  return { theorem: 'asterism-consistency', sides: ['cells', 'labels'], least: 1, most };
}
