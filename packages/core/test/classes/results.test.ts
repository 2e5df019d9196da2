import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../test/support/law-runs.ts';
import { must } from '../../src/basis/index.ts';
import { automorphisms, elements, type Permutation, resolveBoard } from '../../src/board/index.ts';
import { countClasses, listClasses } from '../../src/classes/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { EMPTY, type Labeling, makeMultiset, problemOf } from '../../src/puzzle/index.ts';

interface Kept {
  readonly name: string;
  readonly board: string;
  readonly labels: readonly string[];
  readonly classes: string;
  readonly group: string;
  readonly seconds: number;
}

function linesOf<T>(name: string): T[] {
  const file = fileURLToPath(new URL(`../../../../data/results/${name}`, import.meta.url));
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as T);
}

const kept = linesOf<Kept>('classes.ndjson');
const counts = new Map(linesOf<{ name: string; count?: string }>('counts.ndjson').map((one) => [one.name, one.count]));
const parts = ({ board, labels }: Kept) => [must(resolveBoard(board)), must(makeMultiset(labels))] as const;

/** McKay, Meynert, Myrvold 2007 (OEIS A264603); Jarvis and Russell 2006. The identity alone keeps too many of these to be listed. */
const PUBLISHED = new Map([
  ['latin-square', '324'],
  ['latin-square-6-123456', '17'],
  ['latin-square-7-1234567', '324'],
  ['sudoku', '5472730538'],
]);
/** Of these the Latin boards are listed, and the elements of the group that keep each are counted. */
const KEEPING = ['wave-one', 'helios-one'];
/** Too many to be listed in a test. */
const MANY = ['latin-square-6-112233', 'latin-square-6-111223', 'star-12-3-112233'];
/** These take seconds to be listed. */
const LONG = ['sudoku-2x3-112233', 'sudoku-2x3-111223'];

/** Seconds of an orbit count that is made again. */
const LONGEST = 0.5;

/** Long ones are listed with LATIN_LAW_RUNS. */
const secondly = kept.filter(({ name }) => !MANY.includes(name) && (lawRuns(1) > 1 || !LONG.includes(name)));

describe('classes of data/results/classes.ndjson', () => {
  it.each(kept.filter(({ seconds }) => seconds <= LONGEST).map((one) => [one.name, one] as const))(
    '%s: orbits are counted again',
    (name, one) => {
      const ending = countClasses(...parts(one), { latinBoards: BigInt(counts.get(name)!) });
      expect(ending).toMatchObject({ count: { classes: BigInt(one.classes), group: BigInt(one.group) } });
    },
  );

  it.each(secondly.map((one) => [one.name, one] as const))('%s: a second way tells the same', (name, one) => {
    expect(PUBLISHED.get(name) ?? (KEEPING.includes(name) ? byKeepers(one) : byListing(one))).toBe(one.classes);
  });
});

/** One Latin board of every class is listed; the members of all classes together are all Latin boards. */
function byListing(one: Kept): string {
  const listing = listClasses(...parts(one), 'board');
  let step = listing.next();
  while (!step.done) step = listing.next();
  expect(String(step.value?.reduce((sum, { members }) => sum + members, 0n))).toBe(counts.get(one.name));
  return String(step.value?.length);
}

/** The same double sum as an orbit count, added up by Latin boards instead of by elements. */
function byKeepers(one: Kept): string {
  const [board, multiset] = parts(one);
  const group = [...elements(automorphisms(board))];
  const engine = makeEngine(problemOf(board, multiset));
  const start = new Array<number>(board.cells).fill(EMPTY);
  // Where all labels differ, what stands in the first asterism is only a matter of names.
  for (const [label, cell] of board.asterisms[0]!.cells.entries()) start[cell] = label;
  let [keepers, boards] = [0, 0];
  for (const latin of engine.list(start)) {
    boards++;
    for (const element of group) if (keeps(element, latin)) keepers++;
  }
  const names = multiset.counts.reduce((product, _, i) => product * BigInt(i + 1), 1n);
  expect(String(BigInt(boards) * names)).toBe(counts.get(one.name));
  expect(String(group.length)).toBe(one.group);
  return String(keepers / group.length);
}

/** Whether a permutation of cells makes of a Latin board the same but for an exchange of labels. */
function keeps(element: Permutation, latin: Labeling): boolean {
  const names: number[] = [];
  for (const [cell, label] of latin.entries()) {
    const image = latin[element[cell]!]!;
    names[label] ??= image;
    if (names[label] !== image) return false;
  }
  return true;
}
