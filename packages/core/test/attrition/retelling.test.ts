import { expect, test } from 'vitest';
import type { Step } from '../../src/attrition/index.ts';
import { stepBy } from '../../src/attrition/proving/retelling.ts';
import { ruleOf } from '../../src/attrition/proving/rule.ts';
import { confine, positionWith } from './assumption/examples.ts';

const LABELS = '1234';
const [ROW, BOX] = ['0,1,2,3', '0,1,4,5'].map((cells) =>
  positionWith('sudoku:2x2', LABELS, {}).shape.asterisms.findIndex((held) => String(held) === cells),
) as [number, number];

/** Label 0 is in cell 0 or 1 of the first row: either way it is not in cells 4 and 5, which share a box with both. */
const EITHER_WAY: Step = {
  theorem: 'chain',
  writes: [],
  removals: [
    { cell: 4, label: 0 },
    { cell: 5, label: 0 },
  ],
  premises: {
    terms: [{ times: 1, asterism: ROW, label: 0 }],
    cases: [0, 1].map((cell) => ({
      assumption: { cell, label: 0, holds: true },
      steps: [
        {
          theorem: 'full-count',
          writes: [],
          removals: [0, 1, 4, 5].filter((other) => other !== cell).map((other) => ({ cell: other, label: 0 })),
          premises: { terms: [{ times: 1, asterism: BOX, label: 0 }] },
        },
      ],
    })),
  },
};

/** What the step says at a position where the first row has the label only in some cells. */
function toldWith(places: readonly number[], domains: Readonly<Record<number, readonly number[]>> = {}) {
  const position = positionWith('sudoku:2x2', LABELS, domains);
  confine(position, 0, ROW, places);
  const before = position.copy();
  const step = stepBy(position, ruleOf(position.shape, EITHER_WAY, 4));
  expect([position.domains, position.written]).toEqual([before.domains, before.written]);
  // Nor is anything told inside the cases that was known before.
  for (const inner of step?.premises.cases?.flatMap(({ steps }) => steps) ?? [])
    expect(inner.removals.every(({ cell, label }) => position.allows(cell, label))).toBe(true);
  return step?.removals.map(({ cell }) => cell);
}

test('a step by cases is told again where its cases are still all there are', () => {
  expect(toldWith([0, 1])).toEqual([4, 5]);
});

test('of what it concluded only what is news is told, and it is not told for nothing', () => {
  expect(toldWith([0, 1], { 4: [1, 2, 3] })).toEqual([5]);
  expect(toldWith([0, 1], { 4: [1, 2, 3], 5: [1, 2, 3] })).toBeUndefined();
});

test('it is not told where another case is left, nor where one of its own is not', () => {
  expect(toldWith([0, 1, 2])).toBeUndefined();
  expect(toldWith([0, 1, 2, 3])).toBeUndefined();
  expect(toldWith([1])).toBeUndefined();
  expect(toldWith([0])).toBeUndefined();
});

/** Label 0 in cell 0 would leave the second row no place, if it has it in the first column only. */
const REFUTED: Step = {
  theorem: 'chain',
  writes: [],
  removals: [{ cell: 0, label: 0 }],
  premises: {
    terms: [],
    assumption: { cell: 0, label: 0, holds: true },
    steps: [
      {
        theorem: 'full-count',
        writes: [],
        removals: [4, 8, 12].map((cell) => ({ cell, label: 0 })),
        premises: { terms: [{ times: 1, asterism: 4, label: 0 }] },
      },
      {
        theorem: 'contradiction',
        writes: [],
        removals: [],
        premises: { terms: [{ times: 1, asterism: 1, label: 0 }] },
      },
    ],
  },
};

test('what a contradiction refutes is told again where there still is one, and not beyond it', () => {
  const toldWhere = (places: readonly number[]) => {
    const position = positionWith('latin-square:4', LABELS, {});
    confine(position, 0, 1, places);
    return stepBy(position, ruleOf(position.shape, REFUTED, 4));
  };
  expect(toldWhere([4])).toMatchObject({
    removals: [{ cell: 0, label: 0 }],
    premises: { steps: [{ theorem: 'full-count' }, { theorem: 'contradiction', writes: [], removals: [] }] },
  });
  expect(toldWhere([4])!.premises.steps).toHaveLength(2);
  expect(toldWhere([4, 5])).toBeUndefined();
});
