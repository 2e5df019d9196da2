import type { HintStage, Subject } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { drawArea, drawStep, type Scene, type TextMeasure } from '@latin-puzzles/drawing';
import { areaOfPlan, showStage, tellStage } from './hint-stage.ts';
import type { Plan } from './plan.ts';

/** How a hint is drawn. */
export interface HintPictureOptions {
  readonly language: LanguageCode;
  readonly stage: HintStage;
  readonly measure?: TextMeasure | undefined;
}

/** A stage of a hint to the first step of a plan on the player's board, with what it tells below it. */
export function drawHint(
  plan: Plan,
  puzzle: Pick<Puzzle, 'board' | 'multiset' | 'labeling' | 'inscription'>,
  subject: Subject,
  { language, stage, measure }: HintPictureOptions,
): Scene {
  const stages: readonly HintStage[] = stage === 'idea' ? ['area', 'idea'] : [stage];
  const sentences = stages.flatMap((each) => tellStage(plan, subject, language, each));
  const options = { caption: sentences.map(({ text }) => text).join(' '), measure };
  if (stage === 'area' || stage === 'idea') return drawArea(puzzle, plan.standing, areaOfPlan(plan, subject), options);
  const { step, standing, evidence } = showStage(plan, subject, stage);
  return drawStep(puzzle, standing, step, { ...options, evidence, legend: language });
}
