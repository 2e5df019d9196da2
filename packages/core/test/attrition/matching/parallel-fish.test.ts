import { describe, expect, test } from 'vitest';
import { climb, type Position } from '../../../src/attrition/index.ts';
import { findParallelFish } from '../../../src/attrition/matching/parallel-fish.ts';
import { fullCount } from '../../../src/attrition/theorems/elementary/full-count.ts';
import { fish } from '../../../src/attrition/theorems/fish.ts';
import { confine, positionWith } from '../assumption/examples.ts';

const LABEL = 2;
const row = (r: number) => r;
const column = (c: number) => 8 + c;
const search = { largerThan: 3, least: 8 };

/** A Latin square of eight where a label is in so many rows in the first columns only, each row sharing one with the next. */
function ring(size: number, labels = 'abcdefgh'): Position {
  const position = positionWith('latin-square:8', labels, {});
  for (let r = 0; r < size; r++) confine(position, LABEL, row(r), [8 * r + r, 8 * r + ((r + 1) % size)]);
  return position;
}

const first = (count: number, name: (i: number) => number) => Array.from({ length: count }, (_, i) => name(i));

describe('a fish between rows and columns', () => {
  test('is found if it is larger than asked', () => {
    expect(findParallelFish(ring(4), [LABEL], search)).toEqual([
      { label: LABEL, bases: first(4, row), covers: first(4, column) },
      // What it leaves, the other way round.
      { label: LABEL, bases: first(8, column).slice(4), covers: first(8, row).slice(4) },
    ]);
    expect(findParallelFish(ring(4), [LABEL], { ...search, largerThan: 4 })).toEqual([]);
  });

  test('is looked for in classes that are large enough', () => {
    expect(findParallelFish(ring(4), [LABEL], { ...search, least: 9 })).toEqual([]);
  });

  test('is looked for with the labels given', () => {
    expect(findParallelFish(ring(4), [LABEL + 1], search)).toEqual([]);
  });

  test('that takes nothing from its covers is none', () => {
    const position = ring(4);
    for (let c = 0; c < 4; c++)
      confine(
        position,
        LABEL,
        column(c),
        first(4, (r) => 8 * r + c),
      );
    expect(findParallelFish(position, [LABEL], search)).toEqual([]);
  });

  test('tells of rows that find no room', () => {
    const position = positionWith('latin-square:8', 'abcdefgh', {});
    for (let r = 0; r < 5; r++)
      confine(
        position,
        LABEL,
        row(r),
        first(4, (c) => 8 * r + c),
      );
    expect(findParallelFish(position, [LABEL], search)).toContainEqual({
      label: LABEL,
      bases: first(5, row),
      covers: first(4, column),
    });
  });

  test('counts a row as often as it needs the label', () => {
    const position = positionWith('latin-square:8', 'abccdefg', {});
    for (let r = 0; r < 4; r++)
      confine(
        position,
        LABEL,
        row(r),
        first(3, (i) => 8 * r + ((r + i) % 4)),
      );
    expect(findParallelFish(position, [LABEL], search)).toContainEqual({
      label: LABEL,
      bases: first(4, row),
      covers: first(4, column),
    });
  });

  test('leaves out bases with places outside all covers', () => {
    // Windows do not cover the board: only of rows 2 and 3 are all places in two of them.
    const position = positionWith('win:9', '123456789', {});
    for (const r of [1, 2]) confine(position, LABEL, row(r), [9 * r + 1, 9 * r + 7]);
    expect(findParallelFish(position, [LABEL], { largerThan: 1, least: 4 })).toEqual([
      { label: LABEL, bases: [1, 2], covers: [10, 16] },
      { label: LABEL, bases: [1, 2], covers: [18, 19] },
      { label: LABEL, bases: [9, 11, 12, 13, 14, 15, 17], covers: [0, 3, 4, 5, 6, 7, 8] },
    ]);
  });
});

test('a fish that is small the other way round is left to the search for small ones, which says the same', () => {
  const position = ring(4);
  for (const at of [6, 7]) position.write(8 * at + at, LABEL);
  for (const _ of climb(position, [fullCount]));
  expect(findParallelFish(position, [LABEL], search)).toEqual([]);
  const removed = [...fish.steps(position)].flatMap(({ removals }) => removals.map(({ cell }) => cell));
  const outside = [4, 5].flatMap((r) => first(4, (c) => 8 * r + c));
  expect(removed.sort((a, b) => a - b)).toEqual(outside);
});
