import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attemptSeed } from '../../../src/finding/index.ts';

describe('the seeds of attempts', () => {
  test('are 32-bit numbers, the same on every machine', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.nat(), (seed, attempt) => {
        const made = attemptSeed(seed, attempt);
        expect(made).toBe(made >>> 0);
        expect(attemptSeed(seed, attempt)).toBe(made);
      }),
    );
    expect([0, 1, 2].map((attempt) => attemptSeed(1, attempt))).toMatchInlineSnapshot(`
      [
        3470304681,
        1748059127,
        3558659000,
      ]
    `);
  });

  test('never repeat within a batch', () => {
    const seeds = new Set(Array.from({ length: 100_000 }, (_, attempt) => attemptSeed(7, attempt)));
    expect(seeds.size).toBe(100_000);
  });

  test('of neighbouring batches, and of batches 2³² apart, have nothing in common', () => {
    const first = new Set(Array.from({ length: 1000 }, (_, attempt) => attemptSeed(7, attempt)));
    for (const other of [8, 6, -7, 7 + 2 ** 32])
      for (let attempt = 0; attempt < 1000; attempt++) expect(first.has(attemptSeed(other, attempt))).toBe(false);
  });

  test('let every bit of seed and number tell on half of their own', () => {
    const weight = (x: number) => x.toString(2).replaceAll('0', '').length;
    for (const change of [(bit: number) => [2 ** bit, 0], (bit: number) => [0, 2 ** bit]]) {
      for (let bit = 0; bit < 32; bit++) {
        let flipped = 0;
        for (let i = 0; i < 200; i++) {
          const [seed, attempt] = change(bit) as [number, number];
          flipped += weight((attemptSeed(i ^ seed, i ^ attempt) ^ attemptSeed(i, i)) >>> 0);
        }
        expect(flipped / 200).toBeGreaterThan(14);
        expect(flipped / 200).toBeLessThan(18);
      }
    }
  });
});
