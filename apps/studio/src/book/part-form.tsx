import type { BookFilePart } from '@latin-puzzles/workshop/booklet';
import { ChoiceField, type DocumentForm, TypedField } from '../forms/fields.tsx';
import { useWords } from '../services/studio.ts';
import type { BookDesk } from './book-desk.ts';
import { PerPageField } from './per-page-field.tsx';
import { BOOK_WORDS } from './words.ts';

interface PartProps {
  readonly desk: BookDesk;
  readonly part: BookFilePart;
  readonly at: number;
  /** The boards of the book, by name, with what they are called. */
  readonly boards: ReadonlyMap<string, string>;
}

/** The fields of a part. */
export function PartForm({ desk, part: { kind }, at, boards }: PartProps) {
  const words = useWords(BOOK_WORDS).partFields;
  const form = desk.partForm(at);
  const heading = <TypedField form={form} path={['title']} name={words.heading} />;
  switch (kind) {
    case 'title':
      return <TypedField form={form} path={['subtitle']} name={words.subtitle} />;
    case 'text':
      return (
        <>
          {heading}
          <TypedField form={form} path={['text']} name={words.text} lines={6} read={asWritten} />
        </>
      );
    case 'rules':
      return (
        <>
          {heading}
          {[...boards].map(([name, title]) => (
            <TypedField
              key={name}
              form={form}
              path={['own', name]}
              name={words.own(title)}
              lines={2}
              read={asWritten}
            />
          ))}
        </>
      );
    case 'puzzles':
      return (
        <>
          {heading}
          <SectionFields form={form} />
        </>
      );
    case 'advert':
      return <TypedField form={form} path={['text']} name={words.notice} lines={4} read={asWritten} />;
    case 'contents':
    case 'answers':
      return heading;
    default:
      return null;
  }
}

function SectionFields({ form }: { readonly form: DocumentForm }) {
  const words = useWords(BOOK_WORDS);
  const fields = words.partFields;
  return (
    <>
      <TypedField form={form} path={['text']} name={fields.introduction} lines={2} read={asWritten} />
      <PerPageField form={form} name={fields.perPage} usual="0" told={words.asBook} />
      <TypedField form={form} path={['titles']} name={fields.titles} />
      <TypedField form={form} path={['byline']} name={fields.byline} />
      <RuleField form={form} />
      <ChoiceField form={form} path={['proofs']} name={fields.proofs} options={words.proofs} usual="none" />
    </>
  );
}

/** What is to be done: in the words of the book, or nothing at all. */
export function RuleField({ form }: { readonly form: DocumentForm }) {
  const words = useWords(BOOK_WORDS).partFields;
  const silent = form.at(['rule']) === '';
  return (
    <>
      {!silent && <TypedField form={form} path={['rule']} name={words.rule} lines={2} read={asWritten} />}
      <label class="check">
        <input
          type="checkbox"
          checked={silent}
          onChange={({ currentTarget }) => form.set(['rule'], currentTarget.checked ? '' : undefined)}
        />
        <span>{words.noRule}</span>
      </label>
    </>
  );
}

/** A text with its lines and spaces as they are typed; nothing where there is none. */
export function asWritten(text: string): unknown {
  return text === '' ? undefined : text;
}
