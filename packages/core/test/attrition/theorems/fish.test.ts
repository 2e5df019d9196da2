import { describe, expect, test } from 'vitest';
import { isFish } from '../../../src/attrition/forms/sums.ts';
import type { Position, Step } from '../../../src/attrition/index.ts';
import { asterismConsistency } from '../../../src/attrition/theorems/asterism-consistency.ts';
import { fullCount } from '../../../src/attrition/theorems/elementary/full-count.ts';
import { lastPlaces } from '../../../src/attrition/theorems/elementary/last-places.ts';
import { onlyCandidate } from '../../../src/attrition/theorems/elementary/only-candidate.ts';
import { finnedFish, fish, fishUpTo } from '../../../src/attrition/theorems/fish.ts';
import { hallCells } from '../../../src/attrition/theorems/hall-cells.ts';
import { hallLabels } from '../../../src/attrition/theorems/hall-labels.ts';
import { intersection } from '../../../src/attrition/theorems/intersection.ts';
import { confine, positionWith } from '../assumption/examples.ts';
import { endsTheSame } from '../laws.ts';
import { provesItsSteps } from './certificates.ts';

const BELOW = [fullCount, lastPlaces, onlyCandidate, intersection, hallCells, hallLabels, asterismConsistency];

endsTheSame([...BELOW, fishUpTo(2)], 150);
provesItsSteps(fish, BELOW, 300);
provesItsSteps(finnedFish, BELOW, 300);

const row = (r: number) => r - 1;
const column = (c: number) => 9 + c - 1;
const box = (b: number) => 18 + b - 1;
const at = (r: number, c: number) => (r - 1) * 9 + c - 1;

/** The cells where some rows and columns cross. */
function crossings(rows: readonly number[], columns: readonly number[]): number[] {
  return rows.flatMap((r) => columns.map((c) => at(r, c)));
}

/** What a step says of one label: where it goes and leaves, from which bases and covers; all in order. */
function said({ writes, removals, premises }: Step): Record<string, number[]> {
  const side = (sign: number) =>
    premises.terms.flatMap((term) => ('asterism' in term && term.times === sign ? [term.asterism] : []));
  return {
    writes: inOrder(writes.map(({ cell }) => cell)),
    removals: inOrder(removals.map(({ cell }) => cell)),
    bases: inOrder(side(1)),
    covers: inOrder(side(-1)),
  };
}

