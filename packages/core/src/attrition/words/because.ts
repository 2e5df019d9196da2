import type { Step } from '../model/step.ts';
import { conclusionsText } from './conclusions.ts';
import { evidenceText } from './evidence.ts';
import { type FamiliesReading, isLabelTerm, type Reading, type Weighted } from './reading.ts';
import type { Speaker } from './speaker.ts';
import { isToldByFilling } from './theorems.ts';

/**
 * Why a step that rests on terms alone holds, without the full stop. Inside a supposition a step may tell only those of
 * its conclusions that are needed, so that they cannot be counted.
 */
export function becauseText(speaker: Speaker, step: Step, reading: Reading, inside: boolean): string {
  if (step.writes.length + step.removals.length === 0) return contradictionText(speaker, step);
  const { terms, unchecked } = step.premises;
  const conclusions = conclusionsText(speaker, step, 'label' in reading ? reading.label : undefined);
  if (unchecked !== undefined)
    return speaker.say('because.unchecked', { name: speaker.called(unchecked), conclusions });
  if (terms.length === 0) return speaker.say('because.nothing', { conclusions });
  switch (reading.shape) {
    case 'full-count': {
      const count = speaker.multiset.counts[reading.label]!;
      const values = { ...counted(speaker, reading, count), times: speaker.times(count) };
      return speaker.say('because.full-count', { ...values, conclusions }, count);
    }
    case 'last-places': {
      const cells = step.writes.map(({ cell }) => cell);
      const all = !inside || speaker.multiset.counts[reading.label] === 1;
      const values = { ...counted(speaker, reading, cells.length), cells: speaker.cells(cells) };
      return speaker.say(all ? 'because.last-places' : 'because.last-places-some', values, cells.length);
    }
    case 'only-candidate': {
      const labels = speaker.labels([step.writes[0]!.label]);
      return speaker.say('because.only-candidate', { cells: speaker.cells([reading.cell]), labels });
    }
    case 'hall-cells':
    case 'hall-labels': {
      const { asterism, cells, labels } = reading;
      const values = { asterism: speaker.asterisms([asterism]), cells: speaker.cells(cells) };
      const all = { ...values, labels: speaker.labels(labels), conclusions };
      // Where every label is one and every cell takes one, it goes without saying that none is left over.
      const key = isToldByFilling(step.theorem, speaker.theorems)
        ? (`${reading.shape}-filling` as const)
        : cells.length === labels.length
          ? reading.shape
          : (`${reading.shape}-all` as const);
      return speaker.say(`because.${key}`, all, labels.length);
    }
    case 'intersection':
    case 'fish': {
      const values = { ...familiesValues(speaker, reading), conclusions };
      const shape = speaker.numberOf(reading.cover.map(({ asterism }) => asterism)) > 1 ? 'fish' : reading.shape;
      return speaker.say(`because.${shape}`, values, speaker.multiset.counts[reading.label]!);
    }
    case 'outside': {
      const key = step.removals.length > 0 ? 'because.outside-full' : 'because.outside';
      return speaker.say(key, { ...familiesValues(speaker, reading), conclusions });
    }
    case 'spare': {
      // Of two that one base needs, a cell takes too many where it is in both.
      const crossing = reading.base.length === 1 && reading.cover.length === 2;
      const key = crossing ? 'because.crossing' : 'because.spare';
      const cover = crossing
        ? speaker.list(
            inOrder(reading.cover).map(({ asterism }) => speaker.asterisms([asterism])),
            'or',
          )
        : familyText(speaker, reading.cover);
      const number = speaker.number(reading.cover.length - reading.base.length + 1);
      const values = { ...familiesValues(speaker, reading), cover, number };
      if (step === speaker.withheld) return speaker.say(`${key}-where`, values);
      const cells = step.removals.map(({ cell }) => cell);
      return speaker.say(key, { ...values, cells: speaker.cells(cells, crossing ? 'nor' : 'or') });
    }
    case 'crowded': {
      const cells = step.removals.map(({ cell }) => cell);
      const values = {
        ...familiesValues(speaker, reading),
        number: speaker.number(holdersOf(speaker, reading.cover, cells[0]!)),
      };
      if (step === speaker.withheld) return speaker.say('because.crowded-where', values);
      return speaker.say('because.crowded', { ...values, cells: speaker.cells(cells, 'or') });
    }
    case 'leftovers':
      return leftoversText(speaker, reading, conclusions);
    case 'row':
      return speaker.say('because.row', { reason: speaker.row(reading.term), conclusions });
    case 'count':
      return speaker.say('because.count', { evidence: evidenceText(speaker, terms), conclusions });
  }
}

