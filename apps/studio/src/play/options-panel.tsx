import { SelectField } from '../parts/select-field.tsx';
import { CHECKS, settings } from '../shell/settings.ts';
import { Toggle } from '../shell/toggle.tsx';
import { PLAY } from '../words/play.ts';
import { said } from '../words/words.ts';
import { keyList } from './key-list.ts';

/** What the player likes to be shown. */
export function OptionsPanel({ labels }: { readonly labels: readonly string[] }) {
  const words = said(PLAY);
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
