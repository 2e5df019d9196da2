import { LANGUAGE_CODES, type LanguageCode } from '@latin-puzzles/core/basis';
import type { Paper } from '@latin-puzzles/drawing';
import { BOOK_DRESSES, type BookDesk, type BookDress } from '../book/book-desk.ts';
import { PerPageField } from '../book/per-page-field.tsx';
import { BOOK_WORDS } from '../book/words.ts';
import { ChoiceField, FlagField, NumericField, TypedField } from '../forms/fields.tsx';
import type { HouseShelf } from '../house-style/shelf.ts';
import { useWords } from '../services/studio.ts';
import { paperName } from './options-form.tsx';
import { PAPER_NAMES } from './wishes.ts';
import { PRINT_WORDS } from './words.ts';

interface FormProps {
  readonly desk: BookDesk;
  readonly house: HouseShelf;
}

/** What holds for the whole book. */
export function BookForm({ desk, house }: FormProps) {
  const words = useWords(BOOK_WORDS);
  const print = useWords(PRINT_WORDS);
  const { form } = desk;
  const { fields } = words;
  const papers = Object.fromEntries(PAPER_NAMES.map((name) => [name, paperName(name, print)])) as Record<Paper, string>;
  const languages = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, words.languages[code]])) as Record<
    LanguageCode,
    string
  >;
  return (
    <>
      <TypedField form={form} path={['title']} name={fields.title} />
      <TypedField form={form} path={['author']} name={fields.author} />
      <div class="print-pair">
        <ChoiceField form={form} path={['paper']} name={fields.paper} options={papers} usual="A4" />
        <PerPageField form={form} name={fields.perPage} usual="1" />
      </div>
      <div class="print-pair">
        <ChoiceField form={form} path={['answers']} name={fields.answers} options={words.answer} usual="back" />
        <ChoiceField form={form} path={['levels']} name={fields.levels} options={words.level} usual="words" />
      </div>
      <DressField desk={desk} house={house} />
      <details>
        <summary>{print.publishing}</summary>
        <ChoiceField form={form} path={['language']} name={fields.language} options={languages} usual="en" />
        <TypedField form={form} path={['date']} name={fields.date} />
        <TypedField form={form} path={['footer']} name={fields.footer} />
        <NumericField form={form} path={['binding']} name={fields.binding} usual="0" />
        <NumericField form={form} path={['firstPage']} name={fields.firstPage} usual="1" />
        <NumericField form={form} path={['firstNumber']} name={fields.firstNumber} usual="1" />
        <NumericField form={form} path={['edge']} name={fields.edge} />
        {(['large', 'greyscale', 'landscape', 'turn', 'nets', 'multipleOf4', 'fold'] as const).map((flag) => (
          <FlagField key={flag} form={form} path={[flag]} name={fields[flag]} usual={false} />
        ))}
      </details>
    </>
  );
}

/** In which style the book is. */
function DressField({ desk, house }: FormProps) {
  const words = useWords(BOOK_WORDS);
  const own = desk.draft.value.style !== undefined;
  const style = desk.ownStyle.value;
  return (
    <>
      <label class="field">
        <span>{words.fields.dress}</span>
        <select
          value={desk.dress.value}
          onChange={({ currentTarget }) => desk.choose(currentTarget.value as BookDress)}
        >
          {BOOK_DRESSES.filter((dress) => dress !== 'own' || own).map((dress) => (
            <option key={dress} value={dress}>
              {words.dresses[dress]}
            </option>
          ))}
        </select>
      </label>
      {desk.dress.value === 'own' && style && house.style.value && (
        <button
          type="button"
          class="quiet print-link"
          onClick={() => {
            house.style.value?.adopt(style);
            desk.choose('house');
          }}
        >
          {words.adopt}
        </button>
      )}
    </>
  );
}
