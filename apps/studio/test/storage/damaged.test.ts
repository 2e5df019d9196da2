import { beforeEach, describe, expect, test } from 'vitest';
import { keptClueDesk, keptWorkbench } from '../../src/design/keeping.ts';
import { makeTestDevice, refuseAsFull, type TestDevice } from '../device.ts';

let device: TestDevice;
beforeEach(() => {
  device = makeTestDevice();
});

const isNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

describe('what cannot be read of what was kept', () => {
  test.each(['{oops', 'null', '"x"', '[1]'])('is set aside as it was: %s', (text) => {
    const { stored, storage } = device;
    stored.set('latin-puzzles/design', text);
    expect(storage.read('design', isNumber)).toBeUndefined();
    expect([...stored]).toEqual([['latin-puzzles/damaged/design', text]]);
    expect([...storage.damaged.value]).toEqual([['design', text]]);
  });

  test('is kept beside what was set aside before', () => {
    const { stored, storage } = device;
    for (const text of ['{a', '{b']) {
      stored.set('latin-puzzles/design', text);
      storage.read('design', isNumber);
    }
    expect([...stored.values()]).toEqual(['{a\n{b']);
    expect([...storage.damaged.value.values()]).toEqual(['{a\n{b']);
  });

  test('goes only where somebody says so', () => {
    const { stored, storage } = device;
    stored.set('latin-puzzles/design', '{');
    storage.read('design', isNumber);
    storage.forgetDamaged();
    expect(stored.size + storage.damaged.value.size).toBe(0);
  });

  test('is at hand even on a device that is full', () => {
    const { stored, storage } = makeTestDevice(refuseAsFull);
    stored.set('latin-puzzles/design', '{');
    storage.read('design', isNumber);
    expect([...storage.damaged.value]).toEqual([['design', '{']]);
  });
});

test('what can be read stays where it is, and what was never kept is no damage', () => {
  const { stored, storage } = device;
  stored.set('latin-puzzles/design', '5');
  expect(storage.read('design', isNumber)).toBe(5);
  expect(storage.read('print-list', isNumber)).toBeUndefined();
  expect([...stored.keys()]).toEqual(['latin-puzzles/design']);
  expect(storage.damaged.value.size).toBe(0);
});

test('a design and its clues that are damaged are not written over', () => {
  const { stored, storage } = device;
  for (const key of ['design', 'design-clues']) stored.set(`latin-puzzles/${key}`, `{"${key}":`);
  expect(keptWorkbench(storage).draft.value.cells).toEqual([]);
  expect(keptClueDesk(storage).history.value).toBeUndefined();
  expect([...storage.damaged.value.keys()]).toEqual(['design', 'design-clues']);
  expect(stored.get('latin-puzzles/damaged/design')).toBe('{"design":');
});
