import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import type { Speaker } from '../words/speaker.ts';
import { theoremName } from '../words/theorems.ts';
import { whereabouts } from '../words/whereabouts.ts';
import { toldName } from './told-name.ts';
import type { ToldStep } from './told-step.ts';

/** An outline has no more lines than the back of a book has room for. */
export const MOST_PHASES = 12;

/** Some ideas, and the labels that can be written after them without another. */
interface Phase {
  readonly ideas: readonly ToldStep[];
  readonly placed: readonly ToldStep[];
}

/** A proof in a few lines: which ideas it takes where, and how far the singles after them go. */
export function phasesText(speaker: Speaker, labeling: Labeling, told: readonly ToldStep[]): string[] {
  const written = [...labeling];
  return shorten(phasesOf(told)).map(({ ideas, placed }) => {
    const before = openAsterisms(speaker, written);
    for (const { step } of [...ideas, ...placed]) for (const { cell, label } of step.writes) written[cell] = label;
    const after = openAsterisms(speaker, written);
    const filled = before.filter((asterism) => !after.includes(asterism));
    const first = ideasText(speaker, ideas).join(', ');
    const singles = placed.length > 0 ? singlesText(speaker, placed, filled, after.length === 0) : '';
    const text = first && singles ? speaker.say('phase.then', { ideas: first, singles }) : first || singles;
    return speaker.say('sentence', { text: text.charAt(0).toLocaleUpperCase(speaker.language) + text.slice(1) });
  });
}

function phasesOf(told: readonly ToldStep[]): Phase[] {
  const phases: { ideas: ToldStep[]; placed: ToldStep[] }[] = [];
  for (const step of told) {
    const last = phases.at(-1);
    if (isSingle(step)) {
      if (last) last.placed.push(step);
      else phases.push({ ideas: [], placed: [step] });
    } else if (last && last.placed.length === 0) last.ideas.push(step);
    else phases.push({ ideas: [step], placed: [] });
  }
  return phases;
}

function isSingle({ step, branches }: ToldStep): boolean {
  return step.writes.length > 0 && branches.length === 0 && step.premises.terms.length === 1;
}

/** Neighbours that tell least are told together until there are few enough. */
function shorten(phases: Phase[]): Phase[] {
  const left = [...phases];
  const weight = (at: number) => left[at]!.ideas.length + left[at + 1]!.ideas.length;
  while (left.length > MOST_PHASES) {
    let lightest = 0;
    for (let at = 1; at + 1 < left.length; at++) if (weight(at) < weight(lightest)) lightest = at;
    const [a, b] = left.splice(lightest, 2) as [Phase, Phase];
    left.splice(lightest, 0, { ideas: [...a.ideas, ...b.ideas], placed: [...a.placed, ...b.placed] });
  }
  return left;
}

/** Ideas of one name together: where they are, or how many if they are many. */
function ideasText(speaker: Speaker, ideas: readonly ToldStep[]): string[] {
  const byName = new Map<string, ToldStep[]>();
  for (const idea of ideas) {
    const name = ideaName(speaker, idea);
    byName.set(name, [...(byName.get(name) ?? []), idea]);
  }
  return [...byName].map(([name, same]) => {
    const [first] = same;
    if (same.length > 1) return speaker.say('phase.ideas', { times: speaker.times(same.length), name });
    const { asterisms, cells } = whereabouts(first!.step);
    const groups = asterisms.length > 0 ? speaker.asterismsNoted(asterisms) : speaker.cells(cells);
    return speaker.say('phase.idea', { name, groups });
  });
}

function ideaName(speaker: Speaker, idea: ToldStep): string {
  const known = toldName(speaker, idea);
  return known ? known[speaker.language] : theoremName(idea.step.theorem, speaker.language);
}

/** As many asterisms that are filled are named. */
const MOST_NAMED = 4;

function singlesText(
  speaker: Speaker,
  placed: readonly ToldStep[],
  filled: readonly number[],
  solved: boolean,
): string {
  const number = placed.reduce((sum, { step }) => sum + step.writes.length, 0);
  const singles = speaker.say('phase.singles', { number: String(number) }, number);
  if (solved) return speaker.say('phase.solving', { singles });
  if (filled.length === 0 || filled.length > MOST_NAMED) return singles;
  return speaker.say('phase.filling', { singles, asterisms: speaker.asterisms(filled) }, speaker.numberOf(filled));
}

function openAsterisms({ board }: Speaker, written: Labeling): number[] {
  return board.asterisms.flatMap(({ cells }, asterism) =>
    cells.some((cell) => written[cell] === EMPTY) ? [asterism] : [],
  );
}
