import { settings } from '../shell/settings.ts';
import { GENERATE } from '../words/generate.ts';
import { said } from '../words/words.ts';
import { MOST_LETTERS } from './fitting.ts';
import { type Form, writing } from './form.ts';
import { spell } from './spelling.ts';
import { Wish } from './wish.tsx';
import { form, replace } from './workshop.ts';

/** The name that the puzzle is for, and what its letters mean on the board. */
export function WordField() {
  const words = said(GENERATE);
  const { word } = form.value;
  return (
    <Wish field="word" name={words.word} help={meaningOf(form.value)}>
      {(ties) => (
        <input
          {...ties}
          class="word"
          value={word}
          placeholder={words.wordExample}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget }) => replace(writing(form.value, currentTarget.value))}
        />
      )}
    </Wish>
  );
}

function meaningOf({ word, labels, subject }: Form): string {
  const words = said(GENERATE);
  const k = subject.board.asterisms[0]!.cells.length;
  const { letters, repeated, filling, excess } = spell(word, k);
  if (letters.length === 0) return words.noWord;
  // Who gives the labels knows what they mean.
  if (labels.trim() !== '') return '';
  if (excess > 0) return letters.length > MOST_LETTERS ? words.longest(MOST_LETTERS) : words.tooLong(letters.length, k);
  const times = repeated.map(({ letter, count }) => words.times(letter, count));
  const sentences = times.length > 0 ? [words.repeats(new Intl.ListFormat(settings.language.value).format(times))] : [];
  if (filling.length > 0) sentences.unshift(words.filled(letters.length, filling.join(' ')));
  else if (repeated.length === 0) sentences.unshift(words.allDifferent(letters.length));
  return sentences.join(' ');
}
