import fc from 'fast-check';
import { expect, test } from 'vitest';
import { climb, LADDER } from '../../src/attrition/index.ts';
import { explain, summarizeProof } from '../../src/attrition/words/index.ts';
import { LANGUAGE_CODES } from '../../src/basis/index.ts';
import { positionOf, randomPosition } from './positions.ts';

test('a summary says whether a proof is fair, how long it is, and what suffices', () => {
  const proof = { steps: [], fair: true, complete: true };
  expect(summarizeProof(proof, undefined, 'en')).toBe('fair, 0 steps');
  expect(summarizeProof({ ...proof, fair: false }, undefined, 'es')).toBe(
    'no es justo: los teoremas no bastan, 0 pasos',
  );
  expect(summarizeProof(proof, ['full-count', 'chain'], 'en')).toBe('fair, 0 steps; full count and chain suffice');
  expect(summarizeProof({ ...proof, complete: false }, undefined, 'es')).toBe('interrumpido tras 0 pasos');
});

test('every step on every board can be told in every language', () => {
  const theorems = new Set<string>();
  fc.assert(
    fc.property(randomPosition, (random) => {
      const position = positionOf(random);
      if (position.contradictory) return;
      for (const step of climb(position, LADDER)) {
        theorems.add(step.theorem);
        for (const code of LANGUAGE_CODES)
          for (const text of explain(step, random.partial, code)) {
            // Where a label comes first, it stands as it is.
            const isLabelFirst = random.partial.multiset.labels.some((label) => text.startsWith(`${label} `));
            expect(text).toMatch(isLabelFirst ? /[^.]\.$/u : /^\p{Lu}.*[^.]\.$/u);
            expect(text).not.toMatch(/[{}]|undefined| {2}|\b(de|a) el\b/);
          }
      }
    }),
  );
  expect(theorems.size).toBeGreaterThan(3);
});
