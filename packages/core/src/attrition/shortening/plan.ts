import type { Random } from '../../basis/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import type { Position } from '../model/position.ts';
import type { Rule } from '../proving/rule.ts';
import type { ElementaryRules } from './elementary.ts';

/**
 * The rules that write something next at the least expense: a few removals, the fewest there are, and the write that they
 * allow; at random among equals. The solution tells what can be written.
 */
export function cheapestPlan(
  position: Position,
  solution: Labeling,
  elementary: ElementaryRules,
  random: Random,
): readonly Rule[] | undefined {
  let best: readonly Rule[] | undefined;
  let ties = 0;
  for (const plan of plans(position, solution, elementary, random, () => best?.length)) {
    // What can be written at once has to be in any case.
    if (plan.length === 1) return plan;
    ties = plan.length === best?.length ? ties + 1 : 1;
    if (random.below(ties) === 0) best = plan;
  }
  return best;
}

/** Plans no longer than the longest allowed, which may change meanwhile. */
function* plans(
  position: Position,
  solution: Labeling,
  elementary: ElementaryRules,
  random: Random,
  longest: () => number | undefined,
): Generator<readonly Rule[]> {
  const { shape, needs, written, sizes } = position;
  const { labels, asterisms } = shape;
  const most = () => (longest() ?? Number.POSITIVE_INFINITY) - 1;
  for (const [at, write] of elementary.lastPlaces.entries()) {
    if (!write || needs[at] === 0) continue;
    const label = at % labels;
    const wrong = position
      .placesAmong(asterisms[Math.floor(at / labels)]!, label)
      .filter((cell) => solution[cell] !== label);
    const removals = removalsFrom(position, elementary, wrong, label, most(), random);
    if (removals) yield [...removals, write];
  }
  for (const [cell, write] of elementary.onlyCandidates.entries()) {
    if (!write || written[cell] !== EMPTY || sizes[cell]! - 1 > most()) continue;
    const wrong = position.domain(cell).filter((label) => label !== solution[cell]);
    const removals = wrong.flatMap((label) => removalsFrom(position, elementary, [cell], label, 1, random) ?? []);
    if (removals.length === wrong.length) yield [...removals, write];
  }
}

/** Full counts, at most so many, by which a label leaves some cells: each time one that takes it from most of them. */
function removalsFrom(
  { shape, needs }: Position,
  { fullCounts }: ElementaryRules,
  cells: readonly number[],
  label: number,
  most: number,
  random: Random,
): Rule[] | undefined {
  const { labels, asterismsOf } = shape;
  const ruleFor = (asterism: number) => {
    const at = asterism * labels + label;
    return needs[at] === 0 ? fullCounts[at] : undefined;
  };
  if (!cells.every((cell) => asterismsOf[cell]!.some(ruleFor))) return undefined;
  const chosen: Rule[] = [];
  for (let left = cells; left.length > 0; ) {
    if (chosen.length >= most) return undefined;
    const taken = new Map<number, number>();
    for (const asterism of left.flatMap((cell) => asterismsOf[cell]!))
      if (ruleFor(asterism)) taken.set(asterism, (taken.get(asterism) ?? 0) + 1);
    const greatest = Math.max(...taken.values());
    const equals = [...taken.keys()].filter((asterism) => taken.get(asterism) === greatest);
    const asterism = equals[random.below(equals.length)]!;
    chosen.push(ruleFor(asterism)!);
    left = left.filter((cell) => !asterismsOf[cell]!.includes(asterism));
  }
  return chosen;
}
