import { expect, test } from 'vitest';
import { LADDER } from '../../../src/attrition/index.ts';
import { onlyCandidate } from '../../../src/attrition/theorems/elementary/only-candidate.ts';
import { confine, positionWith } from '../assumption/examples.ts';

/** A position in which a cell, the first or the last, has one candidate, and its neighbours still have it too. */
const positions = [0, 15].map((cell) => positionWith('sudoku:2x2', '1234', { [cell]: [2] }));

/** The first label has a single place in the first row, or stands there already while others may still be thought to hold it. */
function atFirstEquation() {
  const placed = positionWith('latin-square:3', '123', {});
  confine(placed, 0, 0, [0]);
  const written = positionWith('latin-square:3', '123', { 3: [1, 2], 6: [1, 2] });
  written.write(0, 0);
  return [placed, written];
}

test.each(LADDER.filter(({ apply }) => apply))(
  '$name says whether it led anywhere, from whichever cell',
  ({ steps, apply }) => {
    for (const position of [...positions, ...atFirstEquation()]) {
      const mark = position.mark();
      const fruitful = !steps(position)[Symbol.iterator]().next().done;
      expect(apply!(position)).toBe(fruitful);
      position.undo(mark);
    }
  },
);

test('a cell with one candidate is written, be it the first', () => {
  for (const [i, position] of positions.entries()) {
    const mark = position.mark();
    expect(onlyCandidate.apply!(position)).toBe(true);
    expect(position.written[15 * i]).toBe(2);
    position.undo(mark);
  }
});
