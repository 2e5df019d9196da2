import type { Step } from '../model/step.ts';
import { conclusionsText } from '../words/conclusions.ts';
import type { Speaker } from '../words/speaker.ts';
import { whereabouts } from '../words/whereabouts.ts';
import { isPlainElimination } from './fold.ts';
import type { ToldStep } from './told-step.ts';

/**
 * What follows from a supposition, in one breath: `9 goes in r2c4 (row 2) and in r8c1 (row 8), 3 in r2c5 (row 2), and 9 has no place
 * left in row 5`.
 */
export function linksText(speaker: Speaker, told: readonly ToldStep[]): string {
  const clauses: string[][] = [];
  for (const [i, link] of told.entries()) {
    const before = placedBy(told[i - 1]);
    const denied = deniedBy(link);
    if (denied !== undefined && denied === deniedBy(told[i - 1])) {
      const further = furtherText(speaker, link);
      const items = clauses.at(-1)!;
      items.push(speaker.say('told.links-denied', { links: items.pop()!, further }));
      continue;
    }
    const text = linkText(speaker, link, before);
    // Where a label goes next is said along with where it went before.
    if (before !== undefined && placedBy(link) === before) clauses.at(-1)!.push(text);
    else clauses.push([text]);
  }
  const isListed = clauses.some(({ length }) => length > 1);
  const links = clauses.map((items) => speaker.list(items));
  const end = links.pop() ?? '';
  if (links.length === 0) return end;
  const isClause = !goesOn(told.at(-1)!, placedBy(told.at(-2)));
  const key = isListed ? 'told.links-apart' : isClause ? 'told.links-clause' : 'told.links';
  return speaker.say(key, { links: links.join(', '), end }, links.length);
}

/** The label that a link writes for a plain reason, if that is what it does. */
function placedBy(link: ToldStep | undefined): number | undefined {
  return link && isPlacing(link) ? link.step.writes[0]!.label : undefined;
}

/** Whether a link is said without a subject or a verb of its own: `… and 3 in r2c5`, `… and has no place left in row 5`. */
function goesOn(link: ToldStep, before: number | undefined): boolean {
  if (isPlacing(link)) return before !== undefined;
  const { writes, removals, premises } = link.step;
  const [term, ...more] = premises.terms;
  const isCount = more.length === 0 && term !== undefined && 'label' in term && premises.unchecked === undefined;
  return writes.length + removals.length === 0 && isCount && term.label === before;
}

/** The label that a link only shuts out of cells, if that is what it does. */
function deniedBy(link: ToldStep | undefined): number | undefined {
  const [first, ...others] = link?.step.removals ?? [];
  const isOne = first !== undefined && link!.step.writes.length === 0 && link!.branches.length === 0;
  return isOne && others.every(({ label }) => label === first.label) ? first.label : undefined;
}

/** `nor in r2c5 (row 3)`, after what shuts the same label out elsewhere. */
function furtherText(speaker: Speaker, { step }: ToldStep): string {
  const cells = speaker.cells(
    step.removals.map(({ cell }) => cell),
    'nor',
  );
  return speaker.say('told.link-nor', { cells, groups: groupsText(speaker, step) });
}

function groupsText(speaker: Speaker, step: Step): string {
  const { asterisms, cells } = whereabouts(step);
  return asterisms.length > 0 ? speaker.asterismsNoted(asterisms) : speaker.cells(cells);
}

/** Whether labels are written for a plain reason. */
function isPlacing({ step }: ToldStep): boolean {
  return step.writes.length > 0 && step.removals.length === 0 && step.premises.terms.length === 1;
}

/** What has been said of the label that the link before writes is not said again. */
function linkText(speaker: Speaker, told: ToldStep, before: number | undefined): string {
  const { step, lacking } = told;
  const groups = groupsText(speaker, step);
  if (step.writes.length + step.removals.length === 0) return contradictionLink(speaker, step, lacking, groups, before);
  if (!isPlacing(told)) return speaker.say('told.link-idea', { conclusions: conclusionsText(speaker, step), groups });
  const same = step.writes[0]!.label === before;
  const key = same ? 'told.link-same' : before === undefined ? 'told.link' : 'told.link-further';
  return speaker.say(key, {
    labels: speaker.labels([step.writes[0]!.label]),
    cells: speaker.cells(step.writes.map(({ cell }) => cell)),
    groups: whereabouts(step).asterisms.length > 0 ? groups : speaker.say('told.nothing-else'),
  });
}

function contradictionLink(
  speaker: Speaker,
  { premises }: Step,
  lacking: boolean,
  groups: string,
  before: number | undefined,
): string {
  const [term] = premises.terms;
  const { unchecked } = premises;
  if (unchecked !== undefined) return speaker.say('told.link-count', { groups: speaker.called(unchecked) });
  if (term && 'constraint' in term) return speaker.say('told.link-count', { groups: speaker.called(term.constraint) });
  if (premises.terms.length !== 1 || !term) return speaker.say('told.link-count', { groups });
  if (!('label' in term)) return speaker.say('told.link-cell', { cells: speaker.cells([term.cell]) });
  const values = { labels: speaker.labels([term.label]), asterism: speaker.asterisms([term.asterism]) };
  const key = lacking ? 'told.link-lacking' : 'told.link-excess';
  return speaker.say(term.label === before ? `${key}-same` : key, values, speaker.multiset.counts[term.label]);
}

/** What a case leads to without what it is to show, which is told in the end. */
export function withoutConclusion(told: readonly ToldStep[]): readonly ToldStep[] {
  const last = told.at(-1);
  return last && isPlainElimination(last.step) ? told.slice(0, -1) : told;
}
