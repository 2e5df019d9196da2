import { describe, expect, test } from 'vitest';
import type { Body } from '../../src/solid/body.ts';
import { coverOf, eyeFor, halfHeight } from '../../src/solid/framing.ts';
import { pulled, restsOf } from '../../src/solid/pose.ts';
import type { Turn } from '../../src/solid/turn.ts';
import { bodyNamed, NAMES } from './bodies.ts';

/** What a body covers of the picture when it is held so, from −1 to 1 each way. */
function picture(body: Body, aspect: number, turn: Turn) {
  const rest = Math.max(...restsOf(body).map((one) => halfHeight(coverOf(body, one.turn), aspect)));
  const cover = coverOf(body, turn);
  const { reach, middle } = eyeFor(cover, rest, aspect, 1);
  const across = (x: number) => (x - middle[0]) / reach / aspect;
  const up = (y: number) => (y - middle[1]) / reach;
  return { left: across(cover.left), right: across(cover.right), bottom: up(cover.bottom), top: up(cover.top) };
}

describe.each(NAMES)('%s', (name) => {
  const body = bodyNamed(name);

  test.each([0.7, 1, 1.6])('fills a picture %d times as wide as high when it rests', (aspect) => {
    const shares = restsOf(body).map(({ turn }) => {
      const { left, right, bottom, top } = picture(body, aspect, turn);
      return Math.max((right - left) / 2, (top - bottom) / 2);
    });
    // The rest that takes most room has all that is not left free; the others have the same size, and so cover less.
    expect(Math.max(...shares)).toBeGreaterThan(0.88);
    expect(Math.min(...shares)).toBeGreaterThan(0.65);
  });

  test('is seen whole whatever way it is turned, with the ground below it', () => {
    for (let i = 0; i < 40; i++) {
      const { left, right, bottom, top } = picture(body, 1.3, pulled(body, restsOf(body)[0]!.turn, i * 0.37, i * 0.61));
      expect(Math.max(-left, right, top)).toBeLessThan(0.96);
      expect(bottom).toBeGreaterThan(-0.9);
    }
  });
});
