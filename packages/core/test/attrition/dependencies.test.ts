import { describe, expect, test } from 'vitest';
import { type Placement, type Premises, type Step, shapeOf, traceDependencies } from '../../src/attrition/index.ts';
import { problemOf } from '../../src/puzzle/index.ts';
import { boardOf, puzzleOf } from '../support.ts';

const { board, multiset, labeling } = puzzleOf(boardOf('latin-square:4'), [...'aabb'], new Array(16).fill('.'));
const SHAPE = shapeOf(problemOf(board, multiset));
const [A, B] = [0, 1];

function step(
  premises: Premises,
  { writes = [], removals = [] }: { writes?: Placement[]; removals?: Placement[] },
): Step {
  return { theorem: 'any', writes, removals, premises };
}

describe('a step by cases needs what leaves no other alternative', () => {
  const before = [
    step({ terms: [] }, { writes: [{ cell: 0, label: A }] }),
    step({ terms: [] }, { removals: [{ cell: 3, label: A }] }),
  ];
  const byCases = (holds: boolean) =>
    step(
      {
        terms: [{ times: 1, asterism: 0, label: A }],
        cases: [1, 2].map((cell) => ({ assumption: { cell, label: A, holds }, steps: [] })),
      },
      { removals: [{ cell: 9, label: B }] },
    );

  test('where the label must be in one of some cells: that it is out of the others', () => {
    expect(traceDependencies(SHAPE, labeling, [...before, byCases(true)])[2]).toEqual([1]);
  });

  test('where it must be absent from one of them: that it is written in others', () => {
    expect(traceDependencies(SHAPE, labeling, [...before, byCases(false)])[2]).toEqual([0]);
  });
});
