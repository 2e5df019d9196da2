import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bearing, bearingFor, letterAxes, STRAIGHT, turnedPlace } from '../../src/solid/bearing.ts';
import type { Stance } from '../../src/solid/body.ts';
import { rolled } from '../../src/solid/pose.ts';
import { applyTurn, type Turn, turnAbout } from '../../src/solid/turn.ts';
import { NO_TURN } from './bodies.ts';

const STEP = Math.PI / 6;
const FACE: Stance = { out: [0, 0, 1], up: [0, 1, 0] };

/** Where the tops of labels point in the picture: rightwards and upwards. */
function topOf({ up, out }: Stance, turn: Turn, bearing: Bearing): readonly [number, number] {
  const right = [up[1] * out[2] - up[2] * out[1], up[2] * out[0] - up[0] * out[2], up[0] * out[1] - up[1] * out[0]];
  const [, , downX, downY] = letterAxes(bearing);
  // On the drawing y points down.
  const [x, y] = applyTurn(turn, [0, 1, 2].map((i) => -downX * right[i]! + downY * up[i]!) as [number, number, number]);
  return [x, y];
}

const within = (most: number) => fc.double({ min: -most, max: most, noNaN: true });

const anyTurn = fc
  .tuple(within(1), within(1), within(3))
  .filter(([x, y]) => Math.hypot(x, y) > 1e-3)
  .map(([x, y, roll]) => {
    const size = Math.hypot(x, y);
    return rolled(turnAbout([x / size, y / size, 0], Math.min(1.2, size)), roll);
  });

describe('labels on a body', () => {
  test('stand upright for the reader whatever way it is turned, and behind glass they are not mirrored', () => {
    fc.assert(
      fc.property(anyTurn, fc.boolean(), (turn, behind) => {
        const stance: Stance = behind ? { out: [0, 0, -1], up: [0, 1, 0] } : FACE;
        const bearing = bearingFor(stance, turn, STEP, STRAIGHT);
        expect(bearing.through).toBe(applyTurn(turn, stance.out)[2] < 0);
        const [x, y] = topOf(stance, turn, bearing);
        expect(y).toBeGreaterThan(0);
        // Half a step, what makes it reluctant, and what is seen aslant.
        expect(Math.abs(Math.atan2(x, y))).toBeLessThan(0.9);
        const [a, b, c, d] = letterAxes(bearing);
        expect(a * d - b * c).toBeCloseTo(bearing.through ? -1 : 1, 9);
      }),
      { numRuns: 200 },
    );
  });

  test('lean by less than three quarters of a step when they are seen straight on', () => {
    for (let roll = -3; roll < 3; roll += 0.05) {
      const turn = rolled(NO_TURN, roll);
      const [x, y] = topOf(FACE, turn, bearingFor(FACE, turn, STEP, STRAIGHT));
      expect(Math.abs(Math.atan2(x, y))).toBeLessThan(0.75 * STEP);
    }
  });

  test('do not flicker: one that has just been turned stays as it is when the hand trembles', () => {
    let bearing = STRAIGHT;
    let roll = 0;
    while (bearing === STRAIGHT) {
      roll += 0.01;
      bearing = bearingFor(FACE, rolled(NO_TURN, roll), STEP, bearing);
    }
    for (const tremble of [-0.1, 0.1, -0.1])
      expect(bearingFor(FACE, rolled(NO_TURN, roll + tremble), STEP, bearing)).toBe(bearing);
  });

  test('are arranged in a cell as it is seen: a quarter turn of an oblong makes it tall', () => {
    const polygon = [
      [-4, -1],
      [4, -1],
      [4, 1],
      [-4, 1],
    ].map(([x, y]) => [10 + x!, 20 + y!] as const);
    const place = { cell: 0, at: [10, 20] as const, polygon, beyond: [], radius: 1, span: 4 };
    const turned = turnedPlace(place, { angle: Math.PI / 2, through: false });
    for (const [x, y] of turned.polygon!)
      expect([Math.abs(x - 10), Math.abs(y - 20)]).toEqual([expect.closeTo(1), expect.closeTo(4)]);
    expect(turnedPlace(place, { angle: Math.PI / 2, through: false })).toBe(turned);
  });
});
