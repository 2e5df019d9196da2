import { ChoiceField, FlagField, NumericField, TypedField } from '../forms/fields.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { useWords } from '../services/studio.ts';
import type { HouseStyle } from './house-style.ts';
import { fieldAt } from './style-draft.ts';
import { HOUSE_WORDS } from './words.ts';

const PROFILE = ['press', 'profile'];

/** What a printer needs of a PDF. */
export function PressFields({ house }: { readonly house: HouseStyle }) {
  const words = useWords(HOUSE_WORDS);
  const profile = fieldAt(house.draft.value, PROFILE);
  const named = typeof profile === 'string' ? profile : undefined;
  return (
    <details>
      <summary>{words.press}</summary>
      <ChoiceField
        form={house.form}
        path={['press', 'inks']}
        name={words.pressInks}
        options={words.pressInk}
        usual="screen"
      />
      <FlagField form={house.form} path={['press', 'standard']} name={words.standard} usual={false} on="PDF/X-4" />
      <NumericField form={house.form} path={['press', 'bleed']} name={words.bleed} usual="0" />
      <FlagField form={house.form} path={['press', 'cropMarks']} name={words.cropMarks} usual={false} />
      <TypedField form={house.form} path={['press', 'condition']} name={words.condition} />
      <p class="field style-profile">
        <span>{words.profile}</span>
        <span class="remark">{named ?? words.noProfile}</span>
        {named !== undefined && house.profileMissing.value && (
          <span class="style-fault" role="alert">
            {words.missing(named)}
          </span>
        )}
        <span class="row">
          <FileButton
            name={words.chooseProfile}
            accept=".icc,.icm"
            onFiles={async ([file]) => {
              if (!file) return;
              await house.keepFile(file);
              house.set(PROFILE, file.name);
            }}
          />
          {named !== undefined && (
            <button type="button" class="quiet" onClick={() => house.set(PROFILE, undefined)}>
              {words.remove(named)}
            </button>
          )}
        </span>
      </p>
    </details>
  );
}
