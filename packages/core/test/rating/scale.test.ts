import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LADDER } from '../../src/attrition/index.ts';
import { LEVELS, type Measure, parseScale, rate, type Scale, SHIPPED_SCALE } from '../../src/rating/index.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const amount = fc.nat(60);
const theorem = fc.constantFrom(...LADDER.map(({ name }) => name), 'one of my own');

const measures: fc.Arbitrary<Measure> = fc.record({
  openings: share,
  scarcity: share,
  look: share,
  turns: amount,
  reach: amount,
  near: fc.constant(6),
  span: fc.constant(12),
  cells: fc.constant(81),
  openness: share,
  sight: fc.nat(5),
  wait: amount,
  climbs: amount,
  size: amount,
  suppositions: amount,
  depth: amount,
  hardest: theorem,
  unsolved: fc.constant(0),
});

/** A measure of which nothing is less than in either of two. */
function both(a: Measure, b: Measure): Measure {
  const { hardest: hardestA, rank: _a, unchecked: _b, ...amountsA } = a;
  const { hardest: hardestB, rank: _c, unchecked: _d, ...amountsB } = b;
  const most = Object.entries(amountsA).map(([key, amount]) => [
    key,
    Math.max(amount, amountsB[key as keyof typeof amountsB]),
  ]);
  const names = [...LADDER.map(({ name }) => name), 'one of my own'];
  const hardest = names.indexOf(hardestA) > names.indexOf(hardestB) ? hardestA : hardestB;
  return { ...(Object.fromEntries(most) as Omit<Measure, 'hardest'>), hardest };
}

const NOTHING: Measure = {
  openings: 0,
  scarcity: 0,
  look: 0,
  turns: 0,
  reach: 0,
  near: 6,
  span: 12,
  cells: 81,
  openness: 0,
  sight: 0,
  wait: 0,
  climbs: 0,
  size: 0,
  suppositions: 0,
  depth: 0,
  hardest: 'full-count',
  unsolved: 0,
};

describe('the shipped scale', () => {
  test('never rates a proof easier that asks for more', () => {
    fc.assert(
      fc.property(measures, measures, (a, b) => {
        expect(rate(both(a, b)).score).toBeGreaterThanOrEqual(rate(a).score);
      }),
    );
  });

  test('gives each level a fifth of the score', () => {
    fc.assert(
      fc.property(measures, (measure) => {
        const { score, level } = rate(measure);
        expect(level).toBe(LEVELS[Math.floor(score / 20)]);
      }),
    );
  });

  test('rates whatever is not fair above all that is', () => {
    fc.assert(
      fc.property(measures, measures, fc.integer({ min: 1, max: 1000 }), (fair, other, unsolved) => {
        const unfair = rate({ ...other, unsolved, hardest: 'backtrack' });
        expect(unfair.score).toBeGreaterThan(rate(fair).score);
        expect(unfair).toMatchObject({ level: 'very difficult', hardest: 'backtrack' });
        expect(rate({ ...other, unsolved: 3 * unsolved }).score).toBeGreaterThan(unfair.score);
      }),
    );
  });

  test('climbs with the ladder, and takes an unknown theorem for one at its top', () => {
    const needing = (name: string) => rate({ ...NOTHING, reach: 12, hardest: name });
    const scores = LADDER.map(({ name }) => needing(name).score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(needing('one of my own')).toEqual({ ...needing(LADDER.at(-1)!.name), hardest: 'one of my own' });
  });

  test('has ascending cuts and weights above nought', () => {
    expect(SHIPPED_SCALE.cuts).toHaveLength(LEVELS.length - 1);
    expect(SHIPPED_SCALE.cuts).toEqual(SHIPPED_SCALE.cuts.toSorted((a, b) => a - b));
    expect(Math.min(...Object.values(SHIPPED_SCALE.weights))).toBeGreaterThan(0);
  });
});

test('a scale of one weight spreads its levels evenly and approaches the ends', () => {
  const scale: Scale = { weights: { scarcity: 1 }, cuts: [0.2, 0.4, 0.6, 0.8] };
  const scores = [0.2, 0.3, 0.5, 0.8].map((scarcity) => rate({ ...NOTHING, scarcity }, scale).score);
  expect(scores).toEqual([20, 29.9, 49.9, 80].map((x) => expect.closeTo(x, 0)));
  expect(rate({ ...NOTHING, scarcity: -100 }, scale).score).toBe(0);
  expect(rate({ ...NOTHING, scarcity: 100 }, scale).score).toBe(99.9);
  expect(rate(NOTHING, scale).hardest).toBe('full-count');
});

describe('a scale as text', () => {
  test('is read as it was written', () => {
    expect(parseScale(JSON.stringify(SHIPPED_SCALE))).toEqual({ ok: true, value: SHIPPED_SCALE });
  });

  test.each([
    'no JSON',
    'null',
    '{}',
    '{"weights":null,"cuts":[1,2,3,4]}',
    '{"weights":5,"cuts":[1,2,3,4]}',
    '{"weights":{},"cuts":[1,2,3]}',
    '{"weights":{},"cuts":[1,3,2,4]}',
    '{"weights":{"reach":"1"},"cuts":[1,2,3,4]}',
    '{"weights":{},"cuts":[1,2,3,"4"]}',
    '{"weights":{},"cuts":[1,2,3,4],"home":5}',
    '{"weights":{},"cuts":[1,2,3,4],"home":{"near":1.5,"span":2,"cells":9}}',
    '{"weights":{},"cuts":[1,2,3,4],"home":{"near":-1,"span":2,"cells":9}}',
    '{"weights":{},"cuts":[1,2,3,4],"home":{"near":3,"span":2,"cells":9}}',
    '{"weights":{},"cuts":[1,2,3,4],"home":{"near":1,"span":2,"cells":0}}',
    '{"weights":{},"cuts":[1,2,3,4],"marks":[[5,101]]}',
    '{"weights":{},"cuts":[1,2,3,4],"marks":[[5,-1]]}',
    '{"weights":{},"cuts":[1,2,3,4],"marks":[[5]]}',
    '{"weights":{},"cuts":[1,2,3,4],"marks":[[5,"6"]]}',
  ])('is refused in its place when it is %s', (text) => {
    expect(parseScale(text, 'scale.json')).toMatchObject({
      ok: false,
      fault: { code: 'format.field', place: 'scale.json' },
    });
  });
});
