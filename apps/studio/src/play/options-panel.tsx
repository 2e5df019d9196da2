import type { Signal } from '@preact/signals';
import { CHECKS, type Check, settings } from '../shell/settings.ts';
import { PLAY } from '../words/play.ts';
import { said } from '../words/words.ts';

/** What the player likes to be shown. */
export function OptionsPanel() {
  const words = said(PLAY);
  return (
    <div class="options">
      <label class="field">
        <span>{words.checkLabel}</span>
        <select
          value={settings.check.value}
          onChange={({ currentTarget }) => {
            settings.check.value = currentTarget.value as Check;
          }}
        >
          {CHECKS.map((check) => (
            <option key={check} value={check}>
              {words.checks[check]}
            </option>
          ))}
        </select>
      </label>
      <Toggle setting={settings.candidates} name={words.candidates} />
      <Toggle setting={settings.sameLabelShown} name={words.sameLabel} />
      <Toggle setting={settings.sameAsterismShown} name={words.sameAsterism} />
      <Toggle setting={settings.needsShown} name={words.needsShown} />
      <Toggle setting={settings.namesShown} name={words.namesShown} />
      <Toggle setting={settings.clockShown} name={words.clockShown} />
      <h2>{words.keysTitle}</h2>
      <dl class="keys">
        {words.keys.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Toggle({ setting, name }: { readonly setting: Signal<boolean>; readonly name: string }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={setting.value}
        onChange={({ currentTarget }) => {
          setting.value = currentTarget.checked;
        }}
      />
      <span>{name}</span>
    </label>
  );
}
