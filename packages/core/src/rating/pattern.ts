import type { Step } from '../attrition/index.ts';

/** The size of a step's pattern: how many equations have to be held in mind to follow it. */
export function sizeOf(step: Step): number {
  let size = 0;
  for (const { premises } of stepsWithin(step)) size += premises.terms.length;
  return size;
}

/** How many labels a step's pattern keeps in play. */
export function varietyOf(step: Step): number {
  const labels = new Set<number>();
  for (const { premises, writes, removals } of stepsWithin(step)) {
    for (const term of premises.terms) if ('label' in term) labels.add(term.label);
    for (const { label } of writes) labels.add(label);
    for (const { label } of removals) labels.add(label);
  }
  return labels.size;
}

/** How often a step backtracks, inside its suppositions too. */
export function backtracksOf(step: Step): number {
  let backtracks = 0;
  for (const { theorem } of stepsWithin(step)) if (theorem === 'backtrack') backtracks++;
  return backtracks;
}

/** The step itself, and all that is taken inside its suppositions. */
function* stepsWithin(step: Step): Generator<Step> {
  yield step;
  const { steps = [], cases = [] } = step.premises;
  for (const nested of steps) yield* stepsWithin(nested);
  for (const branch of cases) for (const nested of branch.steps) yield* stepsWithin(nested);
}
