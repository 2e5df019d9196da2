import { describe, expect, test } from 'vitest';
import { isFish, isHallSet } from '../../../src/attrition/forms/sums.ts';
import type { Placement, Step, Term } from '../../../src/attrition/index.ts';
import { confine, positionWith } from '../assumption/examples.ts';

const [ROW, SECOND_ROW, COLUMN] = [0, 1, 4];

function step(terms: readonly Term[], removals: readonly Placement[], writes: readonly Placement[] = []): Step {
  return { theorem: 'any', writes, removals, premises: { terms } };
}

describe('labels of an asterism less some of its cells', () => {
  // Cells 0 and 1 hold labels 0 and 1, so that cells 2 and 3 do not.
  const position = positionWith('latin-square:4', '1234', { 0: [0, 1], 1: [0, 1] });
  const labels: Term[] = [0, 1].map((label) => ({ times: 1, asterism: ROW, label }));
  const cells: Term[] = [0, 1].map((cell) => ({ times: -1, cell }));
  const removals = [{ cell: 2, label: 0 }];
  const isSet = (given: Step, most = 2, side: 'cells' | 'labels' = 'cells') =>
    isHallSet(given, position, { sides: [side], most });

  test('are a set of cells that hold them, or of labels that they hold', () => {
    expect(isSet(step([...labels, ...cells], removals))).toBe(true);
    expect(isSet(step([...labels, ...cells], removals), 1)).toBe(false);
    expect(isSet(step([...labels, ...cells], removals), 2, 'labels')).toBe(false);
    expect(isSet(step([...labels, ...cells], [{ cell: 0, label: 2 }]), 2, 'labels')).toBe(true);
    expect(isSet(step([...labels, ...cells], [{ cell: 0, label: 2 }]))).toBe(false);
  });

  test('conclude nothing elsewhere, and write nothing', () => {
    expect(isSet(step([...labels, ...cells], [{ cell: 0, label: 0 }]))).toBe(false);
    expect(isSet(step([...labels, ...cells], [{ cell: 2, label: 2 }]))).toBe(false);
    expect(isSet(step([...labels, ...cells], [{ cell: 6, label: 0 }]))).toBe(false);
    expect(isSet(step([...labels, ...cells], removals, [{ cell: 2, label: 3 }]))).toBe(false);
  });

  test('are of one asterism, once each, and nothing else', () => {
    expect(isSet(step(cells, removals))).toBe(false);
    expect(isSet(step([...labels, { times: -1, cell: 4 }], removals))).toBe(false);
    expect(isSet(step([...labels, ...cells, { times: 2, cell: 2 }], removals))).toBe(false);
    expect(isSet(step([labels[0]!, { times: 1, asterism: COLUMN, label: 1 }, ...cells], removals))).toBe(false);
  });
});

describe('asterisms against others', () => {
  // Label 0 is in columns 1 and 2 of the first two rows, so that it is nowhere else in these columns.
  const position = positionWith('latin-square:4', '1234', {});
  confine(position, 0, ROW, [0, 1]);
  confine(position, 0, SECOND_ROW, [4, 5]);
  const counted =
    (times: number, label = 0) =>
    (asterism: number): Term => ({ times, asterism, label });
  const base = [ROW, SECOND_ROW].map(counted(1));
  const cover = [COLUMN, COLUMN + 1].map(counted(-1));
  const removals = [{ cell: 8, label: 0 }];
  const isOne = (terms: readonly Term[], size = 2, spare = 0) =>
    isFish(step(terms, removals), position, { size, spare });

  test('are a fish of its size, or of a smaller one', () => {
    expect(isOne([...base, ...cover])).toBe(true);
    expect(isOne([...base, ...cover], 3)).toBe(true);
    expect(isOne([...base, ...cover], 1)).toBe(false);
  });

  test('are for one label, once each, and on both sides', () => {
    expect(isOne(base)).toBe(false);
    expect(isOne([...base, cover[0]!, counted(-1, 1)(COLUMN + 1)])).toBe(false);
    expect(isOne([...base, cover[0]!, counted(-2)(COLUMN + 1)])).toBe(false);
    expect(isOne([...base, ...cover, { times: 1, cell: 0 }])).toBe(false);
  });

  test('need not be covered if there is one cover more for what is spare', () => {
    const wider = [...base, ...cover, counted(-1)(COLUMN + 2)];
    expect(isOne(wider)).toBe(false);
    expect(isOne(wider, 2, 1)).toBe(true);
  });

  test('whose bases have a place in common are none', () => {
    expect(isOne([counted(1)(ROW), counted(1)(COLUMN), counted(-1)(SECOND_ROW), counted(-1)(COLUMN + 1)], 2, 5)).toBe(
      false,
    );
  });
});
