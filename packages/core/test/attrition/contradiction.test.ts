import { describe, expect, test } from 'vitest';
import { contradictionStep } from '../../src/attrition/model/contradiction.ts';
import { confine, positionWith } from './assumption/examples.ts';

/** A Latin square of three whose first row is written, so that it needs nothing and has no places. */
function begun() {
  const position = positionWith('latin-square:3', 'abc', {});
  for (const cell of [0, 1, 2]) position.write(cell, cell);
  return position;
}

describe('a contradiction is told by an equation that cannot be satisfied', () => {
  test('of a cell without candidates, but not of one that is written', () => {
    const position = begun();
    for (const label of [0, 1, 2]) position.remove(4, label);
    expect(contradictionStep(position)).toEqual({
      theorem: 'contradiction',
      writes: [],
      removals: [],
      premises: { terms: [{ times: 1, cell: 4 }] },
    });
  });

  test('of a label with fewer places than are needed, and not of one with as many', () => {
    const position = begun();
    confine(position, 0, 1, [4]);
    confine(position, 2, 2, []);
    expect(contradictionStep(position).premises.terms).toEqual([{ times: 1, asterism: 2, label: 2 }]);
  });

  test('of a label that stands too often', () => {
    const position = positionWith('latin-square:3', 'abc', {});
    position.write(3, 1);
    position.write(5, 1);
    expect(contradictionStep(position).premises.terms).toEqual([{ times: 1, asterism: 1, label: 1 }]);
  });

  test('and there is none while all could still be', () => {
    expect(() => contradictionStep(begun())).toThrow('not contradictory');
  });
});
