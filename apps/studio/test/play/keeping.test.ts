import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeKeeper } from '../../src/play/keeping.ts';

describe('what is kept', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is written once for many changes, soon after the first', () => {
    const keep = vi.fn();
    const keeper = makeKeeper(keep);
    for (let i = 0; i < 10; i++) {
      keeper.soon();
      vi.advanceTimersByTime(20);
    }
    expect(keep).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(keep).toHaveBeenCalledTimes(1);
  });

  test('is written at once when there is no more time, and not again', () => {
    const keep = vi.fn();
    const keeper = makeKeeper(keep);
    keeper.now();
    expect(keep).not.toHaveBeenCalled();
    keeper.soon();
    keeper.now();
    vi.runAllTimers();
    expect(keep).toHaveBeenCalledTimes(1);
  });
});