/** How many of some asterisms hold a cell. */
function holdersOf({ board }: Speaker, family: readonly Weighted[], cell: number): number {
  return family.filter(({ asterism }) => board.asterismsOf[cell]!.includes(asterism)).length;
}

function counted(speaker: Speaker, { asterism, label }: { asterism: number; label: number }, n: number) {
  return {
    asterism: speaker.asterisms([asterism]),
    labels: speaker.labels([label]),
    number: speaker.number(n),
  };
}

function familiesValues(speaker: Speaker, { label, base, cover }: FamiliesReading) {
  return {
    base: familyText(speaker, base),
    cover: familyText(speaker, cover),
    labels: speaker.labels([label]),
    the: speaker.the(label),
  };
}

function leftoversText(speaker: Speaker, { label, base, cover }: FamiliesReading, conclusions: string): string {
  const times = (family: readonly Weighted[]) =>
    speaker.times(speaker.multiset.counts[label]! * family.reduce((sum, { times }) => sum + times, 0));
  const values = { labels: speaker.labels([label]), conclusions };
  if (cover.length > 0 && times(base) === times(cover)) {
    const [plus, minus] = [familyText(speaker, base), familyText(speaker, cover)];
    return speaker.say('because.leftovers-even', { ...values, plus, minus });
  }
  const together = (family: readonly Weighted[]) => {
    const [groups, said] = [familyText(speaker, family), times(family)];
    if (family.length === 1) return { groups, times: said };
    return { groups: speaker.say('together', { groups }), times: speaker.say('times.together', { times: said }) };
  };
  const [plus, minus] = [together(base), together(cover)];
  const counts = { plus: plus.groups, plusTimes: plus.times, minus: minus.groups, minusTimes: minus.times };
  return speaker.say(cover.length > 0 ? 'because.leftovers' : 'because.leftovers-alone', { ...values, ...counts });
}

function inOrder(family: readonly Weighted[]): Weighted[] {
  return family.toSorted((a, b) => a.asterism - b.asterism);
}

/** Asterisms that count once in one breath, then those that count more often. */
function familyText(speaker: Speaker, family: readonly Weighted[]): string {
  const once = inOrder(family.filter(({ times }) => times === 1)).map(({ asterism }) => asterism);
  const often = family.filter(({ times }) => times > 1);
  return speaker.list([
    ...(once.length > 0 ? [speaker.asterisms(once)] : []),
    ...often.map(({ asterism, times }) =>
      speaker.say('weighted', { counted: speaker.asterisms([asterism]), times: speaker.times(times) }),
    ),
  ]);
}

function contradictionText(speaker: Speaker, { premises: { terms, unchecked } }: Step): string {
  const [first] = terms;
  if (unchecked !== undefined) return speaker.say('contradiction.unchecked', { name: speaker.called(unchecked) });
  if (terms.length !== 1 || !first)
    return speaker.say('contradiction.count', { evidence: evidenceText(speaker, terms) });
  if ('constraint' in first) return speaker.say('contradiction.row', { reason: speaker.row(first) });
  if (!isLabelTerm(first)) return speaker.say('contradiction.cell', { cells: speaker.cells([first.cell]) });
  return speaker.say('contradiction.asterism', {
    labels: speaker.labels([first.label]),
    asterism: speaker.asterisms([first.asterism]),
    times: speaker.times(speaker.multiset.counts[first.label]!),
  });
}
