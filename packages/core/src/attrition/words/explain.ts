import { type Audience, GRAMMARS, type LanguageCode } from '../../basis/index.ts';
import { findMalformed } from '../checker/form.ts';
import type { Assumption, Step } from '../model/step.ts';
import { becauseText } from './because.ts';
import { conclusionsText } from './conclusions.ts';
import { evidenceText } from './evidence.ts';
import { knownName } from './known.ts';
import { isLabelTerm, readStep } from './reading.ts';
import { makeSpeaker, type Speaker, type Subject } from './speaker.ts';
import type { TemplateKey } from './templates.ts';

/** A sentence, and inside how many suppositions it is said. */
export interface Sentence {
  readonly depth: number;
  readonly text: string;
}

/** Why a step holds, in sentences; nothing of what is no step of the board. */
export function explain(step: Step, subject: Subject, language: LanguageCode, audience?: Audience): string[] {
  return explainSentences(step, subject, language, audience).map(({ text }) => text);
}

/** The same, with the depth of each sentence, so that suppositions can be indented. */
export function explainSentences(
  step: Step,
  subject: Subject,
  language: LanguageCode,
  audience?: Audience,
): Sentence[] {
  if (!(language in GRAMMARS) || !areTellable([step], subject)) return [];
  return [...told(step, makeSpeaker(subject, language, { audience }), 0)];
}

/** Whether all steps are steps of that board: about others there is nothing to say. */
export function areTellable(steps: readonly Step[], subject: Subject): boolean {
  const { board, multiset, constraints } = { ...subject } as Partial<Subject>;
  if (!Array.isArray(steps) || !Array.isArray(board?.cellNames) || !Array.isArray(multiset?.entries)) return false;
  if (constraints !== undefined && !Array.isArray(constraints)) return false;
  const { cells, asterisms } = board;
  const bounds = { cells, labels: multiset.labels.length, asterisms, constraints };
  const isStep = (value: Step): boolean => {
    if (findMalformed(bounds, value, '')) return false;
    const { steps: inner, cases } = value.premises;
    return (inner?.every(isStep) ?? true) && (cases?.every((branch) => branch.steps.every(isStep)) ?? true);
  };
  return steps.every(isStep);
}

function* told(step: Step, speaker: Speaker, depth: number): Generator<Sentence> {
  const { assumption, steps = [], cases } = step.premises;
  const reading = readStep(speaker, step);
  // Inside a supposition only the whole has a name that players use.
  const known = depth === 0 ? knownName(speaker, step, reading) : undefined;
  const sentence = (text: string): Sentence => ({ depth, text: speaker.say('sentence', { text }) });
  const last = (text: string): Sentence =>
    known ? { depth, text: speaker.say('named', { text, name: known[speaker.language] }) } : sentence(text);
  if (assumption) {
    const key = step.theorem === 'backtrack' && depth === 0 ? 'try' : 'suppose';
    yield sentence(speaker.say(key, { placement: placementText(speaker, assumption) }));
    for (const nested of steps) yield* told(nested, speaker, depth + 1);
    yield last(speaker.say('refuted', { conclusions: conclusionsText(speaker, step) }));
  } else if (cases) {
    yield sentence(alternativesText(speaker, step));
    for (const [i, branch] of cases.entries()) {
      const placement = placementText(speaker, branch.assumption);
      yield sentence(speaker.say('case', { number: String(i + 1), placement }));
      for (const nested of branch.steps) yield* told(nested, speaker, depth + 1);
    }
    yield last(speaker.say(everyCase(cases.length), { conclusions: conclusionsText(speaker, step) }));
  } else yield last(becauseText(speaker, step, reading, depth > 0));
}

export function placementText(speaker: Speaker, { cell, label, holds }: Assumption): string {
  const key: TemplateKey = holds ? 'placement.in' : 'placement.out';
  return speaker.say(key, { labels: speaker.labels([label]), cells: speaker.cells([cell]) });
}

/** What ends a list of so many cases. */
export function everyCase(number: number): TemplateKey {
  return number === 2 ? 'either' : 'every';
}

/** Why one of the cases must hold. */
export function alternativesText(speaker: Speaker, { premises: { terms, cases = [] } }: Step): string {
  const [first] = terms;
  if (terms.length !== 1 || !first) return speaker.say('cases.count', { evidence: evidenceText(speaker, terms) });
  if ('constraint' in first) return speaker.say('cases.count', { evidence: evidenceText(speaker, terms) });
  if (!isLabelTerm(first)) return speaker.say('cases.cell', { cells: speaker.cells([first.cell]) });
  const asterism = speaker.asterisms([first.asterism]);
  const key = cases.some(({ assumption }) => assumption.holds) ? 'cases.asterism' : 'cases.asterism-out';
  return speaker.say(key, { labels: speaker.labels([first.label]), asterism });
}
