import { expect, test } from 'vitest';
import { drag, type Gesture, IDLE, lift, press } from '../../src/solid/gesture.ts';

function dragged(gesture: Gesture, id: number, way: readonly (readonly [number, number, number])[]) {
  let now = gesture;
  const moves = way.map(([x, y, at]) => {
    const [next, move] = drag(now, id, x, y, at);
    now = next;
    return move;
  });
  return { gesture: now, moves };
}

test('a hand that trembles still taps, where it was put down', () => {
  const { gesture, moves } = dragged(press(IDLE, 1, 100, 100, 0), 1, [
    [103, 102, 30],
    [99, 97, 60],
  ]);
  expect(moves).toEqual([undefined, undefined]);
  expect(lift(gesture, 1, 90)).toEqual([IDLE, { kind: 'tap', at: [100, 100] }]);
});

test('a drag pulls by all of its way, and is no tap when it comes back', () => {
  const { gesture, moves } = dragged(press(IDLE, 1, 100, 100, 0), 1, [
    [104, 100, 16],
    [110, 98, 32],
    [100, 100, 48],
  ]);
  expect(moves).toEqual([undefined, { kind: 'pull', right: 10, up: 2 }, { kind: 'pull', right: -10, up: -2 }]);
  expect(lift(gesture, 1, 60)[1]?.kind).toBe('release');
});

test('what is let go of in motion goes on that way; after a rest it stays where it is let go of', () => {
  const { gesture } = dragged(press(IDLE, 1, 0, 0, 0), 1, [
    [20, 0, 10],
    [40, 0, 20],
    [60, 0, 30],
  ]);
  const [, release] = lift(gesture, 1, 35);
  expect(release).toMatchObject({ kind: 'release' });
  expect((release as { right: number }).right).toBeGreaterThan(1);
  expect(lift(gesture, 1, 500)[1]).toEqual({ kind: 'release', right: 0, up: 0 });
});

test('two fingers enlarge and roll, and neither taps nor throws', () => {
  const both = press(press(IDLE, 1, 100, 100, 0), 2, 200, 100, 5);
  const [apart, wider] = drag(both, 2, 300, 100, 20);
  expect(wider).toEqual({ kind: 'pinch', zoom: 2, roll: 0 });
  const [turned, roll] = drag(apart, 2, 100, -100, 40);
  expect(roll).toMatchObject({ kind: 'pinch', zoom: 1 });
  expect((roll as { roll: number }).roll).toBeCloseTo(Math.PI / 2, 9);
  const [one, nothing] = lift(turned, 2, 50);
  expect(nothing).toBeUndefined();
  expect(lift(one, 1, 55)[1]?.kind).not.toBe('tap');
});

test('pointers that were never put down do nothing', () => {
  expect(drag(IDLE, 9, 5, 5, 0)).toEqual([IDLE, undefined]);
  expect(lift(IDLE, 9, 0)).toEqual([IDLE, undefined]);
});
