import type { Audience, LanguageCode } from '../../basis/index.ts';
import type { Step } from '../model/step.ts';
import { explain } from './explain.ts';
import { isLabelTerm } from './reading.ts';
import { makeSpeaker, type Speaker, type Subject } from './speaker.ts';
import { theoremName, theoremStatement } from './theorems.ts';

/** How much a hint gives away: where to look, then by which theorem, then the step itself. */
export const HINT_LEVELS = [1, 2, 3] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];

export function hint(
  step: Step,
  subject: Subject,
  language: LanguageCode,
  level: HintLevel,
  audience?: Audience,
): string[] {
  if (level === 3) return explain(step, subject, language, audience);
  const speaker = makeSpeaker(subject, language, audience);
  const places = placesText(speaker, step);
  if (level === 1) return [speaker.say('look.at', { places })];
  const theorem = speaker.say('look.for', {
    places,
    theorem: theoremName(step.theorem, language, audience, subject.theorems),
  });
  const statement = theoremStatement(step.theorem, language, subject.theorems);
  return statement ? [theorem, statement] : [theorem];
}

/** Where a step is found: in these asterisms or, if there are none, in these cells. */
export interface Whereabouts {
  readonly asterisms: readonly number[];
  readonly cells: readonly number[];
}

/** The asterisms that a step counts in; the cells where it counts in none, and where suppositions begin. */
export function whereabouts({ writes, removals, premises }: Step): Whereabouts {
  const { terms, assumption, cases = [], unchecked } = premises;
  const asterisms = [...new Set(terms.filter(isLabelTerm).map((term) => term.asterism))];
  if (asterisms.length > 0) return { asterisms: asterisms.sort((a, b) => a - b), cells: [] };
  const supposed = assumption ? [assumption] : cases.map((branch) => branch.assumption);
  const held = terms.flatMap((term) => ('cell' in term ? [term.cell] : []));
  // A constraint has no place of its own but where it tells on something.
  const isBound = unchecked !== undefined || terms.some((term) => 'constraint' in term);
  const bound = isBound ? [...writes, ...removals] : [];
  return { asterisms, cells: [...new Set([...held, ...[...supposed, ...bound].map(({ cell }) => cell)])] };
}

function placesText(speaker: Speaker, step: Step): string {
  const { asterisms, cells } = whereabouts(step);
  return asterisms.length > 0 ? speaker.asterisms(asterisms) : speaker.cells(cells);
}
