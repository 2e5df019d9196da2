import { type Paper, PER_PAGE, type PerPage, usualTitle } from '@latin-puzzles/drawing';
import { SelectField } from '../parts/select-field.tsx';
import { settings } from '../shell/settings.ts';
import { PRINT } from '../words/print.ts';
import { said } from '../words/words.ts';
import { BookFields } from './book-fields.tsx';
import { composed, entries, wish, wishes } from './desk.ts';
import { edgeFrom, PAPER_NAMES, type PrintWishes } from './wishes.ts';

/** How the booklet is to be made. */
export function OptionsForm() {
  const words = said(PRINT);
  const { title, author, paper, perPage, nets } = wishes.value;
  const solids = entries.value.good.some(({ puzzle }) => puzzle.board.solid);
  return (
    <form class="print-options" onSubmit={(event) => event.preventDefault()}>
      <h2>{words.options}</h2>
      <label class="field">
        <span>{words.bookletTitle}</span>
        <input
          type="text"
          maxLength={200}
          value={title}
          placeholder={usualTitle(settings.language.value)}
          onInput={({ currentTarget }) => wish({ title: currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{words.author}</span>
        <input
          type="text"
          maxLength={200}
          value={author}
          onInput={({ currentTarget }) => wish({ author: currentTarget.value })}
        />
      </label>
      <div class="print-pair">
        <SelectField
          name={words.paper}
          options={PAPER_NAMES}
          told={paperName}
          value={paper}
          choose={(name) => wish({ paper: name })}
        />
        <fieldset>
          <legend>{words.perPage}</legend>
          <div class="choices">
            {PER_PAGE.map((number) => (
              <button
                key={number}
                type="button"
                aria-pressed={number === perPage}
                onClick={() => wish({ perPage: number as PerPage })}
              >
                {number}
              </button>
            ))}
          </div>
        </fieldset>
      </div>
      <fieldset>
        <legend>{words.include}</legend>
        <Check name="titlePage" text={words.titlePage} />
        <Check name="answers" text={words.answers} />
        <Check name="proofs" text={words.proofs} />
        <Check name="levels" text={words.levels} />
      </fieldset>
      <fieldset>
        <legend>{words.look}</legend>
        <Check name="large" text={words.large} />
        <Check name="greyscale" text={words.greyscale} />
        <Check name="landscape" text={words.landscape} />
        {solids && <Check name="nets" text={words.nets} />}
      </fieldset>
      {solids && nets && <EdgeField />}
      <BookFields />
    </form>
  );
}

/** What a paper is called in the language chosen. */
export function paperName(paper: Paper): string {
  return paper === 'Letter' ? said(PRINT).letter : paper;
}

type Flag = { [K in keyof PrintWishes]: PrintWishes[K] extends boolean ? K : never }[keyof PrintWishes];

function Check({ name, text }: { readonly name: Flag; readonly text: string }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={wishes.value[name]}
        onChange={({ currentTarget }) => wish({ [name]: currentTarget.checked })}
      />
      {text}
    </label>
  );
}

function EdgeField() {
  const words = said(PRINT);
  const { edge, paper } = wishes.value;
  const longest = composed.value.longest?.[paper];
  return (
    <label class="field">
      <span>{words.edge}</span>
      <input
        type="text"
        inputMode="decimal"
        value={edge}
        aria-describedby="edge-help"
        onInput={({ currentTarget }) => wish({ edge: currentTarget.value })}
      />
      <small id="edge-help">
        {Number.isNaN(edgeFrom(edge))
          ? words.edgeNone
          : longest && words.edgeHelp(lengthText(longest), paperName(paper))}
      </small>
    </label>
  );
}

/** A length that is not too long, in the language chosen. */
export function lengthText(millimetres: number): string {
  return Math.floor(millimetres).toLocaleString(settings.language.value);
}
