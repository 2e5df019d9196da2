import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { lettersOf, MOST_LETTERS, spell } from '@latin-puzzles/workshop/generate';
import { useLanguage, useWords } from '../services/studio.ts';
import { type MakerProps, WishField } from './fields.tsx';
import { type Form, writeWord } from './form.ts';
import { GENERATE_WORDS } from './words/index.ts';

/** The name that the puzzle is for, and what its letters mean on the board. */
export function WordField({ maker }: MakerProps) {
  const words = useWords(GENERATE_WORDS);
  const language = useLanguage();
  const { word } = maker.form.value;
  return (
    <WishField maker={maker} field="word" name={words.word} help={meaningOf(maker.form.value, language)}>
      {(ties) => (
        <input
          {...ties}
          class="word"
          value={word}
          placeholder={words.wordExample}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget }) => maker.replace(writeWord(maker.form.value, currentTarget.value))}
        />
      )}
    </WishField>
  );
}

/** What the letters of the word mean on the board. */
function meaningOf({ word, labels, subject }: Form, language: LanguageCode): string {
  const words = GENERATE_WORDS[language];
  const k = subject.board.asterisms[0]!.cells.length;
  const { letters, repeated, filling, excess } = spell(lettersOf(word), subject.labels);
  if (letters.length === 0) return words.noWord;
  // Who gives the labels knows what they mean.
  if (labels.trim() !== '') return '';
  if (excess > 0) return letters.length > MOST_LETTERS ? words.longest(MOST_LETTERS) : words.tooLong(letters.length, k);
  const times = repeated.map(({ letter, count }) => words.times(letter, count));
  const sentences = times.length > 0 ? [words.repeats(GRAMMARS[language].list(times))] : [];
  if (filling.length > 0) sentences.unshift(words.filled(letters.length, filling.join(' ')));
  else if (repeated.length === 0) sentences.unshift(words.allDifferent(letters.length));
  return sentences.join(' ');
}
