import { explainSentences, type Sentence, type Step } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import { EMPTY, type Labeling } from '@latin-puzzles/core/puzzle';
import type { PlayerState, StepEvidence } from '@latin-puzzles/drawing';
import { FULL_COUNT } from './known.ts';
import { type PuzzleBoard, ShownPosition } from './shown-position.ts';

/** A step of a proof, and where the player stood before it. */
export interface ShownStep {
  readonly step: Step;
  readonly standing: PlayerState;
  /** What it rests on, where that is to be seen and nothing else. */
  readonly evidence?: StepEvidence | undefined;
}

/** One picture of an argument that is played step by step, and what is told with it. */
export interface Frame extends ShownStep {
  /** The step that the picture is part of: its sentences from one up to another go with the picture. */
  readonly whole: Step;
  readonly from: number;
  readonly to: number;
}

/** A proof as frames. Full counts are passed over, and done in passing, unless every step is wanted. */
export function makeFrames(puzzle: PuzzleBoard, labeling: Labeling, steps: readonly Step[], every = false): Frame[] {
  const shown = new ShownPosition(puzzle, labeling, !every);
  return steps.flatMap((step, index) => {
    const frame = { step, standing: shown.before(step), whole: step, from: 0, to: countSentences(step) };
    shown.apply(step);
    const passing = step.theorem === FULL_COUNT.name && !every && index < steps.length - 1;
    return passing ? [] : [frame];
  });
}

/** What removes a label as frames. A supposition is gone through step by step, to its contradiction and what follows from it. */
export function makeObjectionFrames(puzzle: PuzzleBoard, labeling: Labeling, steps: readonly Step[]): Frame[] {
  const [whole] = steps;
  const { assumption, steps: nested } = whole?.premises ?? {};
  if (!whole || steps.length > 1 || !assumption || !nested) return makeFrames(puzzle, labeling, steps);
  const shown = new ShownPosition(puzzle, labeling, true);
  const supposition: Step = { ...whole, removals: [], premises: { terms: [], assumption, steps: [] } };
  const standing = shown.before(whole);
  const frames: Frame[] = [{ step: supposition, standing, whole, from: 0, to: 1 }];
  shown.write(assumption);
  let from = 1;
  for (const step of nested) {
    const to = from + countSentences(step);
    if (step.theorem !== FULL_COUNT.name) frames.push({ step, standing: shown.before(step), whole, from, to });
    shown.apply(step);
    from = to;
  }
  return [...frames, { step: whole, standing, whole, from, to: from + 1 }];
}

/** The mistakes on the board, struck through. */
export function strikeOut({ multiset }: PuzzleBoard, labels: Labeling, wrong: readonly number[]): ShownStep {
  const count = multiset.labels.length;
  const domains = new Uint8Array(labels.length * count);
  for (const cell of wrong) domains[cell * count + labels[cell]!] = 1;
  const removals = wrong.map((cell) => ({ cell, label: labels[cell]! }));
  const step: Step = { theorem: 'mistake', writes: [], removals, premises: { terms: [] } };
  return { step, standing: { domains, written: labels.map((label, cell) => (wrong.includes(cell) ? EMPTY : label)) } };
}

/** What is told with a frame. */
export function tellFrame({ whole, from, to }: Frame, puzzle: PuzzleBoard, language: LanguageCode): Sentence[] {
  // An objection is no trial for want of theorems, even where it goes beyond them.
  const step = from === 0 && to === 1 && whole.premises.assumption ? { ...whole, theorem: 'supposition' } : whole;
  const sentences = explainSentences(step, puzzle, language).slice(from, to);
  const least = Math.min(...sentences.map(({ depth }) => depth));
  return sentences.map(({ depth, text }) => ({ depth: depth - least, text }));
}

/** How many sentences `explainSentences` makes of a step. */
function countSentences({ premises: { assumption, steps = [], cases } }: Step): number {
  const nested = (inner: readonly Step[]) => inner.reduce((sum, step) => sum + countSentences(step), 0);
  if (assumption) return 2 + nested(steps);
  if (cases) return cases.reduce((sum, branch) => sum + 1 + nested(branch.steps), 2);
  return 1;
}
