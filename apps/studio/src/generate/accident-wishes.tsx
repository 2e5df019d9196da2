import { WISHES } from '../words/wishes.ts';
import { said } from '../words/words.ts';
import { CheckField } from './check-field.tsx';
import { Wish } from './wish.tsx';
import { change, form } from './workshop.ts';

/** Words that are kept out by accident. */
export function AccidentWishes() {
  const words = said(WISHES);
  return (
    <section class="wishes" aria-labelledby="accident-wishes">
      <h2 id="accident-wishes">{words.accidents}</h2>
      <Wish field="words" name={words.words} help={words.wordsHelp}>
        {(ties) => (
          <textarea
            {...ties}
            rows={2}
            value={form.value.words}
            disabled={form.value.anyWords}
            onInput={({ currentTarget }) => change({ words: currentTarget.value })}
          />
        )}
      </Wish>
      <CheckField field="anyWords" name={words.anyWords} />
    </section>
  );
}
