import { describe, expect, test } from 'vitest';
import { beginPlayback, ticked, toggled, turnedBy, turnTo } from '../../src/hints/playback.ts';

describe('playing', () => {
  const begun = beginPlayback(3);

  test('turns forward and back, and stays between the ends', () => {
    expect(turnTo(begun, 1).at).toBe(1);
    expect(turnTo(begun, -1).at).toBe(0);
    expect(turnTo(begun, 9).at).toBe(2);
    expect(turnedBy(begun, 'ArrowRight')!.at).toBe(1);
    expect(turnedBy(begun, 'End')!.at).toBe(2);
    expect(turnedBy(begun, 'x')).toBeUndefined();
  });

  test('runs to the last picture and stops there; from there it starts anew', () => {
    const run = ticked(toggled(begun));
    expect(run).toEqual({ at: 1, count: 3, running: true });
    expect(ticked(run)).toEqual({ at: 2, count: 3, running: false });
    expect(toggled(ticked(run))).toEqual({ at: 0, count: 3, running: true });
    expect(ticked(begun)).toBe(begun);
  });

  test('stops when someone turns a page', () => {
    expect(turnTo(toggled(begun), 1).running).toBe(false);
  });
});
