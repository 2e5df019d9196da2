import type { Labeling } from '../../puzzle/index.ts';
import { type Position, startOf } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import { isSupposition, type Step } from '../model/step.ts';
import { SUM_FORMS } from './sums.ts';
import { SUPPOSITION_FORMS } from './suppositions.ts';

/** A step that is true, but not by the theorem that it names. */
export interface Misnamed {
  /** The place in the proof, such as `steps[12].premises.steps[3]`. */
  readonly path: string;
  /** The step of the proof itself in which it stands. */
  readonly step: number;
  readonly theorem: string;
  /** Whether there is a theorem of that name on our ladder. */
  readonly known: boolean;
}

/** The first step of a valid proof that is not by the theorem that it names, within the theorem's own limits. */
export function findMisnamed(shape: Shape, labeling: Labeling, steps: readonly Step[]): Misnamed | undefined {
  const position = startOf(shape, labeling);
  for (const [index, step] of steps.entries()) {
    const found = judge(position, step, `steps[${index}]`);
    if (found) return { ...found, step: index };
    position.apply(step);
  }
  return undefined;
}

function judge(position: Position, step: Step, path: string): Omit<Misnamed, 'step'> | undefined {
  const { theorem, premises } = step;
  if (theorem === 'backtrack') return judgeInside(position, step, path);
  const form = (isSupposition(step) ? SUPPOSITION_FORMS : SUM_FORMS)[theorem];
  if (form?.(step, position)) return undefined;
  const isEnd = theorem === 'contradiction' && premises.terms.length === 1 && !isSupposition(step);
  if (isEnd && step.writes.length + step.removals.length === 0) return undefined;
  return { path, theorem, known: theorem in SUM_FORMS || theorem in SUPPOSITION_FORMS || theorem === 'contradiction' };
}

/** A backtrack may be by whatever steps that are what they are called, further backtracks among them. */
function judgeInside(position: Position, { premises }: Step, path: string): Omit<Misnamed, 'step'> | undefined {
  const { assumption, steps = [] } = premises;
  const mark = position.mark();
  const { cell, label, holds } = assumption!;
  if (holds) position.write(cell, label);
  else position.remove(cell, label);
  let found: Omit<Misnamed, 'step'> | undefined;
  for (const [index, step] of steps.entries()) {
    found ??= judge(position, step, `${path}.premises.steps[${index}]`);
    position.apply(step);
  }
  position.undo(mark);
  return found;
}
