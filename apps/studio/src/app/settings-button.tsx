import { GRAMMARS, LANGUAGE_CODES, type LanguageCode } from '@latin-puzzles/core/basis';
import { Icon } from '@latin-puzzles/view/base';
import { useRef } from 'preact/hooks';
import { SelectField } from '../parts/select-field.tsx';
import { useStudio, useWords } from '../services/studio.ts';
import { APPEARANCES } from '../settings/settings.ts';
import { FRAME_WORDS } from './words.ts';

/** Opens the settings of the whole studio. Those of one page stand on that page. */
export function SettingsButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useWords(FRAME_WORDS);
  const { settings } = useStudio();
  return (
    <>
      <button type="button" class="quiet" onClick={() => dialog.current?.showModal()}>
        <Icon name="settings" />
        {words.settings}
      </button>
      <dialog ref={dialog} class="sheet" aria-label={words.settings}>
        <h2>{words.settings}</h2>
        <label class="field">
          <span>{words.language}</span>
          <select
            value={settings.language.value}
            onChange={({ currentTarget }) => {
              settings.language.value = currentTarget.value as LanguageCode;
            }}
          >
            {LANGUAGE_CODES.map((code) => (
              <option key={code} value={code} lang={code}>
                {GRAMMARS[code].name}
              </option>
            ))}
          </select>
        </label>
        <SelectField
          name={words.appearance}
          options={APPEARANCES}
          told={(name) => words.appearances[name]}
          value={settings.appearance.value}
          choose={(name) => {
            settings.appearance.value = name;
          }}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </dialog>
    </>
  );
}
