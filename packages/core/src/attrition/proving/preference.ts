import type { Position } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import { onlyTerm, type Step, type Term } from '../model/step.ts';
import type { StepsByEquation } from '../model/theorem.ts';
import type { StepChoice } from './ladder.ts';

/**
 * Which of the labels that can be written for plain reasons a person writes next: first what takes the shortest look, as in
 * ratings (the last open cells of an asterism; then asterisms that few others cross before those that many do), then what is
 * near the label written last, then what stands in the fullest asterism. Of all other steps the first.
 */
export function makePreference(shape: Shape): StepChoice {
  const efforts = new Efforts(shape);
  return (theorem, position) => {
    const step = theorem.byEquation
      ? leastByEquation(theorem.byEquation, position, efforts)
      : leastOf(theorem.steps(position), position, efforts);
    if (step && isPlain(step)) efforts.goOnFrom(step);
    return step;
  };
}

/** No step is made but the one that is taken. */
function leastByEquation(equations: StepsByEquation, position: Position, efforts: Efforts): Step | undefined {
  const ripe = equations.ripe(position);
  let best = ripe.next(0);
  if (best < 0) return undefined;
  if (equations.writes) {
    let least = Number.POSITIVE_INFINITY;
    for (let equation = best; equation >= 0; equation = ripe.next(equation + 1)) {
      const effort = efforts.of(equations.term(position.shape, equation), position);
      if (effort >= least) continue;
      best = equation;
      least = effort;
    }
  }
  return equations.step(position, best);
}

function leastOf(steps: Iterable<Step>, position: Position, efforts: Efforts): Step | undefined {
  let best: Step | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const step of steps) {
    if (!isPlain(step)) return step;
    const effort = efforts.of(onlyTerm(step), position);
    if (effort >= least) continue;
    best = step;
    least = effort;
  }
  return best;
}

/** Whether a step writes for a plain reason. */
function isPlain({ writes, premises }: Step): boolean {
  return writes.length > 0 && premises.terms.length === 1;
}

/** How many distances there are: 0 in the asterism that the last label was written in for its reason, 1 in sight of it, 2 elsewhere. */
const DISTANCES = 3;

/** What steps take that write: how far one looks, then how far from the last label, then how many cells are open there. */
class Efforts {
  readonly #shape: Shape;
  /** For each asterism how many others cross it, and how far it is from the last label. */
  readonly #reach: Int32Array;
  readonly #distances: Uint8Array;

  constructor(shape: Shape) {
    this.#shape = shape;
    this.#reach = new Int32Array(shape.asterisms.length);
    for (const { a } of shape.crossings) this.#reach[a]!++;
    this.#distances = new Uint8Array(shape.asterisms.length);
  }

  /** The label written last is that of this step. */
  goOnFrom(step: Step): void {
    this.#distances.fill(DISTANCES - 1);
    for (const { cell } of step.writes)
      for (const asterism of this.#shape.asterismsOf[cell]!) this.#distances[asterism] = 1;
    const term = onlyTerm(step);
    if (term && 'asterism' in term) this.#distances[term.asterism] = 0;
  }

  /** What a step takes that rests on an equation alone. */
  of(term: Term | undefined, { needs, openIn }: Position): number {
    if (!term || 'constraint' in term) return 0;
    const { asterismsOf, cells, labels } = this.#shape;
    if (!('label' in term)) {
      let [distance, fullest] = [DISTANCES - 1, cells];
      for (const asterism of asterismsOf[term.cell]!) {
        distance = Math.min(distance, this.#distances[asterism]!);
        fullest = Math.min(fullest, openIn[asterism]!);
      }
      return distance * (cells + 1) + fullest;
    }
    const { asterism, label } = term;
    const open = openIn[asterism]!;
    const look = open === needs[asterism * labels + label] ? 0 : this.#reach[asterism]!;
    return (look * DISTANCES + this.#distances[asterism]!) * (cells + 1) + open;
  }
}
