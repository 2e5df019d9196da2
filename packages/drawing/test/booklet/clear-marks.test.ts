import { expect, test } from 'vitest';
import { clearScale } from '../../src/booklet/clear-marks.ts';
import { centredText } from '../../src/index.ts';
import { guessWidth } from '../../src/text/measure.ts';

const letter = (x: number, text: string) => centredText([x, 0], text, 4, 'mark');

test('letters that would lie on each other, grown to a least size, ask for a larger scale, and no more than that', () => {
  const apart = [letter(0, 'A'), letter(6, 'B')];
  // At a tenth they would be fifty units large to be five, and they are six apart.
  const scale = clearScale(apart, 0.1, 10, 5, guessWidth);
  expect(scale).toBeGreaterThan(0.5);
  expect(scale).toBeLessThan(1);
  expect(clearScale(apart, 0.1, 0.4, 5, guessWidth)).toBe(0.4);
  expect(clearScale(apart, 2, 0.4, 5, guessWidth)).toBe(2);
  expect(clearScale(apart, 2, 10, 5, guessWidth)).toBe(2);
  // Those that lie on each other as they were drawn ask for nothing.
  expect(clearScale([letter(0, 'A'), letter(1, 'B')], 0.1, 10, 5, guessWidth)).toBe(0.1);
});
