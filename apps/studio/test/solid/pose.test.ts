import { dot3 } from '@latin-puzzles/core/board';
import { describe, expect, test } from 'vitest';
import { glide, poseAt, spin } from '../../src/solid/motion.ts';
import { firstPose, isCellLegible, nearestRest, pulled, restsOf, rolled } from '../../src/solid/pose.ts';
import {
  after,
  angleBetween,
  applyTurn,
  inverseTurn,
  turnAbout,
  turnBetween,
  turnToFront,
} from '../../src/solid/turn.ts';
import { bodyNamed, NAMES, NO_TURN } from './bodies.ts';

describe('turns', () => {
  const quarter = turnAbout([0, 1, 0], Math.PI / 2);

  test('go anticlockwise, can be done one after the other, and undone', () => {
    expect(applyTurn(quarter, [0, 0, 1])[0]).toBeCloseTo(1, 12);
    const both = after(turnAbout([1, 0, 0], 1), quarter);
    expect(applyTurn(both, [0, 1, 0])).toEqual(
      applyTurn(turnAbout([1, 0, 0], 1), [0, 1, 0]).map((x) => expect.closeTo(x, 12)),
    );
    expect(angleBetween(after(inverseTurn(both), both), NO_TURN)).toBeCloseTo(0, 6);
  });

  test('halfway, half of the turn is done, the short way round', () => {
    const long = turnAbout([0, 1, 0], 1.5 * Math.PI);
    expect(angleBetween(NO_TURN, turnBetween(NO_TURN, quarter, 0.5))).toBeCloseTo(Math.PI / 4, 6);
    expect(angleBetween(NO_TURN, turnBetween(NO_TURN, long, 0.5))).toBeCloseTo(Math.PI / 4, 6);
  });

  test('bring any direction to the front with another one up', () => {
    const directions = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => [x, y, z] as const)));
    for (const a of directions)
      for (const b of directions) {
        const [m, n] = [Math.hypot(...a), Math.hypot(...b)];
        if (m === 0 || n === 0 || dot3(a, b) !== 0) continue;
        const [out, up] = [a.map((x) => x / m), b.map((x) => x / n)] as unknown as [typeof a, typeof a];
        const turn = turnToFront(out, up);
        expect(applyTurn(turn, out)[2]).toBeCloseTo(1, 9);
        expect(applyTurn(turn, up)[1]).toBeCloseTo(1, 9);
      }
  });
});

describe.each(NAMES)('%s in the hand', (name) => {
  const body = bodyNamed(name);
  const poseFor = (cell: number) => nearestRest(body, NO_TURN, cell);

  test('shows any cell so that it can be read', () => {
    for (const cell of body.stances.keys()) expect(isCellLegible(body, cell, poseFor(cell))).toBe(true);
  });

  test('can be held so that a cell is hidden', () => {
    const pose = poseFor(0);
    expect(isCellLegible(body, 0, pulled(body, pose, 0, Math.PI))).toBe(false);
  });

  test('rests in a pose from which it does not stir, whatever way it was turned', () => {
    for (let i = 0; i < 20; i++) {
      const rest = nearestRest(body, rolled(pulled(body, NO_TURN, i, 0.7 * i), 0.3 * i));
      expect(restsOf(body).some(({ turn }) => turn === rest)).toBe(true);
      expect(nearestRest(body, rest)).toBe(rest);
    }
  });

  test('follows the hand with its front', () => {
    const turn = firstPose(body, []);
    const front = applyTurn(inverseTurn(turn), [0, 0, 1]);
    expect(applyTurn(pulled(body, turn, 0.1, 0), front)[0]).toBeGreaterThan(0.08);
    expect(applyTurn(pulled(body, turn, 0, 0.1), front)[1]).toBeGreaterThan(0.08);
  });

  test('glides to a pose and stays there; thrown, it slows down and stops', () => {
    const [from, to] = [poseFor(0), poseFor(body.stances.length - 1)];
    const motion = glide(from, to, 1000);
    expect(angleBetween(poseAt(body, motion, 1000).turn, from)).toBeCloseTo(0, 6);
    expect(poseAt(body, motion, 1010).done).toBe(false);
    const { turn, done } = poseAt(body, motion, 3000);
    expect(done).toBe(true);
    expect(angleBetween(turn, to)).toBeCloseTo(0, 6);
    const thrown = spin(from, 0.004, 0, 0)!;
    const way = (time: number) => angleBetween(poseAt(body, thrown, time).turn, poseAt(body, thrown, time + 50).turn);
    expect(way(0)).toBeGreaterThan(2 * way(300));
    expect(poseAt(body, thrown, 300).done).toBe(false);
    expect(poseAt(body, thrown, 3000).done).toBe(true);
    expect(spin(from, 0, 0.00001, 0)).toBeUndefined();
  });
});

test('a globe stays upright however it is pulled', () => {
  const body = bodyNamed('orb-one');
  let turn = firstPose(body, []);
  for (let i = 0; i < 50; i++) turn = pulled(body, turn, Math.sin(i), 0.3 * Math.cos(3 * i));
  expect(applyTurn(turn, body.axis!)[0]).toBeCloseTo(0, 9);
});

test('the inscription is what is seen first', () => {
  const body = bodyNamed('custom-orb');
  const word = [32, 33, 34, 35, 36, 37, 38, 39];
  expect(isCellLegible(body, 35, firstPose(body, word))).toBe(true);
  // It reads from left to right.
  const turn = firstPose(body, word);
  const x = (cell: number) => applyTurn(turn, body.stances[cell]!.out)[0];
  expect(x(34)).toBeLessThan(x(35));
  expect(x(35)).toBeLessThan(x(36));
});
