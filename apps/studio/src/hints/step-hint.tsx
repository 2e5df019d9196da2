import { hint, stepName, tellStep, theoremName, theoremStatement, whereabouts } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { Plan } from '@latin-puzzles/workshop/advice';
import { useEffect } from 'preact/hooks';
import { useLanguage, useWords } from '../services/studio.ts';
import type { PointAt, ShowStep } from './props.ts';
import { aloud, SentenceList, TrialMark } from './telling.tsx';
import { TheoremLink } from './theorem-sheet.tsx';
import { HINT_WORDS } from './words.ts';

interface StepHintProps {
  readonly puzzle: Puzzle;
  readonly plan: Plan;
  readonly level: number;
  readonly show: ShowStep;
  readonly point: PointAt;
}

/** The first step of a plan, as much of it as was asked for. */
export function StepHint({ puzzle, plan, level, show, point }: StepHintProps) {
  const words = useWords(HINT_WORDS);
  const language = useLanguage();
  const { steps, standing } = plan;
  const step = steps[0]!;
  const drawn = level >= 3;
  useEffect(() => {
    if (drawn) show({ step, standing });
    else point(cellsIn(puzzle, step));
    return () => (drawn ? show(undefined) : point([]));
  }, [plan, drawn]);
  return (
    <div class="step-hint">
      <p>{hint(step, puzzle, language, 1).join(' ')}</p>
      {level >= 2 && <TheoremCard step={step} puzzle={puzzle} />}
      {drawn && (
        <>
          <SentenceList sentences={tellPlan(plan, puzzle, language)} />
          <p class="remark">{words.way(steps.length)}</p>
        </>
      )}
    </div>
  );
}

/** The first step, told from the labels on the board. */
function tellPlan({ steps, standing, before }: Plan, puzzle: Puzzle, language: LanguageCode) {
  return tellStep(steps[0]!, before, { ...puzzle, labeling: Array.from(standing.written) }, language);
}

/** Where to look. */
function cellsIn({ board }: Puzzle, step: Plan['steps'][number]): readonly number[] {
  const { asterisms, cells } = whereabouts(step);
  return asterisms.length > 0 ? asterisms.flatMap((asterism) => board.asterisms[asterism]!.cells) : cells;
}

function TheoremCard({ step, puzzle }: { readonly step: Plan['steps'][number]; readonly puzzle: Puzzle }) {
  const language = useLanguage();
  const known = stepName(step, puzzle, language);
  return (
    <div class="theorem-card">
      <h2>
        {theoremName(step.theorem, language)} {known && <span class="known">{known}</span>}{' '}
        {step.theorem === 'backtrack' && <TrialMark />}
      </h2>
      <p>{theoremStatement(step.theorem, language)}</p>
      <TheoremLink theorem={step.theorem} />
    </div>
  );
}

/** What a level adds, for those who listen. */
export function levelText(plan: Plan, puzzle: Puzzle, language: LanguageCode, level: number): string {
  const [step] = plan.steps;
  if (level === 1) return hint(step!, puzzle, language, 1).join(' ');
  if (level === 3) return aloud(tellPlan(plan, puzzle, language));
  const name = theoremName(step!.theorem, language);
  return [name, stepName(step!, puzzle, language), theoremStatement(step!.theorem, language)]
    .filter(Boolean)
    .join('. ');
}
