import { expect, test } from 'vitest';
import { makePaceWatch, sumOfWork } from '../../src/generate/index.ts';

test('the pace of work on several threads is what was done over the time that passed', () => {
  const watch = makePaceWatch();
  expect(watch({ units: 100, found: 5, milliseconds: 8000, remaining: 60_000 }, 1000)).toBeUndefined();
  expect(watch({ units: 100, found: 5, milliseconds: 8000, remaining: 60_000 }, 3000)).toBeUndefined();
  // Four threads, of which each took 10 ms for an attempt.
  expect(watch({ units: 2100, found: 25, milliseconds: 28_000, remaining: 40_000 }, 6000)).toEqual({
    ...{ units: 400, found: 4, threads: 4, left: 10_000 },
  });
  expect(watch({ units: 2100, found: 25, milliseconds: 28_000 }, 6000)!.left).toBeUndefined();
});

test('what was more than a minute ago does not tell on it', () => {
  const watch = makePaceWatch();
  let done = { units: 0, found: 0, milliseconds: 0, remaining: 1000 };
  for (let second = 0; second <= 300; second++) {
    const threads = second <= 200 ? 1 : 3;
    const pace = watch(done, 1000 * second);
    if (second > 0 && second <= 200) expect(pace!.threads).toBe(1);
    if (second > 262) expect(pace!.threads).toBe(3);
    done = { ...done, units: done.units + threads, milliseconds: done.milliseconds + 1000 * threads };
  }
});

test('the rest of several lines is known only if it is of each', () => {
  const line = { units: 1, found: 2, milliseconds: 3 };
  expect(
    sumOfWork([
      { ...line, remaining: 4 },
      { ...line, remaining: 0 },
    ]),
  ).toEqual({
    ...{ units: 2, found: 4, milliseconds: 6, remaining: 4 },
  });
  expect(sumOfWork([line, { ...line, remaining: 4 }]).remaining).toBeUndefined();
});
