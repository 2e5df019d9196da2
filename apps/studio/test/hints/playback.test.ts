import { describe, expect, test } from 'vitest';
import { beginPlayback, toggleRunning, turnByKey, turnNext, turnTo } from '../../src/hints/playback.tsx';

describe('playing', () => {
  const begun = beginPlayback(3);

  test('turns forward and back, and stays between the ends', () => {
    expect(turnTo(begun, 1).at).toBe(1);
    expect(turnTo(begun, -1).at).toBe(0);
    expect(turnTo(begun, 9).at).toBe(2);
    expect(turnByKey(begun, 'ArrowRight')!.at).toBe(1);
    expect(turnByKey(begun, 'End')!.at).toBe(2);
    expect(turnByKey(begun, 'x')).toBeUndefined();
  });

  test('runs to the last picture and stops there; from there it starts anew', () => {
    const run = turnNext(toggleRunning(begun));
    expect(run).toEqual({ at: 1, count: 3, running: true });
    expect(turnNext(run)).toEqual({ at: 2, count: 3, running: false });
    expect(toggleRunning(turnNext(run))).toEqual({ at: 0, count: 3, running: true });
    expect(turnNext(begun)).toBe(begun);
  });

  test('stops when someone turns a page', () => {
    expect(turnTo(toggleRunning(begun), 1).running).toBe(false);
  });
});
