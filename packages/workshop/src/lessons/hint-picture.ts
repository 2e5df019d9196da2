import type { HintStage, Subject } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { drawArea, drawStep, type Scene, type TextMeasure } from '@latin-puzzles/drawing';
import { areaOfPlan, type Plan, showStage, tellStage } from '../advice/index.ts';
import { exampleOf } from './lesson.ts';

/** How a hint is drawn. */
export interface HintPictureOptions {
  readonly language: LanguageCode;
  readonly stage: HintStage;
  readonly measure?: TextMeasure | undefined;
}

/** A stage of a hint to the first step of a plan on the player's board, with what it tells below it; an idea by an example of it. */
export function drawHint(
  plan: Plan,
  puzzle: Pick<Puzzle, 'board' | 'multiset' | 'labeling' | 'inscription'>,
  subject: Subject,
  { language, stage, measure }: HintPictureOptions,
): Scene {
  const told = (of: Plan, about: Subject, stages: readonly HintStage[]) => {
    const sentences = stages.flatMap((each) => tellStage(of, about, language, each));
    return sentences.map(({ text }) => text).join(' ');
  };
  const example = stage === 'idea' ? exampleOf(plan.steps[0]!.theorem, puzzle.board) : undefined;
  if (example) {
    const { step, standing, evidence } = showStage(example.plan, example.puzzle, 'conclusion');
    const caption = `${told(plan, subject, ['area', 'idea'])} ${told(example.plan, example.puzzle, ['conclusion'])}`;
    return drawStep(example.puzzle, standing, step, { caption, measure, evidence, legend: language });
  }
  const options = { caption: told(plan, subject, [stage]), measure };
  if (stage === 'area' || stage === 'idea') return drawArea(puzzle, plan.standing, areaOfPlan(plan, subject), options);
  const { step, standing, evidence } = showStage(plan, subject, stage);
  return drawStep(puzzle, standing, step, { ...options, evidence, legend: language });
}
