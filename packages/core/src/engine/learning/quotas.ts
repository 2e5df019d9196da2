import type { Problem } from '../../puzzle/index.ts';

/**
 * A problem as quotas over its atoms. Atom `cell · labels + label` says that the cell holds the label; quota q says that
 * exactly `needs[q]` of the atoms `members[ends[q − 1]]` up to `members[ends[q]]` are true. A cell holds one label, and an
 * asterism holds every label as often as it demands.
 */
export interface Quotas {
  readonly needs: Int32Array;
  readonly ends: Int32Array;
  readonly members: Int32Array;
}

export function quotasOf({ cells, labels, asterisms, demands }: Problem): Quotas {
  const incidences = asterisms.reduce((sum, asterism) => sum + asterism.length, cells);
  const needs = new Int32Array(cells + asterisms.length * labels);
  const ends = new Int32Array(needs.length);
  const members = new Int32Array(incidences * labels);
  let quota = 0;
  let end = 0;
  const close = (need: number) => {
    needs[quota] = need;
    ends[quota++] = end;
  };
  for (let cell = 0; cell < cells; cell++) {
    for (let label = 0; label < labels; label++) members[end++] = cell * labels + label;
    close(1);
  }
  for (const [index, asterism] of asterisms.entries())
    for (let label = 0; label < labels; label++) {
      for (const cell of asterism) members[end++] = cell * labels + label;
      close(demands[index]![label]!);
    }
  return { needs, ends, members };
}
