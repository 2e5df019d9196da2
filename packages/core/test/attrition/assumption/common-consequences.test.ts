import { expect, test } from 'vitest';
import { findCommonConsequences } from '../../../src/attrition/assumption/common-consequences.ts';
import { findRefutations } from '../../../src/attrition/assumption/refutations.ts';
import { chainUpTo, climbUp, ELEMENTARY, Position, shapeOf } from '../../../src/attrition/index.ts';
import { isAccepted } from './following.ts';

test('a way of several places that contradicts itself is refuted: the place that it leaves out is written', () => {
  // Two of cells 0, 1 and 2 hold label 0. If those are 1 and 2, their partners 3 and 4 do not hold it, but one of them must.
  const [x, y, z, u, v] = [0, 1, 2, 3, 4];
  const asterisms = [
    [x, y, z],
    [y, u],
    [z, v],
    [u, v],
  ];
  const demands = [
    [2, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ];
  const position = new Position(shapeOf({ cells: 5, labels: 2, asterisms, demands }));
  // To suppose the other label in cell 0 takes a round more.
  expect([...findRefutations(position, 'chain', 1)]).toEqual([]);
  const [step, ...others] = findCommonConsequences(position, 'chain', 1);
  expect(others).toEqual([]);
  expect(step).toMatchObject({
    writes: [{ cell: x, label: 0 }],
    removals: [],
    premises: { terms: [], assumption: { cell: x, label: 0, holds: false } },
  });
  expect(isAccepted(position, step!)).toBe(true);
  climbUp(position, [...ELEMENTARY, chainUpTo(1)]);
  expect(position.written[x]).toBe(0);
});
