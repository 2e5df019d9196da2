import { type HintStage, stepName, theoremName, theoremStatement } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { areaOfPlan, type Plan, showStage, tellStage } from '@latin-puzzles/workshop/advice';
import { LESSONS } from '@latin-puzzles/workshop/lessons';
import { useEffect, useMemo } from 'preact/hooks';
import { addressOf } from '../services/address.ts';
import { useLanguage, useWords } from '../services/studio.ts';
import { ExamplePicture } from './example-picture.tsx';
import type { PointAt, ShowStep } from './props.ts';
import { StepLegend } from './step-legend.tsx';
import { aloud, SentenceList, TrialMark } from './telling.tsx';
import { TheoremLink } from './theorem-sheet.tsx';
import { HINT_WORDS } from './words.ts';

interface StepHintProps {
  readonly puzzle: Puzzle;
  readonly plan: Plan;
  readonly stage: HintStage;
  readonly show: ShowStep;
  readonly point: PointAt;
}

/** The first step of a plan, as much of it as was asked for. */
export function StepHint({ puzzle, plan, stage, show, point }: StepHintProps) {
  const words = useWords(HINT_WORDS);
  const language = useLanguage();
  const { steps } = plan;
  const shown = useMemo(
    () => (stage === 'reason' || stage === 'conclusion' ? showStage(plan, puzzle, stage) : undefined),
    [plan, stage],
  );
  useEffect(() => {
    if (shown) show(shown);
    else point(areaOfPlan(plan, puzzle).flatMap((asterism) => puzzle.board.asterisms[asterism]!.cells));
    return () => (shown ? show(undefined) : point([]));
  }, [plan, shown]);
  return (
    <div class="step-hint">
      {!shown && <SentenceList sentences={tellStage(plan, puzzle, language, 'area')} />}
      {shown && (
        <div class="shown">
          <SentenceList sentences={tellStage(plan, puzzle, language, stage)} />
          <StepLegend puzzle={puzzle} shown={shown} />
        </div>
      )}
      {stage !== 'area' && <TheoremCard step={steps[0]!} puzzle={puzzle} brief={shown !== undefined} />}
      {stage === 'conclusion' && steps.length > 1 && <p class="remark">{words.way(steps.length)}</p>}
    </div>
  );
}

interface TheoremCardProps {
  readonly step: Plan['steps'][number];
  readonly puzzle: Puzzle;
  /** Its name is enough where the step itself is told. */
  readonly brief: boolean;
}

function TheoremCard({ step, puzzle, brief }: TheoremCardProps) {
  const words = useWords(HINT_WORDS);
  const language = useLanguage();
  const known = stepName(step, puzzle, language);
  return (
    <div class="theorem-card">
      <h2>
        {theoremName(step.theorem, language)} {known && <span class="known">{known}</span>}{' '}
        {step.theorem === 'backtrack' && <TrialMark />}
      </h2>
      {!brief && (
        <>
          <ExamplePicture theorem={step.theorem} like={puzzle.board} pixels={180} />
          <p>{theoremStatement(step.theorem, language)}</p>
          <TheoremLink theorem={step.theorem} />
        </>
      )}
      {LESSONS.includes(step.theorem) && (
        <a class="learn" href={addressOf('learn', step.theorem)}>
          {words.learn}
        </a>
      )}
    </div>
  );
}

/** What a stage adds, for those who listen. */
export function stageText(plan: Plan, puzzle: Puzzle, language: LanguageCode, stage: HintStage): string {
  return aloud(tellStage(plan, puzzle, language, stage));
}
