import type { Position } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import { onlyTerm, type Step } from '../model/step.ts';
import type { StepChoice } from './ladder.ts';

/**
 * Which of the labels that can be written for plain reasons a person writes next: first what takes the shortest look, as in
 * ratings (the last open cells of an asterism; then asterisms that few others cross before those that many do), then what is
 * near the label written last, then what stands in the fullest asterism. Of all other steps the first.
 */
export function makePreference(shape: Shape): StepChoice {
  const reach = new Int32Array(shape.asterisms.length);
  for (const { a } of shape.crossings) reach[a]!++;
  let last: Step | undefined;
  return (steps, position) => {
    let best: Step | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const step of steps) {
      if (step.writes.length === 0 || step.premises.terms.length !== 1) return step;
      const effort = effortOf(step, last, position, reach);
      if (effort >= least) continue;
      best = step;
      least = effort;
    }
    if (best) last = best;
    return best;
  };
}

/** What a step takes: how far one looks, then how far from the last label, then how many cells are open there. */
function effortOf(step: Step, last: Step | undefined, position: Position, reach: Int32Array): number {
  const term = onlyTerm(step);
  if (!term || 'constraint' in term) return 0;
  const { asterisms, asterismsOf, cells } = position.shape;
  const around = 'label' in term ? [term.asterism] : asterismsOf[term.cell]!;
  let fullest = cells;
  for (const asterism of around) fullest = Math.min(fullest, position.openIn[asterism]!);
  const look = !('label' in term) || fullest === step.writes.length ? 0 : reach[term.asterism]!;
  return (look * DISTANCES + distance(around, last, asterisms)) * (cells + 1) + fullest;
}

/** How many distances there are. */
const DISTANCES = 3;

/** 0 in the asterism that the last label was written in for its reason, 1 in sight of it, 2 elsewhere. */
function distance(around: readonly number[], last: Step | undefined, asterisms: Shape['asterisms']): number {
  if (!last) return 0;
  const term = onlyTerm(last);
  if (term && 'asterism' in term && around.includes(term.asterism)) return 0;
  return around.some((asterism) => last.writes.some(({ cell }) => asterisms[asterism]!.includes(cell))) ? 1 : 2;
}
