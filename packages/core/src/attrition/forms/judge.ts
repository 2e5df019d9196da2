import type { Labeling } from '../../puzzle/index.ts';
import { isBrokenConstraint, isContradiction } from '../model/contradiction.ts';
import { type Position, startOf } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import type { Step } from '../model/step.ts';
import { isStepOf, type Theorem } from '../model/theorem.ts';

/** A step that is true, but not by the theorem that it names. */
export interface Misnamed {
  /** The place in the proof, such as `steps[12].premises.steps[3]`. */
  readonly path: string;
  /** The step of the proof itself in which it stands. */
  readonly step: number;
  readonly theorem: string;
  /** Whether there is a theorem of that name on the ladder. */
  readonly known: boolean;
}

/** The first step of a valid proof that is not by the theorem of a ladder that it names, within the theorem's own limits. */
export function findMisnamed(
  shape: Shape,
  labeling: Labeling,
  steps: readonly Step[],
  ladder: readonly Theorem[],
): Misnamed | undefined {
  const position = startOf(shape, labeling);
  for (const [index, step] of steps.entries()) {
    const found = judge(position, step, `steps[${index}]`, ladder);
    if (found) return { ...found, step: index };
    position.apply(step);
  }
  return undefined;
}

function judge(
  position: Position,
  step: Step,
  path: string,
  ladder: readonly Theorem[],
): Omit<Misnamed, 'step'> | undefined {
  if (step.theorem === 'backtrack') return judgeInside(position, step, path, ladder);
  const theorem = ladder.find(({ name }) => name === step.theorem);
  if (theorem ? isStepOf(theorem, step, position) : isContradiction(step) || isBrokenConstraint(step, position))
    return undefined;
  return { path, theorem: step.theorem, known: theorem !== undefined || step.theorem === 'contradiction' };
}

/** A backtrack may be by whatever steps that are what they are called, further backtracks among them. */
function judgeInside(
  position: Position,
  { premises }: Step,
  path: string,
  ladder: readonly Theorem[],
): Omit<Misnamed, 'step'> | undefined {
  const { assumption, steps = [] } = premises;
  const mark = position.mark();
  const { cell, label, holds } = assumption!;
  if (holds) position.write(cell, label);
  else position.remove(cell, label);
  let found: Omit<Misnamed, 'step'> | undefined;
  for (const [index, step] of steps.entries()) {
    found ??= judge(position, step, `${path}.premises.steps[${index}]`, ladder);
    position.apply(step);
  }
  position.undo(mark);
  return found;
}
