import {
  foldSteps,
  type HintStage,
  hintArea,
  type Sentence,
  type Subject,
  tellHint,
} from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { StepEvidence } from '@latin-puzzles/drawing';
import type { ShownStep } from './frames.ts';
import type { Plan } from './plan.ts';

/** What a stage of a hint to the first step of a plan adds in words. */
export function tellStage(plan: Plan, subject: Subject, language: LanguageCode, stage: HintStage): Sentence[] {
  return tellHint(plan.steps[0]!, plan.before, standingOn(plan, subject), language, stage);
}

/** The asterisms to look at for the first step of a plan. */
export function areaOfPlan(plan: Plan, subject: Subject): readonly number[] {
  return hintArea(plan.steps[0]!, plan.before, standingOn(plan, subject));
}

/** The first step of a plan as the last two stages draw it: why it holds, and what follows. */
export function showStage(plan: Plan, subject: Subject, stage: 'reason' | 'conclusion'): ShownStep {
  const { steps, standing } = plan;
  return { step: steps[0]!, standing, evidence: evidenceOf(plan, subject, stage) };
}

/** What shuts out all that the first step of a plan needs to be absent. */
export function evidenceOf(plan: Plan, subject: Subject, stage: HintStage): StepEvidence {
  const { labeling } = standingOn(plan, subject);
  const { blockers, ruledOut } = foldSteps(subject, labeling, [...plan.before, plan.steps[0]!]).at(-1)!;
  return { blockers, ruledOut, isConcluded: stage === 'conclusion' };
}

/** What a plan is about, with the labels that the player has. */
function standingOn({ standing }: Plan, subject: Subject) {
  return { ...subject, labeling: Array.from(standing.written) };
}
