import { CHECKS } from '@latin-puzzles/view/base';
import { find } from '@latin-puzzles/view/board-view';
import { type KeyHelp, MODE_KEYS, PLAY_WORDS, type PlayWords } from '@latin-puzzles/view/playing';
import { SelectField } from '../parts/select-field.tsx';
import { Toggle } from '../parts/toggle.tsx';
import { useStudio, useWords } from '../services/studio.ts';

/** What the player likes to be shown. */
export function OptionsPanel({ labels }: { readonly labels: readonly string[] }) {
  const words = useWords(PLAY_WORDS);
  const { settings } = useStudio();
  return (
    <div class="options">
      <SelectField
        name={words.checkLabel}
        options={CHECKS}
        told={(check) => words.checks[check]}
        value={settings.check.value}
        choose={(check) => {
          settings.check.value = check;
        }}
      />
      <Toggle on={settings.candidates}>{words.candidates}</Toggle>
      <Toggle on={settings.marksPruned}>{words.prune}</Toggle>
      <Toggle on={settings.sameLabelShown}>{words.sameLabel}</Toggle>
      <Toggle on={settings.sameAsterismShown}>{words.sameAsterism}</Toggle>
      <Toggle on={settings.needsShown}>{words.needsShown}</Toggle>
      <Toggle on={settings.namesShown}>{words.namesShown}</Toggle>
      <Toggle on={settings.clockShown}>{words.clockShown}</Toggle>
      {'vibrate' in navigator && <Toggle on={settings.haptics}>{words.haptics}</Toggle>}
      <Toggle on={settings.sounds}>{words.sounds}</Toggle>
      <h2>{words.keysTitle}</h2>
      <dl class="keys">
        {listKeys(words, labels).map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Letters that browsers take with Control before a page hears of them: a window, a tab, the end of one. */
const TAKEN = ['N', 'T', 'W'];

/** Keys, and what they do where these are the labels. */
export function listKeys(words: PlayWords, labels: readonly string[]): readonly KeyHelp[] {
  const long = labels.filter((label) => [...label].length > 1);
  // Where each key is a label by itself, one may wonder.
  const example = long.find((label) => isOfLabels([...label], labels)) ?? long[0];
  const free = MODE_KEYS.filter(
    (key) => !labels.some((label) => find([label], key) !== undefined || label.toLowerCase().startsWith(key)),
  );
  const taken = TAKEN.filter((letter) => find(labels, letter) !== undefined);
  return [
    ...words.keys,
    ...(free.length === MODE_KEYS.length ? [words.modeKeys(MODE_KEYS.join(' ').toUpperCase())] : []),
    ...(example === undefined ? [] : [words.longKeys([...example].join(' '), example)]),
    ...(taken.length === 0 ? [] : [words.takenKeys(taken.join(', '))]),
  ];
}

function isOfLabels(keys: readonly string[], labels: readonly string[]): boolean {
  return new Set(keys).size === keys.length && keys.every((key) => labels.includes(key));
}
