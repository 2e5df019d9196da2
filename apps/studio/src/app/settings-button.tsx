import { LANGUAGES, type LanguageCode } from '@latin-puzzles/core/attrition';
import { useRef } from 'preact/hooks';
import { SelectField } from '../parts/select-field.tsx';
import { APPEARANCES, settings } from '../shell/settings.ts';
import { SHELL } from '../words/shell.ts';
import { said } from '../words/words.ts';

const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'English', es: 'Español' };

/** Opens the settings of the whole studio. Those of one page stand on that page. */
export function SettingsButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = said(SHELL);
  return (
    <>
      <button type="button" class="quiet" onClick={() => dialog.current?.showModal()}>
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
            {(Object.keys(LANGUAGES) as LanguageCode[]).map((code) => (
              <option key={code} value={code} lang={code}>
                {LANGUAGE_NAMES[code]}
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
