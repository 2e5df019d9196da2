import { describe, expect, test } from 'vitest';
import { LADDER, leastTheorems, neededTheorems, solves, startOf } from '../../src/attrition/index.ts';
import { climbUp } from '../../src/attrition/proving/ladder.ts';
import { EMPTY } from '../../src/puzzle/index.ts';
import { shapeWith } from './assumption/examples.ts';

const shape = shapeWith('latin-square:3', 'abc');
const LATIN = [0, 1, 2, 1, 2, 0, 2, 0, 1];
const [lowest] = LADDER;

describe('a puzzle without an empty cell', () => {
  test('is solved by no theorem at all, and needs none', () => {
    for (const ladder of [[], LADDER]) {
      expect(solves(shape, LATIN, ladder)).toBe(true);
      expect(leastTheorems(shape, LATIN, ladder)).toEqual([]);
      expect(neededTheorems(shape, LATIN, ladder)).toEqual([]);
    }
  });

  test('leaves no rung to climb', () => {
    expect(climbUp(startOf(shape, LATIN), LADDER)).toBe(-1);
  });

  test('is not solved if it is not Latin', () => {
    expect(solves(shape, LATIN.with(0, 1), [])).toBe(false);
    expect(leastTheorems(shape, LATIN.with(0, 1), LADDER)).toBeUndefined();
    expect(neededTheorems(shape, LATIN.with(0, 1), LADDER)).toBeUndefined();
  });
});

describe('a puzzle with an empty cell', () => {
  const puzzle = LATIN.with(4, EMPTY);

  test('is not fair without theorems', () => {
    expect(solves(shape, puzzle, [])).toBe(false);
    expect(leastTheorems(shape, puzzle, [])).toBeUndefined();
    expect(neededTheorems(shape, puzzle, [])).toBeUndefined();
  });

  test('needs the one theorem of a ladder that has no other', () => {
    const alone = LADDER.filter((theorem) => solves(shape, puzzle, [theorem]));
    expect(alone.length).toBeGreaterThan(0);
    for (const theorem of alone) {
      expect(leastTheorems(shape, puzzle, [theorem])).toEqual([theorem]);
      expect(neededTheorems(shape, puzzle, [theorem])).toEqual([theorem]);
    }
  });

  test('needs a theorem though the next one would do as well', () => {
    const [easy, ...harder] = LADDER.filter((theorem) => solves(shape, puzzle, [theorem]));
    expect(neededTheorems(shape, puzzle, [easy!, ...harder])).toEqual([easy]);
    expect(leastTheorems(shape, puzzle, [easy!, ...harder])).toEqual([easy]);
  });

  test('is undecided once the signal came', () => {
    const signal = { aborted: true };
    expect(solves(shape, puzzle, LADDER, signal)).toBe(false);
    expect(leastTheorems(shape, LATIN, [lowest!], signal)).toBeUndefined();
    expect(neededTheorems(shape, LATIN, [lowest!], signal)).toBeUndefined();
  });
});
