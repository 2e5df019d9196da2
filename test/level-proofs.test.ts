import { catalogLevels } from '@latin-puzzles/core/finding';
import { LEVELS } from '@latin-puzzles/core/rating';
import { expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { FULL_FORMS, kindsOfPuzzles, levelsOf } from '../scripts/level-proofs.mjs';

test('of the puzzles of Douze France One with an open cell in every class of twins, none has a level that is said not to exist', () => {
  const kinds = [...kindsOfPuzzles(FULL_FORMS)];
  expect(kinds).toHaveLength(237);
  const there = [...levelsOf(kinds).keys()];
  const exists = catalogLevels('douze-france-one')!.filter(({ state }) => state === 'exists');
  expect(LEVELS.filter((level) => there.includes(level))).toEqual(exists.map(({ level }) => level));
  expect(there).toHaveLength(exists.length);
});
