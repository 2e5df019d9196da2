import fc from 'fast-check';
import LzString from 'lz-string';
import { expect, test } from 'vitest';
import { compressToBase64, decompressFromBase64 } from '../../../src/format/links/lz.ts';

/** Texts of few characters repeat their words; those of many have new ones all the time. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '"', '{'), maxLength: 400, size: 'max' }),
  fc.string({ unit: 'binary', maxLength: 200, size: 'max' }),
);
const SAMPLES = [
  '',
  'a',
  'aaaa',
  'x'.repeat(5000),
  '日本語 日本語',
  JSON.stringify({
    grid: [
      [{}, {}],
      [{}, { value: 4 }],
    ],
  }),
];

test('what is compressed is what lz-string writes', () => {
  for (const sample of SAMPLES) expect(compressToBase64(sample)).toBe(LzString.compressToBase64(sample));
  fc.assert(
    fc.property(text, (sample) => {
      expect(compressToBase64(sample)).toBe(LzString.compressToBase64(sample));
    }),
  );
});

test('what lz-string writes is read', () => {
  for (const sample of SAMPLES) expect(decompressFromBase64(LzString.compressToBase64(sample), 10_000)).toBe(sample);
  fc.assert(
    fc.property(text, (sample) => {
      expect(decompressFromBase64(LzString.compressToBase64(sample), 10_000)).toBe(sample);
    }),
  );
});

test('damaged characters, and those that would swell beyond a limit, give nothing', () => {
  expect(decompressFromBase64(compressToBase64('x'.repeat(100_000)), 99_999)).toBeUndefined();
  for (const damaged of ['%%%', compressToBase64(SAMPLES.at(-1)!).slice(0, 12)])
    expect(decompressFromBase64(damaged, 10_000)).toBeUndefined();
  fc.assert(fc.property(fc.string({ maxLength: 60, size: 'max' }), (junk) => void decompressFromBase64(junk, 1000)));
});
