import { expect, test } from 'vitest';
import { isFollowed } from '../../../src/attrition/forms/suppositions.ts';
import type { Step } from '../../../src/attrition/index.ts';
import { confine, positionWith } from '../assumption/examples.ts';

const [ROW, COLUMN] = [0, 5];

/** The first row has label 0 in cells 0 and 1 only, the second column in cells 1 and 5 only. */
function position() {
  const made = positionWith('latin-square:4', '1234', {});
  confine(made, 0, ROW, [0, 1]);
  confine(made, 0, COLUMN, [1, 5]);
  return made;
}

const step = (theorem: string, asterism: number, writes: readonly number[], removals: readonly number[]): Step => ({
  theorem,
  writes: writes.map((cell) => ({ cell, label: 0 })),
  removals: removals.map((cell) => ({ cell, label: 0 })),
  premises: { terms: [{ times: 1, asterism, label: 0 }] },
});

/** The least rounds within which a case is followed. */
function roundsOf(holds: boolean, steps: readonly Step[]): number {
  const found = [0, 1, 2, 3, 4].find((most) =>
    isFollowed(position(), { assumption: { cell: 0, label: 0, holds }, steps }, most),
  );
  return found ?? Number.POSITIVE_INFINITY;
}

test('where only so many places are left as are needed, filling them is what was supposed', () => {
  const filled = step('last-places', ROW, [1], []);
  expect(roundsOf(false, [filled])).toBe(0);
  expect(roundsOf(false, [filled, step('full-count', COLUMN, [], [5])])).toBe(1);
});

test('a step is of the round after the last of those that it rests on', () => {
  const out = step('full-count', ROW, [], [1]);
  expect(roundsOf(true, [out])).toBe(1);
  expect(roundsOf(true, [out, step('last-places', COLUMN, [5], [])])).toBe(2);
  const others = [4, 6, 7];
  expect(roundsOf(true, [out, step('last-places', COLUMN, [5], []), step('full-count', 1, [], others.slice(1))])).toBe(
    3,
  );
});

test('what does not follow is not followed', () => {
  expect(roundsOf(true, [step('last-places', COLUMN, [5], [])])).toBe(Number.POSITIVE_INFINITY);
  expect(roundsOf(true, [step('fish', ROW, [], [1])])).toBe(Number.POSITIVE_INFINITY);
});
