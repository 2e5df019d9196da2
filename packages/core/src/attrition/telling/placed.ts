import { onlyTerm } from '../model/step.ts';
import type { Speaker } from '../words/speaker.ts';
import type { Blocker, ToldStep } from './told-step.ts';

/** What is kept back is asked instead. */
const TOLD = { only: 'told.only', lastFree: 'told.last-free', place: 'told.place' } as const;
const ASKED = { only: 'ask.only', lastFree: 'ask.last-free', place: 'ask.place' } as const;

/** Why a label goes in its cell, by a single equation: what shuts out the other cells, or the other labels. */
export function placedText(speaker: Speaker, told: ToldStep): string {
  const { step, blockers, earlier, shutOut } = told;
  const term = onlyTerm(step)!;
  const labels = speaker.labels([step.writes[0]!.label]);
  const cells = speaker.cells(step.writes.map(({ cell }) => cell));
  const keys = speaker.withheld === step ? ASKED : TOLD;
  if (!('label' in term))
    return speaker.say(keys.only, { labels, cells, taken: takenText(speaker, blockers, earlier) });
  const asterism = speaker.asterisms([term.asterism]);
  if (shutOut === 0) return speaker.say(keys.lastFree, { labels, cells, asterism }, step.writes.length);
  const excluded = excludedText(speaker, told, term.label);
  return speaker.say(keys.place, { labels, cells, asterism, excluded }, step.writes.length);
}

function excludedText(speaker: Speaker, { blockers, earlier, shutOut }: ToldStep, label: number): string {
  const steps = stepsText(speaker, earlier);
  if (blockers.length === 0) return speaker.say('told.ruled-out', { steps }, shutOut);
  const groups = speaker.asterismsNoted(blockers.map(({ asterism }) => asterism).sort((a, b) => a - b));
  const isSingle = speaker.multiset.counts[label] === 1;
  const excluded = isSingle
    ? speaker.say('told.seen', { one: speaker.one(label), groups }, shutOut)
    : speaker.say('told.full', { one: speaker.one(label), groups }, shutOut);
  if (earlier.length === 0) return excluded;
  return speaker.say(isSingle ? 'told.or-ruled-out' : 'told.or-ruled-out-full', { excluded, steps });
}

/** `row 3 has 1, 2 and 4; box 2 has 5`. */
function takenText(speaker: Speaker, blockers: readonly Blocker[], earlier: readonly number[]): string {
  const labelsOf = new Map<number, number[]>();
  for (const { asterism, label } of blockers) labelsOf.set(asterism, [...(labelsOf.get(asterism) ?? []), label]);
  const taken = [...labelsOf].map(([asterism, labels]) => {
    const enough = labels.some((label) => speaker.multiset.counts[label]! > 1);
    const values = { asterism: speaker.asterisms([asterism]), labels: speaker.labels(labels, enough ? 'nor' : 'and') };
    return speaker.say(enough ? 'told.has-enough' : 'told.has', values, speaker.numberOf([asterism]));
  });
  const ruledOut = taken.length > 0 ? 'told.rest-ruled-out' : 'told.all-ruled-out';
  if (earlier.length > 0) taken.push(speaker.say(ruledOut, { steps: stepsText(speaker, earlier) }));
  return taken.join('; ');
}

/** In place of the number of a step: what the reader knows already. */
export const KNOWN = -1;

function stepsText(speaker: Speaker, earlier: readonly number[]): string {
  if (earlier.includes(KNOWN)) return '';
  const numbers = speaker.list(earlier.map((place) => String(place + 1)));
  return speaker.say('told.steps', { numbers }, earlier.length);
}
