import { WISHES } from '../words/wishes.ts';
import { said } from '../words/words.ts';
import { CheckField } from './check-field.tsx';
import { MaskPicker } from './mask-picker.tsx';
import { RangeField } from './range-field.tsx';
import { SymmetryField } from './symmetry-field.tsx';
import { Wish } from './wish.tsx';
import { multisetOf } from './wishes.ts';
import { change, form } from './workshop.ts';

/** Which labels there are, and which cells are clues. */
export function ClueWishes() {
  const words = said(WISHES);
  const { labels } = form.value;
  const usual = multisetOf({ ...form.value, labels: '' });
  return (
    <section class="wishes" aria-labelledby="clue-wishes">
      <h2 id="clue-wishes">{words.clues}</h2>
      <Wish field="labels" name={words.labels} help={words.labelsHelp}>
        {(ties) => (
          <input
            {...ties}
            value={labels}
            placeholder={usual.ok ? usual.value.entries.join(' ') : ''}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => change({ labels: currentTarget.value })}
          />
        )}
      </Wish>
      <CheckField field="critical" name={words.critical} help={words.criticalHelp} />
      <RangeField field="clues" name={words.clueCount} step="1" />
      <SymmetryField />
      <MaskPicker />
    </section>
  );
}