function inOrder(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

/** A Sudoku where a label has only some places in some asterisms. */
function sudokuWhere(
  label: number,
  places: readonly (readonly [asterism: number, cells: readonly number[]])[],
): Position {
  const position = positionWith('sudoku', '123456789', {});
  for (const [asterism, cells] of places) confine(position, label, asterism, cells);
  return position;
}

describe('a fish', () => {
  test('of two rows and two columns is an X-wing', () => {
    const position = sudokuWhere(4, [
      [row(2), [at(2, 3), at(2, 7)]],
      [row(6), [at(6, 3), at(6, 7)]],
    ]);
    const steps = [...fishUpTo(2).steps(position)];
    expect(steps.map(said)).toEqual([
      {
        writes: [],
        removals: crossings([1, 3, 4, 5, 7, 8, 9], [3, 7]),
        bases: [row(2), row(6)],
        covers: [column(3), column(7)],
      },
    ]);
    expect(steps[0]!.removals.every(({ label }) => label === 4)).toBe(true);
  });

  test('of three rows and three columns is a swordfish, though no row has all of its places', () => {
    const position = sudokuWhere(0, [
      [row(1), [at(1, 1), at(1, 4)]],
      [row(4), [at(4, 4), at(4, 7)]],
      [row(7), [at(7, 1), at(7, 7)]],
    ]);
    const [step] = fish.steps(position);
    expect(said(step!)).toEqual({
      writes: [],
      removals: crossings([2, 3, 5, 6, 8, 9], [1, 4, 7]),
      bases: [row(1), row(4), row(7)],
      covers: [column(1), column(4), column(7)],
    });
  });

  test('of a row and a box is a Franken fish', () => {
    const position = sudokuWhere(8, [
      [box(1), [at(1, 1), at(3, 1), at(2, 2)]],
      [row(8), [at(8, 1), at(8, 2)]],
    ]);
    // The row and its box alone, an intersection, are the smallest of all.
    const step = [...fish.steps(position)].find(({ premises }) => premises.terms.length > 2);
    expect(said(step!)).toEqual({
      writes: [],
      removals: crossings([4, 5, 6, 7, 9], [1, 2]),
      bases: [row(8), box(1)],
      covers: [column(1), column(2)],
    });
  });

  test('takes the label out of a cell of its own bases that two covers hold', () => {
    const position = sudokuWhere(0, [
      [row(1), [at(1, 1), at(1, 2), at(1, 5)]],
      [column(3), [at(2, 3), at(3, 3), at(7, 3)]],
      [box(8), [at(7, 4), at(7, 5), at(8, 5)]],
    ]);
    const [step] = fish.steps(position);
    expect(said(step!)).toEqual({
      writes: [],
      removals: [...crossings([2, 3], [1, 2, 5]), ...crossings([4, 5, 6], [5]), ...crossings([7], [1, 2, 5, 7, 8, 9])],
      bases: [row(1), column(3), box(8)],
      covers: [row(7), column(5), box(1)],
    });
  });

  test('of a label that repeats needs more places', () => {
    const position = positionWith('latin-square:6', 'aabbcc', {});
    for (const r of [0, 2, 4])
      confine(
        position,
        0,
        r,
        [0, 1, 2].map((c) => 6 * r + c),
      );
    const [step] = fish.steps(position);
    expect(said(step!)).toEqual({
      writes: [],
      removals: [1, 3, 5].flatMap((r) => [0, 1, 2].map((c) => 6 * r + c)),
      bases: [0, 2, 4],
      covers: [6, 7, 8],
    });
  });

  test('writes a label that repeats where the covers cannot hold all of it', () => {
    // The box takes one more, so of the three that the row needs two are outside it.
    const position = positionWith('sudoku', '111222333', {});
    position.write(at(2, 1), 0);
    position.write(at(3, 2), 0);
    confine(position, 0, row(1), [at(1, 1), at(1, 2), at(1, 5), at(1, 8)]);
    const [step] = fish.steps(position);
    expect(said(step!)).toEqual({
      writes: [at(1, 5), at(1, 8)],
      removals: [at(2, 2), at(2, 3), at(3, 1), at(3, 3)],
      bases: [row(1)],
      covers: [box(1)],
    });
  });

  test('is found among the lines of a star', () => {
    // Lines 1 and 7 are parallel; so are 4 and 10, which cross both.
    const position = positionWith('star:12/3', 'HELIOS', {});
    confine(position, 2, 0, [0, 9]);
    confine(position, 2, 6, [3, 6]);
    const [step] = fish.steps(position);
    expect(said(step!)).toEqual({
      writes: [],
      removals: [12, 14, 18, 20, 25, 26, 31, 32],
      bases: [0, 6],
      covers: [3, 9],
    });
  });

  test('of any asterisms has at most three of them: a larger one is not a fish by name', () => {
    const position = sudokuWhere(0, [
      [row(1), [at(1, 1), at(1, 2)]],
      [row(2), [at(2, 2), at(2, 3)]],
      [row(4), [at(4, 1), at(4, 3)]],
      [row(7), [at(7, 2), at(7, 3)]],
    ]);
    const term = (times: number) => (asterism: number) => ({ times, asterism, label: 0 });
    const bases = [row(1), row(2), row(4), row(7)].map(term(1));
    const covers = [column(1), column(2), column(3), box(1)].map(term(-1));
    const removals = [{ cell: at(3, 1), label: 0 }];
    const step: Step = { theorem: 'fish', writes: [], removals, premises: { terms: [...bases, ...covers] } };
    expect(isFish(step, position, { size: 4, spare: 0 })).toBe(true);
    expect(fish.form(step, position)).toBe(false);
  });

  test('is found between rows and columns whatever its size', () => {
    // Each of six rows shares a column with the next, and the last with the first.
    const position = positionWith('latin-square:12', 'abcdefghijkl', {});
    const six = [0, 1, 2, 3, 4, 5];
    for (const r of six) confine(position, 7, r, [12 * r + r, 12 * r + ((r + 1) % 6)]);
    const [step] = fish.steps(position);
    expect(said(step!)).toEqual({
      writes: [],
      removals: [6, 7, 8, 9, 10, 11].flatMap((r) => six.map((c) => 12 * r + c)),
      bases: six,
      covers: six.map((c) => 12 + c),
    });
  });
});

describe('a finned fish', () => {
  const skyscraper = sudokuWhere(6, [
    [row(1), [at(1, 2), at(1, 8)]],
    [row(5), [at(5, 2), at(5, 9)]],
  ]);

  test('of two rows whose ends are in one stack is a skyscraper', () => {
    const steps = [...finnedFish.steps(skyscraper)].map(said);
    const common = { writes: [], bases: [row(1), row(5)] };
    expect(steps).toContainEqual({
      ...common,
      removals: [at(4, 8), at(6, 8)],
      covers: [column(2), column(8), box(6)],
    });
    expect(steps).toContainEqual({ ...common, removals: [at(2, 9), at(3, 9)], covers: [column(2), column(9), box(3)] });
  });

  test('is none without its fins', () => {
    expect([...fishUpTo(2).steps(skyscraper)]).toEqual([]);
  });

  test('loses nothing when its fin goes', () => {
    const position = sudokuWhere(6, [
      [row(1), [at(1, 2), at(1, 8)]],
      [row(5), [at(5, 2), at(5, 8)]],
    ]);
    const gone = [...fish.steps(position)].flatMap(({ removals }) => removals.map(({ cell }) => cell));
    expect(gone).toEqual(expect.arrayContaining([at(4, 8), at(6, 8)]));
  });
});
