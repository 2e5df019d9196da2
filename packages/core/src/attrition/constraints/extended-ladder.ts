import type { Constraint } from '../../puzzle/index.ts';
import type { Theorem } from '../model/theorem.ts';
import { ELEMENTARY, LADDER } from '../theorems/index.ts';
import { constraintTheorem } from './constraint-theorem.ts';

/** A theorem of one's own, and the theorem after which it stands on the ladder; at its end unless given. */
export interface LadderAddition {
  readonly theorem: Theorem;
  readonly after?: string | undefined;
}

/**
 * The ladder with further rungs: what constraints allow comes right after the elementary theorems, other theorems where they
 * say. Without any it is `LADDER` itself.
 */
export function extendLadder(
  additions: readonly LadderAddition[] = [],
  constraints: readonly Constraint[] = [],
): readonly Theorem[] {
  if (additions.length + constraints.length === 0) return LADDER;
  const ladder = LADDER.toSpliced(ELEMENTARY.length, 0, ...constraints.map(constraintTheorem));
  for (const { theorem, after } of additions) {
    const below = ladder.findLastIndex(({ name }) => name === after);
    ladder.splice(below < 0 ? ladder.length : below + 1, 0, theorem);
  }
  return ladder;
}
