import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import type { Assumption, Placement, Step } from '../model/step.ts';
import { slackForces, slackOf, sumOf, type TermSum } from '../model/term-sum.ts';
import type { Theorem } from '../model/theorem.ts';

/**
 * The reasons of a step, for use at other positions than that where it was found. What they lead to there may be more or
 * less than it was.
 */
export interface Rule {
  readonly found: Step;
  /** The theorem that the step is by, if that has to be seen to again where the reasons lead to something else. */
  readonly theorem: Theorem | undefined;
  /** How hard the theorem is: its place on the ladder. */
  readonly rung: number;
  /** The terms added up. */
  readonly sum: TermSum;
  /** By the sign of their coefficient, which labels the sum is used to write and to remove. */
  readonly writes: ReadonlySet<number>;
  readonly removals: ReadonlySet<number>;
  /** What is supposed, one case after the other; none if the step rests on terms alone. */
  readonly branches: readonly Branch[];
}

export interface Branch {
  readonly assumption: Assumption;
  readonly rules: readonly Rule[];
}

export function ruleOf(shape: Shape, found: Step, rung: number, theorem?: Theorem): Rule {
  const { terms, assumption, steps = [], cases = [] } = found.premises;
  const sum = sumOf(shape, terms);
  const signs = (placements: readonly Placement[]) =>
    new Set(
      placements.map(({ cell, label }) =>
        Math.sign(sum.coefficients[sum.candidates.indexOf(cell * shape.labels + label)] ?? 0),
      ),
    );
  return {
    found,
    theorem,
    rung,
    sum,
    writes: signs(found.writes),
    removals: signs(found.removals),
    branches: (assumption ? [{ assumption, steps }] : cases).map((branch) => ({
      assumption: branch.assumption,
      rules: branch.steps.map((step) => ruleOf(shape, step, rung)),
    })),
  };
}

/**
 * The step that a sum allows at a position: all that it forces of the kind that was found, so that a rule keeps the
 * pattern by which it is known.
 */
export function stepBySum(
  position: Position,
  { found, sum, writes: toWrite, removals: toRemove }: Rule,
): Step | undefined {
  const room = slackOf(position, sum);
  if (room.above < 0 || room.below < 0 || (room.above >= sum.heaviest && room.below >= sum.heaviest)) return undefined;
  const { labels } = position.shape;
  const writes: Placement[] = [];
  const removals: Placement[] = [];
  for (let i = 0; i < sum.candidates.length; i++) {
    const candidate = sum.candidates[i]!;
    const cell = Math.floor(candidate / labels);
    if (position.domains[candidate] === 0 || position.written[cell] !== EMPTY) continue;
    const coefficient = sum.coefficients[i]!;
    const placement = { cell, label: candidate - cell * labels };
    const sign = Math.sign(coefficient);
    if (toWrite.has(sign) && slackForces(room, coefficient, true)) writes.push(placement);
    else if (toRemove.has(sign) && slackForces(room, coefficient, false)) removals.push(placement);
  }
  return writes.length + removals.length === 0 ? undefined : { ...found, writes, removals };
}
