import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeInterruptMark, watchInterruptMark } from '../src/terminal/interrupt-mark.ts';
import { makeDeadline, withStopper } from '../src/terminal/stopping.ts';

/** As if this were the child: the variable names the descriptor that it shares. */
function shareMark() {
  const mark = makeInterruptMark();
  expect(mark.shared).toEqual(expect.any(Number));
  for (const name of Object.keys(mark.environment)) process.env[name] = String(mark.shared);
  return mark;
}

beforeEach(() => {
  // Whoever runs the tests is not to be told what the command tells its supervisor.
  vi.spyOn(process as Required<typeof process>, 'send').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  delete process.env.LATIN_INTERRUPT_MARK;
});

/** Looks again and again, and never lets the event loop have a turn. */
function looksInVain(signal: { readonly aborted: boolean }): boolean {
  const end = Date.now() + 2000;
  while (Date.now() < end) if (signal.aborted) return false;
  return true;
}

test('work that gives the event loop no turn sees a Ctrl+C', async () => {
  const mark = shareMark();
  await withStopper(undefined, async (signal, due) => {
    expect([signal.aborted, due.aborted]).toEqual([false, false]);
    mark.put();
    expect(looksInVain(due)).toBe(false);
    expect(signal.aborted).toBe(true);
  });
});

test('so does a search with a deadline', () => {
  const mark = shareMark();
  const { signal } = makeDeadline();
  expect(signal.aborted).toBe(false);
  mark.put();
  expect(looksInVain(signal)).toBe(false);
});

test('whoever shares no mark sees none, and it is not passed on', () => {
  shareMark();
  watchInterruptMark(process.env, Date.now);
  expect(process.env.LATIN_INTERRUPT_MARK).toBeUndefined();
  expect(watchInterruptMark(process.env, Date.now)()).toBe(false);
});
