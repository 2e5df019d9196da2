import { type LanguageCode, outline, type Sentence, type Step } from '@latin-puzzles/core/attrition';
import type { Labeling } from '@latin-puzzles/core/puzzle';
import type { Standing } from '@latin-puzzles/drawing';
import { Slate, type Subject } from './slate.ts';

/** A step of a proof, and where the player stood before it. */
export interface ShownStep {
  readonly step: Step;
  readonly standing: Standing;
}

/** One picture of an argument that is played step by step, and what is told with it. */
export interface Frame extends ShownStep {
  /** The step that the picture is part of: its sentences from one up to another go with the picture. */
  readonly whole: Step;
  readonly from: number;
  readonly to: number;
}

const FULL_COUNT = 'full-count';

/** A proof as frames. Full counts are passed over, and done in passing, unless every step is wanted. */
export function framesOf(subject: Subject, labeling: Labeling, steps: readonly Step[], every = false): Frame[] {
  const slate = new Slate(subject, labeling, !every);
  return steps.flatMap((step, index) => {
    const frame = { step, standing: slate.before(step), whole: step, from: 0, to: sentenceCount(step) };
    slate.apply(step);
    const passing = step.theorem === FULL_COUNT && !every && index < steps.length - 1;
    return passing ? [] : [frame];
  });
}

/** What removes a label as frames. A supposition is gone through step by step, to its contradiction and what follows from it. */
export function framesOfObjection(subject: Subject, labeling: Labeling, steps: readonly Step[]): Frame[] {
  const [whole] = steps;
  const { assumption, steps: nested } = whole?.premises ?? {};
  if (!whole || steps.length > 1 || !assumption || !nested) return framesOf(subject, labeling, steps);
  const slate = new Slate(subject, labeling, true);
  const supposition: Step = { ...whole, removals: [], premises: { terms: [], assumption, steps: [] } };
  const standing = slate.before(whole);
  const frames: Frame[] = [{ step: supposition, standing, whole, from: 0, to: 1 }];
  slate.write(assumption);
  let from = 1;
  for (const step of nested) {
    const to = from + sentenceCount(step);
    if (step.theorem !== FULL_COUNT) frames.push({ step, standing: slate.before(step), whole, from, to });
    slate.apply(step);
    from = to;
  }
  return [...frames, { step: whole, standing, whole, from, to: from + 1 }];
}

/** What is told with a frame. */
export function toldWith({ whole, from, to }: Frame, subject: Subject, language: LanguageCode): Sentence[] {
  // An objection is no trial for want of theorems, even where it goes beyond them.
  const step = from === 0 && to === 1 && whole.premises.assumption ? { ...whole, theorem: 'supposition' } : whole;
  const sentences = outline(step, subject, language).slice(from, to);
  const least = Math.min(...sentences.map(({ depth }) => depth));
  return sentences.map(({ depth, text }) => ({ depth: depth - least, text }));
}

/** How many sentences `outline` makes of a step. */
function sentenceCount({ premises: { assumption, steps = [], cases } }: Step): number {
  const nested = (inner: readonly Step[]) => inner.reduce((sum, step) => sum + sentenceCount(step), 0);
  if (assumption) return 2 + nested(steps);
  if (cases) return cases.reduce((sum, branch) => sum + 1 + nested(branch.steps), 2);
  return 1;
}
