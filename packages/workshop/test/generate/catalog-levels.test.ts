import { must } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { attemptSeed, catalogLevels, makeGenerator } from '@latin-puzzles/core/finding';
import { clueCount } from '@latin-puzzles/core/puzzle';
import { LEVELS } from '@latin-puzzles/core/rating';
import { describe, expect, test } from 'vitest';
import { composeWishes, subjectNamed } from '../../src/generate/index.ts';

/** A level of each board, all of them in turn; where it does not exist, an easier one. */
const SAMPLE = CATALOG.flatMap(({ name }, index) => {
  const known = catalogLevels(name)!;
  const found = known.slice(0, 1 + (index % LEVELS.length)).findLast((finding) => finding.found);
  return found?.found ? [{ name, level: found.level, attempts: found.attempts, clues: found.found.clues }] : [];
});

describe('what the table of levels tells is found again (if not: node scripts/levels.mjs, then rating-docs.mjs)', () => {
  test.each(SAMPLE)('$level on $name', ({ name, level, attempts, clues }) => {
    const generator = must(makeGenerator(must(composeWishes(must(subjectNamed(name)), { level })).wishes));
    const outcomes = Array.from({ length: attempts }, (_, i) => generator.attempt(attemptSeed(1, i)));
    const founds = outcomes.flatMap((outcome) => (outcome.found ? [clueCount(outcome.puzzle)] : []));
    expect(founds).toEqual([clues]);
  });
});
