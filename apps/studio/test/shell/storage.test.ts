import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored, removeStored, storedKeys, unkept, writeStored } from '../../src/shell/storage.ts';
import { loss, markRead, news, watchLoss } from '../../src/shell/unkept.ts';
import { fakeStorage } from '../storage.ts';

/** A device with room for so many entries. */
function smallDevice(room: number): Map<string, string> {
  const stored = fakeStorage(() => {
    if (stored.size >= room) throw new DOMException('full', 'QuotaExceededError');
  });
  return stored;
}

let stored: Map<string, string>;
beforeEach(() => {
  stored = smallDevice(1);
  expect(writeStored('game/old', 1)).toBe(true);
});
afterEach(() => {
  for (const key of unkept.value.keys()) removeStored(key);
  vi.unstubAllGlobals();
});

describe('what a full device does not take', () => {
  test('is told, and is there as long as the studio is open', () => {
    expect(writeStored('print-list', ['a'])).toBe(false);
    expect(stored.has('latin-puzzles/print-list')).toBe(false);
    expect([...unkept.value]).toEqual([['print-list', 'full']]);
    expect(readStored('print-list')).toEqual(['a']);
    expect(storedKeys('')).toEqual(['print-list', 'game/old']);
  });

  test('is kept as soon as there is room', () => {
    writeStored('print-list', ['a']);
    writeStored('print-list', ['a', 'b']);
    removeStored('game/old');
    expect(unkept.value.size).toBe(0);
    expect(stored.get('latin-puzzles/print-list')).toBe('["a","b"]');
  });

  test('is forgotten where it is removed', () => {
    writeStored('game/new', 1);
    removeStored('game/new');
    expect(unkept.value.size).toBe(0);
    expect(readStored('game/new')).toBeUndefined();
  });
});

test('a browser that forbids it is another matter', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('no', 'SecurityError');
    },
  });
  expect(writeStored('design', 1)).toBe(false);
  expect(loss.value).toEqual({ kinds: ['design'], hindrance: 'forbidden' });
  expect(readStored('design')).toBe(1);
});

describe('the loss', () => {
  const window = new EventTarget() as Window;
  watchLoss(window);
  const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('is told by kind, the dearest first, and again only when more is lost', () => {
    expect(loss.value).toBeUndefined();
    for (const key of ['settings', 'print-list', 'design-clues', 'game/new', 'judgements']) writeStored(key, 1);
    expect(news.value?.kinds).toEqual(['game', 'design', 'list', 'judgements', 'choices']);
    removeStored('game/new');
    markRead();
    writeStored('print-list', 2);
    expect(news.value).toBeUndefined();
    writeStored('game/other', 1);
    expect(news.value?.kinds).toContain('game');
  });

  test('is told anew after everything was kept in between', () => {
    writeStored('print-list', 1);
    markRead();
    removeStored('game/old');
    expect(loss.value).toBeUndefined();
    writeStored('game/old', 1);
    expect(news.value?.kinds).toEqual(['game']);
  });

  test('of work, not of choices, is asked about before one leaves', () => {
    expect(asksBeforeLeaving()).toBe(false);
    writeStored('settings', 1);
    expect(asksBeforeLeaving()).toBe(false);
    writeStored('print-list', 1);
    expect(asksBeforeLeaving()).toBe(true);
  });
});
