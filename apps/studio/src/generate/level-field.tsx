import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { nearestLevel } from '@latin-puzzles/core/finding';
import { LEVEL_NAMES, LEVELS } from '@latin-puzzles/core/rating';
import { type KnownLevels, knownLevels } from '@latin-puzzles/workshop/generate';
import { useLanguage, useWords } from '../services/studio.ts';
import { type MakerProps, WishField } from './fields.tsx';
import type { LevelWish } from './form.ts';
import { levelWishesFrom } from './wishes.ts';
import { GENERATE_WORDS } from './words/index.ts';

/** How difficult the puzzle is to be. Levels that the board is known not to have cannot be chosen; why, and what is nearest, is told below. */
export function LevelField({ maker }: MakerProps) {
  const words = useWords(GENERATE_WORDS);
  const levels = useWords(LEVEL_NAMES);
  const language = useLanguage();
  const form = maker.form.value;
  const known = knownLevels(form.subject, levelWishesFrom(form));
  const missing = known?.levels.filter(({ state }) => state !== 'exists').map(({ level }) => level) ?? [];
  return (
    <WishField
      maker={maker}
      field="level"
      name={words.level}
      help={known ? helpOf(known, language) : words.levelsUnknown}
    >
      {(ties) => (
        <select
          {...ties}
          value={form.level}
          onChange={({ currentTarget }) => maker.change({ level: currentTarget.value as LevelWish })}
        >
          <option value="usual">{words.levels.usual}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level} disabled={missing.includes(level)}>
              {missing.includes(level) ? words.noSuchLevel(levels[level]) : levels[level]}
            </option>
          ))}
          <option value="any">{words.levels.any}</option>
        </select>
      )}
    </WishField>
  );
}

/** Why some levels cannot be chosen; those of which the same is to be said, in one sentence. */
function helpOf({ levels }: KnownLevels, language: LanguageCode): string | undefined {
  const names = LEVEL_NAMES[language];
  const words = GENERATE_WORDS[language];
  const alike = new Map<string, string[]>();
  for (const { level, state, attempts } of levels) {
    if (state === 'exists') continue;
    const nearest = nearestLevel(level, levels);
    const why = `${state === 'absent' ? words.levelsProved : words.levelsUnfound(attempts)}${nearest ? words.nearestLevel(names[nearest]) : ''}`;
    alike.set(why, [...(alike.get(why) ?? []), words.quotedLevel(names[level])]);
  }
  const sentences = [...alike].map(
    ([why, which]) => `${words.levelsMissing(GRAMMARS[language].list(which, 'nor'), which.length)}${why}.`,
  );
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
