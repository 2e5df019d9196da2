import { GRAMMARS, type LanguageCode } from '../../basis/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import { onlyTerm, type Step } from '../model/step.ts';
import { becauseText } from '../words/because.ts';
import { conclusionsText } from '../words/conclusions.ts';
import {
  alternativesText,
  areTellable,
  everyCase,
  explainSentences,
  placementText,
  type Sentence,
} from '../words/explain.ts';
import { readStep } from '../words/reading.ts';
import { type Manner, makeSpeaker, type Speaker, type Subject } from '../words/speaker.ts';
import { foldSteps } from './fold.ts';
import { linksText, withoutConclusion } from './links.ts';
import { phasesText } from './phases.ts';
import { KNOWN, placedText } from './placed.ts';
import { toldName } from './told-name.ts';
import type { ToldStep } from './told-step.ts';

/** A sentence of a told proof, with the number of what it begins to tell. */
export interface ToldSentence extends Sentence {
  readonly number?: number;
}

/** How much of a proof is told: every formal step, what a player does, or its phases. */
export const PROOF_LENGTHS = ['full', 'told', 'outline'] as const;
/** One of `PROOF_LENGTHS`. */
export type ProofLength = (typeof PROOF_LENGTHS)[number];

/** A proof in sentences, as long as wished, to players unless said otherwise. What is no proof of the puzzle is not told. */
export function tellProof(
  steps: readonly Step[],
  puzzle: Subject & { readonly labeling: Labeling },
  language: LanguageCode,
  length: ProofLength = 'told',
  manner: Manner = {},
): ToldSentence[] {
  if (!(language in GRAMMARS) || !areTellable(steps, puzzle)) return [];
  if (length === 'full')
    return steps.flatMap((step, index) => numbered(explainSentences(step, puzzle, language, manner.audience), index));
  const speaker = makeSpeaker(puzzle, language, manner);
  const told = foldSteps(puzzle, puzzle.labeling, steps);
  if (length === 'outline')
    return phasesText(speaker, puzzle.labeling, told).map((text, index) => ({ depth: 0, text, number: index + 1 }));
  return told.flatMap((step, index) => numbered(sentencesOf(speaker, step, 0), index));
}

/** How many steps a proof has as it is told, or as an outline sums it up: those of a player, unless every formal step is told. */
export function stepsTold(
  steps: readonly Step[],
  puzzle: Subject & { readonly labeling: Labeling },
  length: ProofLength = 'told',
): number {
  return length === 'full' || !areTellable(steps, puzzle)
    ? steps.length
    : foldSteps(puzzle, puzzle.labeling, steps).length;
}

/** How much of a step is told: all of it, or why it holds, so that the reader can conclude. */
export type StepPart = 'whole' | 'reason';

/**
 * One step as a player would tell it, on top of others that led there: plain eliminations among them are folded into its reason, and
 * what the rest ruled out is known already.
 */
export function tellStep(
  step: Step,
  before: readonly Step[],
  puzzle: Subject & { readonly labeling: Labeling },
  language: LanguageCode,
  part: StepPart = 'whole',
): Sentence[] {
  if (!(language in GRAMMARS) || !areTellable([...before, step], puzzle)) return [];
  const told = foldSteps(puzzle, puzzle.labeling, [...before, step]).at(-1)!;
  const speaker = { ...makeSpeaker(puzzle, language), withheld: part === 'reason' ? step : undefined };
  return sentencesOf(speaker, { ...told, earlier: told.earlier.map(() => KNOWN) }, 0);
}

function numbered(sentences: readonly Sentence[], index: number): ToldSentence[] {
  return sentences.map((sentence, i) => (i === 0 ? { ...sentence, number: index + 1 } : sentence));
}

function sentencesOf(speaker: Speaker, told: ToldStep, depth: number): Sentence[] {
  if (told.branches.length === 0) return [{ depth, text: ended(speaker, told, singleText(speaker, told), depth) }];
  const branched = told.branches.some((branch) => branch.told.some(({ branches }) => branches.length > 0));
  if (!branched) return [{ depth, text: ended(speaker, told, supposedText(speaker, told), depth) }];
  return [...branchedSentences(speaker, told, depth)];
}

