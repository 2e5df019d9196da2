import { HINT_STAGES, type HintStage, type Placement, type Subject } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import { areaOfPlan, evidenceOf, tellStage } from './hint-stage.ts';
import type { Plan } from './plan.ts';

/** How a hint is given. */
export interface HintWishes {
  readonly language: LanguageCode;
  /** How much of it; all unless given. */
  readonly stage?: HintStage | undefined;
}

/** The first step of a plan as plain data, no more of it than a stage gives away, its labels as texts, with the sentences that tell it. */
export function makeHintRecord(plan: Plan, subject: Subject, { language, stage = 'conclusion' }: HintWishes) {
  const { theorem, writes, removals } = plan.steps[0]!;
  const textOf = (label: number) => subject.multiset.labels[label]!;
  const named = ({ cell, label }: Placement) => ({ cell, label: textOf(label) });
  const reaches = (least: HintStage) => HINT_STAGES.indexOf(stage) >= HINT_STAGES.indexOf(least);
  const { blockers } = evidenceOf(plan, subject, stage);
  return {
    stage,
    area: areaOfPlan(plan, subject),
    ...(reaches('idea') && { theorem }),
    ...(reaches('reason') && { blockers: blockers.map(({ label, ...rest }) => ({ ...rest, label: textOf(label) })) }),
    ...(reaches('conclusion') && { writes: writes.map(named), removals: removals.map(named) }),
    hint: tellSoFar(plan, subject, language, stage),
  };
}

/** An idea is told with where to look; why it holds, and what follows, say that themselves. */
function tellSoFar(plan: Plan, subject: Subject, language: LanguageCode, stage: HintStage): string[] {
  const stages: readonly HintStage[] = stage === 'idea' ? ['area', 'idea'] : [stage];
  const sentences = stages.flatMap((each) => tellStage(plan, subject, language, each));
  return sentences.map(({ depth, text }) => '   '.repeat(depth) + text);
}
