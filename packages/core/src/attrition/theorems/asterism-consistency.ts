import { findHallSteps, halfOf } from '../matching/hall.ts';
import type { Position } from '../model/position.ts';
import type { Step } from '../model/step.ts';
import type { Theorem } from '../model/theorem.ts';

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
  steps: found,
  apply: (position) => position.applyAll(found(position)),
};

function found(position: Position): Step[] {
  const most = Math.max(1, halfOf(position.shape.labels));
  return findHallSteps(position, { theorem: 'asterism-consistency', sides: ['cells', 'labels'], least: 1, most });
}
