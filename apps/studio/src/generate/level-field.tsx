import { LEVELS } from '@latin-puzzles/core/rating';
import { LEVEL_NAMES } from '../words/catalog.ts';
import { GENERATE } from '../words/generate.ts';
import { said } from '../words/words.ts';
import type { LevelWish } from './form.ts';
import { Wish } from './wish.tsx';
import { change, form } from './workshop.ts';

export function LevelField() {
  const words = said(GENERATE);
  return (
    <Wish field="level" name={words.level}>
      {(ties) => (
        <select
          {...ties}
          value={form.value.level}
          onChange={({ currentTarget }) => change({ level: currentTarget.value as LevelWish })}
        >
          <option value="usual">{words.levels.usual}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {said(LEVEL_NAMES)[level]}
            </option>
          ))}
          <option value="any">{words.levels.any}</option>
        </select>
      )}
    </Wish>
  );
}
