import { expect, test } from 'vitest';
import { isCountState } from '../../src/counting/run.ts';

const GOOD = { method: 'labels', parts: 4, counts: ['12', null, '0'] };

test('a state of counting is told from any other data', () => {
  expect(isCountState(GOOD)).toBe(true);
  expect(isCountState({ ...GOOD, counts: [] })).toBe(true);
  expect(isCountState({ ...GOOD, others: [GOOD] })).toBe(true);
  for (const bad of [
    ...[null, GOOD, [null], [{ ...GOOD, counts: ['x'] }]].map((others) => ({ ...GOOD, others })),
    ...[undefined, null, 'labels', []],
    { ...GOOD, method: 5 },
    { ...GOOD, parts: '4' },
    ...[undefined, '12', [12], ['-1'], ['12', 'many'], [undefined]].map((counts) => ({ ...GOOD, counts })),
  ])
    expect(isCountState(bad)).toBe(false);
});
