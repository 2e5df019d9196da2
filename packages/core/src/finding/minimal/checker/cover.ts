import { countLatin, type Rules } from './latin-search.ts';
import type { Objection } from './objection.ts';

interface Claim {
  readonly automorphisms: readonly (readonly number[])[];
  readonly normalForms: number;
  readonly classes: readonly { readonly latin: readonly number[]; readonly size: number }[];
}

/**
 * Whether the classes hold every Latin board. Exchanging labels that occur equally often, every Latin board has a normal
 * form, in which such labels first appear in ascending order along asterism 0. The automorphisms lead from the given
 * Latin board of each class to some normal forms; if those are as many as there are normal forms, they are all.
 */
export function coverObjection(rules: Rules, { automorphisms, normalForms, classes }: Claim): Objection | undefined {
  const asterisms = new Set(rules.asterisms.map(setKey));
  for (const [i, move] of automorphisms.entries()) {
    const place = `automorphisms[${i}]`;
    if (new Set(move).size !== rules.cells) return { place, message: 'It is not a permutation of the cells.' };
    if (!rules.asterisms.every((asterism) => asterisms.has(setKey(asterism.map((cell) => move[cell]!)))))
      return { place, message: 'It does not send every asterism to an asterism.' };
  }
  const reached = new Set<string>();
  for (const [i, { latin, size }] of classes.entries()) {
    const before = reached.size;
    const start = normalForm(rules, latin);
    if (reached.has(key(start))) return { place: `classes[${i}]`, message: 'An earlier class holds its Latin board.' };
    reached.add(key(start));
    for (const queue = [start]; queue.length > 0; ) {
      const from = queue.pop()!;
      for (const move of automorphisms) {
        const moved = new Array<number>(rules.cells);
        for (const [cell, label] of from.entries()) moved[move[cell]!] = label;
        const image = normalForm(rules, moved);
        if (reached.has(key(image))) continue;
        if (reached.size === normalForms)
          return { place: 'normalForms', message: `There are more than ${normalForms} of them.` };
        reached.add(key(image));
        queue.push(image);
      }
    }
    if (reached.size - before !== size)
      return { place: `classes[${i}].size`, message: `It holds ${reached.size - before} normal forms, not ${size}.` };
  }
  const count = countNormalForms(rules, normalForms + 1);
  if (count !== reached.size)
    return {
      place: 'classes',
      message: `They hold ${reached.size} normal forms; there are ${count > normalForms ? 'more' : count}.`,
    };
  return normalForms === count
    ? undefined
    : { place: 'normalForms', message: `There are ${count} of them, not ${normalForms}.` };
}

function setKey(cells: readonly number[]): string {
  return cells.toSorted((a, b) => a - b).join();
}

function key(latin: readonly number[]): string {
  return latin.map((label) => String.fromCharCode(label)).join('');
}

function normalForm({ asterisms, counts }: Rules, latin: readonly number[]): number[] {
  const renamed = new Map<number, number>();
  const free = [...counts.keys()];
  for (const cell of asterisms[0]!) {
    const label = latin[cell]!;
    if (renamed.has(label)) continue;
    const first = free.findIndex((other) => counts[other] === counts[label]);
    renamed.set(label, free.splice(first, 1)[0]!);
  }
  return latin.map((label) => renamed.get(label)!);
}

/** Writes along asterism 0 in every way that is in normal form, and counts what agrees. */
function countNormalForms(rules: Rules, limit: number): number {
  const line = rules.asterisms[0]!;
  const labeling = new Array<number>(rules.cells).fill(-1);
  const left = [...rules.counts];
  let count = 0;
  const write = (position: number) => {
    if (count >= limit) return;
    if (position === line.length) {
      count += countLatin(rules, labeling, limit - count);
      return;
    }
    const offered = new Set<number>();
    for (const [label, number] of rules.counts.entries()) {
      const isNew = left[label] === number;
      // Of the labels not used yet that occur equally often, only the first may come next.
      if (left[label] === 0 || (isNew && offered.has(number))) continue;
      if (isNew) offered.add(number);
      labeling[line[position]!] = label;
      left[label]!--;
      write(position + 1);
      left[label]!++;
    }
  };
  write(0);
  return count;
}
