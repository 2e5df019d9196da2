import { hint, type Placement, type Subject, tellStep } from '@latin-puzzles/core/attrition';
import type { Audience, LanguageCode } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { Plan } from './plan.ts';

/** How a hint is given. */
export interface HintWishes {
  readonly language: LanguageCode;
  /** Where to look, and by which theorem, without telling what is there. */
  readonly vague?: boolean | undefined;
  /** Players unless given. */
  readonly audience?: Audience | undefined;
}

/** The first step of a plan as plain data, its labels as texts, with the sentences that tell it. */
export function makeHintRecord(plan: Plan, puzzle: Puzzle & Subject, wishes: HintWishes) {
  const step = plan.steps[0]!;
  const named = ({ cell, label }: Placement) => ({ cell, label: puzzle.multiset.labels[label]! });
  const outcome = wishes.vague ? {} : { writes: step.writes.map(named), removals: step.removals.map(named) };
  return { theorem: step.theorem, ...outcome, hint: makeSentences(plan, puzzle, wishes) };
}

/** Told as players tell it; researchers get it in the words of the paper. */
function makeSentences({ steps, before }: Plan, puzzle: Puzzle & Subject, wishes: HintWishes): string[] {
  const { language, vague = false, audience = 'player' } = wishes;
  if (vague || audience !== 'player') return hint(steps[0]!, puzzle, language, vague ? 2 : 3, audience);
  return tellStep(steps[0]!, before, puzzle, language).map(({ depth, text }) => '   '.repeat(depth) + text);
}
