import type { Placement, Step } from '../model/step.ts';
import type { Speaker } from './speaker.ts';

/**
 * What a step concludes, as one clause: `5 cannot go in r2c5, nor 1 or 2 in r2c6 or r2c7`. A label that has been the
 * only talk of the sentence need not be named again.
 */
export function conclusionsText(speaker: Speaker, step: Step, spokenOf?: number): string {
  if (step === speaker.withheld) return speaker.say('withheld');
  const { writes, removals } = step;
  const [written] = writes;
  const isAlone = [...writes, ...removals].every(({ label }) => label === written?.label);
  const clauses = (kind: 'write' | 'removal', placements: readonly Placement[]) => {
    const last = kind === 'write' ? 'and' : 'nor';
    const cells = () =>
      speaker.cells(
        placements.map(({ cell }) => cell),
        last,
      );
    // What goes in some cells and not in others is named once.
    if (kind === 'removal' && placements.length > 0 && isAlone)
      return [speaker.say('conclusion.and-removal', { cells: cells() })];
    if (placements.length > 0 && placements.every(({ label }) => label === spokenOf))
      return [speaker.say(`conclusion.it-${kind}`, { cells: cells() })];
    const told = grouped(placements).map(({ labels, cells }, i) => {
      const [form, listed] = kind === 'removal' && i > 0 ? (['further', last] as const) : ([kind, 'and'] as const);
      const values = { labels: speaker.labels(labels, listed), cells: speaker.cells(cells, last) };
      return speaker.say(`conclusion.${form}`, values, labels.length);
    });
    return kind === 'removal' && told.length > 0 ? [told.join(', ')] : told;
  };
  return speaker.list([...clauses('write', writes), ...clauses('removal', removals)]);
}

interface Group {
  readonly labels: readonly number[];
  readonly cells: readonly number[];
}

/** The cells of each label; labels that have the same cells together. */
function grouped(placements: readonly Placement[]): Group[] {
  const cellsOf = new Map<number, number[]>();
  for (const { cell, label } of placements) cellsOf.set(label, [...(cellsOf.get(label) ?? []), cell]);
  const groups = new Map<string, { labels: number[]; cells: number[] }>();
  for (const [label, cells] of cellsOf) {
    const group = groups.get(cells.join());
    if (group) group.labels.push(label);
    else groups.set(cells.join(), { labels: [label], cells });
  }
  return [...groups.values()];
}
