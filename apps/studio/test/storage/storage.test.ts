import { beforeEach, describe, expect, test } from 'vitest';
import { makeDeviceStorage } from '../../src/storage/device-storage.ts';
import { askBeforeLeaving, type Losses, makeLosses } from '../../src/storage/losses.ts';
import { makeTestDevice, refuseAsFull, type TestDevice } from '../device.ts';

let device: TestDevice;
let losses: Losses;
beforeEach(() => {
  // There is room for one entry.
  device = makeTestDevice((stored) => stored.size >= 1 && refuseAsFull());
  losses = makeLosses(device.storage);
  expect(device.storage.write('game/old', 1)).toBe(true);
});

describe('what a full device does not take', () => {
  test('is told, and is there as long as the studio is open', () => {
    const { stored, storage } = device;
    expect(storage.write('print-list', ['a'])).toBe(false);
    expect(stored.has('latin-puzzles/print-list')).toBe(false);
    expect([...storage.unkept.value]).toEqual([['print-list', 'full']]);
    expect(storage.readRaw('print-list')).toEqual(['a']);
    expect(storage.keys('')).toEqual(['print-list', 'game/old']);
  });

  test('is kept as soon as there is room', () => {
    const { stored, storage } = device;
    storage.write('print-list', ['a']);
    storage.write('print-list', ['a', 'b']);
    storage.remove('game/old');
    expect(storage.unkept.value.size).toBe(0);
    expect(stored.get('latin-puzzles/print-list')).toBe('["a","b"]');
  });

  test('is forgotten where it is removed', () => {
    const { storage } = device;
    storage.write('game/new', 1);
    storage.remove('game/new');
    expect(storage.unkept.value.size).toBe(0);
    expect(storage.readRaw('game/new')).toBeUndefined();
  });
});

test('a browser that forbids it is another matter', () => {
  const storage = makeDeviceStorage(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { loss } = makeLosses(storage);
  expect(storage.write('design', 1)).toBe(false);
  expect(loss.value).toEqual({ kinds: ['design'], hindrance: 'forbidden' });
  expect(storage.readRaw('design')).toBe(1);
});

describe('the loss', () => {
  test('is told by kind, the dearest first, and again only when more is lost', () => {
    const { storage } = device;
    expect(losses.loss.value).toBeUndefined();
    for (const key of ['settings', 'print-list', 'design-clues', 'game/new', 'judgements']) storage.write(key, 1);
    expect(losses.news.value?.kinds).toEqual(['game', 'design', 'list', 'judgements', 'choices']);
    storage.remove('game/new');
    losses.markRead();
    storage.write('print-list', 2);
    expect(losses.news.value).toBeUndefined();
    storage.write('game/other', 1);
    expect(losses.news.value?.kinds).toContain('game');
  });

  test('is told anew after everything was kept in between', () => {
    const { storage } = device;
    storage.write('print-list', 1);
    losses.markRead();
    storage.remove('game/old');
    expect(losses.loss.value).toBeUndefined();
    storage.write('game/old', 1);
    expect(losses.news.value?.kinds).toEqual(['game']);
  });

  test('of work, not of choices, is asked about before one leaves', () => {
    const { storage } = device;
    const window = new EventTarget() as Window;
    askBeforeLeaving(window, losses);
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    storage.write('settings', 1);
    expect(asks()).toBe(false);
    storage.write('print-list', 1);
    expect(asks()).toBe(true);
  });
});