/** Inside a supposition only the whole has a name that players use. */
function ended(speaker: Speaker, told: ToldStep, text: string, depth: number): string {
  const { step, branches } = told;
  const isSingle = branches.length === 0 && step.premises.terms.length === 1;
  const name = depth > 0 || isSingle ? undefined : toldName(speaker, told);
  if (name) return speaker.say('named', { text, name: name[speaker.language] });
  // What is kept back leaves a sentence open.
  return speaker.withheld === step && /[…?]$/u.test(text) ? text : speaker.say('sentence', { text });
}

function singleText(speaker: Speaker, told: ToldStep): string {
  const { step } = told;
  if (step.writes.length > 0 && step.removals.length === 0 && onlyTerm(step)) return placedText(speaker, told);
  return becauseText(speaker, step, readStep(speaker, step), false);
}

/** A supposition and what becomes of it, or several cases, in one paragraph. */
function supposedText(speaker: Speaker, { step, branches }: ToldStep): string {
  const conclusions = conclusionsText(speaker, step);
  const [{ assumption, told }] = branches as [ToldStep['branches'][number]];
  if (step.premises.assumption) {
    const placement = placementText(speaker, assumption);
    return speaker.say('told.suppose', { placement, links: linksText(speaker, told), conclusions });
  }
  const cases = branches.map((branch) => {
    const placement = placementText(speaker, branch.assumption);
    const links = withoutConclusion(branch.told);
    if (links.length > 0) return speaker.say('told.case', { placement, links: linksText(speaker, links) });
    // What is kept back cannot be said of a case either.
    if (speaker.withheld === step) return speaker.say('told.case-at-once', { placement });
    return speaker.say('told.case', { placement, links: conclusions });
  });
  const sentences = [casesText(speaker, step), ...cases].map((text) => speaker.say('sentence', { text }));
  return [...sentences, speaker.say(everyCase(branches.length), { conclusions })].join(' ');
}

/** Which cases there are: the places of a label, or what a cell may hold, where they can be listed. */
function casesText(speaker: Speaker, step: Step): string {
  const supposed = step.premises.cases!.map(({ assumption }) => assumption);
  const [first] = supposed;
  const term = onlyTerm(step);
  if (!term || 'constraint' in term || !first || supposed.some(({ holds }) => !holds))
    return alternativesText(speaker, step);
  if (!('label' in term)) {
    const labels = supposed.map(({ label }) => speaker.labels([label]));
    return speaker.say('told.cases-cell', { cells: speaker.cells([term.cell]), labels: speaker.list(labels, 'or') });
  }
  const cells = supposed.map(({ cell }) => cell);
  return speaker.say('told.cases-asterism', {
    asterism: speaker.asterisms([term.asterism]),
    labels: speaker.labels([term.label]),
    the: speaker.the(term.label),
    cells: speaker.cells(cells, 'or'),
  });
}

/** Suppositions within suppositions, each further in. */
function* branchedSentences(speaker: Speaker, { step, branches }: ToldStep, depth: number): Generator<Sentence> {
  const sentence = (text: string): Sentence => ({ depth, text: speaker.say('sentence', { text }) });
  const { assumption: refuted } = step.premises;
  if (!refuted) yield sentence(casesText(speaker, step));
  for (const [i, { assumption, told }] of branches.entries()) {
    const placement = placementText(speaker, assumption);
    if (refuted)
      yield sentence(speaker.say(step.theorem === 'backtrack' && depth === 0 ? 'try' : 'suppose', { placement }));
    else yield sentence(speaker.say('case', { number: String(i + 1), placement }));
    yield* followed(speaker, told, depth + 1);
  }
  const conclusions = conclusionsText(speaker, step);
  const last = speaker.say(refuted ? 'refuted' : everyCase(branches.length), { conclusions });
  yield speaker.withheld === step ? { depth, text: last } : sentence(last);
}

/** What follows: plain consequences in one breath, further suppositions on their own. */
function* followed(speaker: Speaker, told: readonly ToldStep[], depth: number): Generator<Sentence> {
  let plain: ToldStep[] = [];
  const breath = function* (): Generator<Sentence> {
    if (plain.length > 0) {
      const text = speaker.say('told.then', { links: linksText(speaker, plain) });
      yield { depth, text: speaker.say('sentence', { text }) };
    }
    plain = [];
  };
  for (const link of told) {
    if (link.branches.length === 0) plain.push(link);
    else {
      yield* breath();
      yield* sentencesOf(speaker, link, depth);
    }
  }
  yield* breath();
}
