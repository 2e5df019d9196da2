import { SelectField } from '../parts/select-field.tsx';
import { Toggle } from '../parts/toggle.tsx';
import { useStudio, useWords } from '../services/studio.ts';
import { CHECKS } from '../settings/settings.ts';
import { keyList } from './key-list.ts';
import { PLAY_WORDS } from './words/index.ts';

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
      <Toggle on={settings.sameLabelShown}>{words.sameLabel}</Toggle>
      <Toggle on={settings.sameAsterismShown}>{words.sameAsterism}</Toggle>
      <Toggle on={settings.needsShown}>{words.needsShown}</Toggle>
      <Toggle on={settings.namesShown}>{words.namesShown}</Toggle>
      <Toggle on={settings.clockShown}>{words.clockShown}</Toggle>
      <h2>{words.keysTitle}</h2>
      <dl class="keys">
        {keyList(words, labels).map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
