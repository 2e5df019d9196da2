import { GRAMMARS, type LanguageCode } from '../../basis/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import type { Step } from '../model/step.ts';
import { areTellable, type Sentence } from '../words/explain.ts';
import { makeSpeaker, type Subject } from '../words/speaker.ts';
import { theoremName, theoremStatement } from '../words/theorems.ts';
import { areaOf } from './area.ts';
import { foldSteps } from './fold.ts';
import { tellStep } from './tell.ts';
import { toldName } from './told-name.ts';
import type { ToldStep } from './told-step.ts';

/** What a hint gives away, bit by bit: where to look, by which idea, why, and what follows. */
export const HINT_STAGES = ['area', 'idea', 'reason', 'conclusion'] as const;
/** One of `HINT_STAGES`. */
export type HintStage = (typeof HINT_STAGES)[number];

/** What a stage of a hint adds to those before it, on top of the steps that led there. */
export function tellHint(
  step: Step,
  before: readonly Step[],
  puzzle: Subject & { readonly labeling: Labeling },
  language: LanguageCode,
  stage: HintStage,
): Sentence[] {
  if (stage === 'reason') return tellStep(step, before, puzzle, language, 'reason');
  if (stage === 'conclusion') return tellStep(step, before, puzzle, language);
  if (!(language in GRAMMARS) || !areTellable([...before, step], puzzle)) return [];
  const speaker = makeSpeaker(puzzle, language);
  const told = foldSteps(puzzle, puzzle.labeling, [...before, step]).at(-1)!;
  const sentences =
    stage === 'area'
      ? [speaker.say('hint.area', { places: speaker.asterisms(areaOf(puzzle, told)) })]
      : [speaker.say('hint.idea', { name: ideaName(told, puzzle, language) }), ...statementOf(step, puzzle, language)];
  return sentences.map((text) => ({ depth: 0, text }));
}

/** The asterisms to look at. */
export function hintArea(
  step: Step,
  before: readonly Step[],
  puzzle: Subject & { readonly labeling: Labeling },
): readonly number[] {
  return areaOf(puzzle, foldSteps(puzzle, puzzle.labeling, [...before, step]).at(-1)!);
}

/** `naked pair`, or what the theorem is called where players have no name. */
function ideaName(told: ToldStep, subject: Subject, language: LanguageCode): string {
  const known = toldName(subject, told)?.[language];
  return known ?? theoremName(told.step.theorem, language, 'player', subject.theorems);
}

function statementOf({ theorem }: Step, { theorems }: Subject, language: LanguageCode): string[] {
  const statement = theoremStatement(theorem, language, theorems);
  return statement ? [statement] : [];
}
