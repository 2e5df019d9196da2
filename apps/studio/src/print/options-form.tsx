import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { type Paper, PER_PAGE, type PerPage, usualTitle } from '@latin-puzzles/drawing';
import { SelectField } from '../parts/select-field.tsx';
import { useLanguage, useWords } from '../services/studio.ts';
import { BookFields } from './book-fields.tsx';
import type { PrintDesk } from './desk.ts';
import { edgeFrom, PAPER_NAMES, type PrintWishes } from './wishes.ts';
import { PRINT_WORDS, type PrintWords } from './words.ts';

interface DeskProps {
  readonly desk: PrintDesk;
}

/** How the booklet is to be made. */
export function OptionsForm({ desk }: DeskProps) {
  const words = useWords(PRINT_WORDS);
  const language = useLanguage();
  const { wish } = desk;
  const { title, author, paper, perPage, nets } = desk.wishes.value;
  const solids = desk.entries.value.good.some(({ puzzle }) => puzzle.board.solid);
  return (
    <form class="print-options" onSubmit={(event) => event.preventDefault()}>
      <h2>{words.options}</h2>
      <label class="field">
        <span>{words.bookletTitle}</span>
        <input
          type="text"
          maxLength={200}
          value={title}
          placeholder={usualTitle(language)}
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
          told={(name) => paperName(name, words)}
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
        <Check desk={desk} name="titlePage" text={words.titlePage} />
        <Check desk={desk} name="answers" text={words.answers} />
        <Check desk={desk} name="proofs" text={words.proofs} />
        <Check desk={desk} name="levels" text={words.levels} />
      </fieldset>
      <fieldset>
        <legend>{words.look}</legend>
        <Check desk={desk} name="large" text={words.large} />
        <Check desk={desk} name="greyscale" text={words.greyscale} />
        <Check desk={desk} name="landscape" text={words.landscape} />
        {solids && <Check desk={desk} name="nets" text={words.nets} />}
      </fieldset>
      {solids && nets && <EdgeField desk={desk} />}
      <BookFields desk={desk} />
    </form>
  );
}

/** What a paper is called. */
export function paperName(paper: Paper, words: PrintWords): string {
  return paper === 'Letter' ? words.letter : paper;
}

type Flag = { [K in keyof PrintWishes]: PrintWishes[K] extends boolean ? K : never }[keyof PrintWishes];

interface CheckProps extends DeskProps {
  readonly name: Flag;
  readonly text: string;
}

function Check({ desk, name, text }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={desk.wishes.value[name]}
        onChange={({ currentTarget }) => desk.wish({ [name]: currentTarget.checked })}
      />
      {text}
    </label>
  );
}

function EdgeField({ desk }: DeskProps) {
  const words = useWords(PRINT_WORDS);
  const language = useLanguage();
  const { edge, paper } = desk.wishes.value;
  const longest = desk.composed.value.longest?.[paper];
  return (
    <label class="field">
      <span>{words.edge}</span>
      <input
        type="text"
        inputMode="decimal"
        value={edge}
        aria-describedby="edge-help"
        onInput={({ currentTarget }) => desk.wish({ edge: currentTarget.value })}
      />
      <small id="edge-help">
        {Number.isNaN(edgeFrom(edge))
          ? words.edgeNone
          : longest && words.edgeHelp(lengthText(longest, language), paperName(paper, words))}
      </small>
    </label>
  );
}

/** A length that is not too long. */
export function lengthText(millimetres: number, language: LanguageCode): string {
  return GRAMMARS[language].figure(Math.floor(millimetres));
}
