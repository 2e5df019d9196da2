import { describe, expect, test } from 'vitest';
import { intersection } from '../../../src/attrition/theorems/intersection.ts';
import { confine, positionWith } from '../assumption/examples.ts';

const row = (r: number) => r - 1;
const column = (c: number) => 9 + c - 1;
const box = (b: number) => 18 + b - 1;
const at = (r: number, c: number) => (r - 1) * 9 + c - 1;

describe('intersection', () => {
  test('of a box with a row is pointing', () => {
    const position = positionWith('sudoku', '123456789', {});
    confine(position, 4, box(1), [at(2, 1), at(2, 3)]);
    expect([...intersection.steps(position)]).toEqual([
      {
        theorem: 'intersection',
        writes: [],
        removals: [4, 5, 6, 7, 8, 9].map((c) => ({ cell: at(2, c), label: 4 })),
        premises: {
          terms: [
            { times: 1, asterism: box(1), label: 4 },
            { times: -1, asterism: row(2), label: 4 },
          ],
        },
      },
    ]);
  });

  test('of a label that repeats writes what the other cannot take', () => {
    // Of the three that the row needs the box takes one, so both places outside it are taken.
    const position = positionWith('sudoku', '111222333', {});
    position.write(at(2, 1), 0);
    position.write(at(3, 2), 0);
    confine(position, 0, row(1), [at(1, 1), at(1, 2), at(1, 5), at(1, 8)]);
    const steps = [...intersection.steps(position)];
    expect(steps).toContainEqual(
      expect.objectContaining({
        writes: [
          { cell: at(1, 5), label: 0 },
          { cell: at(1, 8), label: 0 },
        ],
      }),
    );
  });

  test('leaves a label that an asterism needs no more to full count', () => {
    const position = positionWith('sudoku', '123456789', {});
    // Row 1 has it, and all but one of the places in box 1 are in row 1.
    position.write(at(1, 9), 0);
    confine(position, 0, box(1), [at(1, 1), at(1, 2), at(1, 3), at(2, 1)]);
    expect([...intersection.steps(position)]).toEqual([]);
  });

  test('follows from as many places in common as are needed, and not from one less', () => {
    const enough = positionWith('sudoku', '123456789', {});
    confine(enough, 4, column(9), [at(4, 9), at(6, 9)]);
    expect([...intersection.steps(enough)]).toHaveLength(1);
    const more = positionWith('sudoku', '123456789', {});
    confine(more, 4, column(9), [at(4, 9), at(7, 9)]);
    expect([...intersection.steps(more)]).toEqual([]);
  });
});
