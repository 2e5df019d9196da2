import type { Fault } from '@latin-puzzles/core/basis';
import { parseNative, parseNativeRecord } from '@latin-puzzles/core/format';
import { entryOf, puzzleTitle } from '@latin-puzzles/core/puzzle';
import type { BookFile } from '@latin-puzzles/workshop/booklet';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type BookDesk, makeBookDesk } from '../book/book-desk.ts';
import { dropped } from '../book/composing.ts';
import { makeDragging } from '../book/dragging.ts';
import { PartList } from '../book/part-list.tsx';
import { BOOK_WORDS } from '../book/words.ts';
import { download, fileName } from '../downloads/download.ts';
import { FaultMessage } from '../parts/fault-message.tsx';
import { tellFaultWhole } from '../parts/faults.ts';
import { FileButton } from '../parts/file-button.tsx';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { PagesDesk } from './actions.tsx';
import { BookForm } from './book-form.tsx';
import { BookShelf } from './book-shelf.tsx';
import type { PrintDesk } from './desk.ts';
import { PageNotices } from './notices.tsx';
import { PRINT_WORDS } from './words.ts';
import './book.css';

interface TabProps {
  readonly desk: PrintDesk;
}

/** A book that one composes, beside its pages. */
export default function BookTab({ desk: print }: TabProps) {
  const words = useWords(BOOK_WORDS);
  const studio = useStudio();
  const language = useLanguage();
  const desk = useMemo(() => makeBookDesk(studio, language), [studio]);
  const dragging = useMemo(
    () =>
      makeDragging((what, where) => {
        const kind = what.kind === 'new' ? what.part : undefined;
        const texts = { heading: kind === 'text' ? words.foreword : words.heading, text: words.text };
        desk.change(dropped(desk.draft.value, what, where, desk.fileCounts.value, texts));
      }),
    [desk, words],
  );
  useEffect(() => print.house.load(), [print]);
  const known = desk.files.known.value;
  const boards = useMemo(() => boardsOf(desk.draft.value, known, language), [desk.draft.value.parts, known, language]);
  return (
    <div class={`print-desk book-desk${dragging.dragged.value ? ' dragging' : ''}`}>
      <section class="print-choice" aria-label={words.book}>
        <form class="panel" onSubmit={(event) => event.preventDefault()}>
          <h2>{words.book}</h2>
          <FileRow desk={desk} print={print} />
          <BookForm desk={desk} house={print.house} />
        </form>
        <form class="panel" onSubmit={(event) => event.preventDefault()}>
          <PartList desk={desk} dragging={dragging} boards={boards} />
        </form>
        <div class="panel">
          <BookShelf desk={desk} print={print} dragging={dragging} />
        </div>
      </section>
      <BookPages desk={desk} print={print} />
    </div>
  );
}

/** Opens and saves the book, and asks for files that it names. */
function FileRow({ desk, print }: { readonly desk: BookDesk; readonly print: PrintDesk }) {
  const words = useWords(BOOK_WORDS);
  const language = useLanguage();
  const refused = useSignal<Fault | undefined>(undefined);
  const { title } = desk.draft.value;
  return (
    <>
      <p class="remark">{words.file}</p>
      <div class="row">
        <FileButton
          name={words.open}
          accept=".json"
          onFiles={async ([file]) => {
            if (file) refused.value = desk.open(await file.text());
          }}
        />
        <button
          type="button"
          onClick={() =>
            download(
              fileName(typeof title === 'string' ? title : '', 'json'),
              'application/json',
              desk.text(print.house.style.value?.file.value),
            )
          }
        >
          {words.save}
        </button>
        <button type="button" class="quiet" disabled={!desk.canUndo.value} onClick={() => desk.undo()}>
          {words.undo}
        </button>
        <button type="button" class="quiet" onClick={() => desk.begin(language)}>
          {words.fresh}
        </button>
      </div>
      <FaultMessage fault={refused.value} to="reader" />
      {desk.missing.value.map((name) => (
        <div key={name} class="message bad" role="alert">
          <p>{words.missing(name)}</p>
          <FileButton
            name={words.choose(name)}
            accept=".json,.ndjson,.jsonl,.txt,.sdk,.sdm,.ss,.csv,.tsv"
            onFiles={([file]) => file && void desk.files.keep(name, file)}
          />
        </div>
      ))}
    </>
  );
}

/** Nobody mends more than so many at a time. */
const MOST_TOLD = 20;

interface PagesProps {
  readonly desk: BookDesk;
  readonly print: PrintDesk;
}

/** The pages as they were last set, and what is to be said of them. */
function BookPages({ desk, print }: PagesProps) {
  const words = useWords(BOOK_WORDS);
  const told = useWords(PRINT_WORDS);
  const language = useLanguage();
  const house = print.house.style.value;
  const book = desk.draft.value;
  const dress = desk.dress.value;
  const style = dress === 'house' ? house?.file.value : dress === 'own' ? desk.ownStyle.value : undefined;
  const greyscale = book.greyscale === true;
  const look = useMemo(() => ({ style, greyscale }), [style, greyscale]);
  const families = dress === 'usual' ? undefined : house?.families.value;
  const awaited = print.house.awaited.value;
  const files = desk.files.known.value;
  const again = useSignal(0);
  useEffect(() => {
    if (!awaited) desk.compose(look);
  }, [book, look, families, awaited, files, again.value]);
  const { pages = [], notices = [] } = desk.composed.value ?? {};
  const date = typeof book.date === 'string' ? Date.parse(`${book.date}T00:00:00Z`) : undefined;
  const sheets = useMemo(
    () => ({
      pages,
      title: book.title,
      author: book.author ?? '',
      language: book.language ?? 'en',
      date: Number.isNaN(date) ? undefined : date,
      look,
      families: families ?? [],
    }),
    [pages, book.title, book.author, book.language, date, look, families],
  );
  const faults = desk.faults.value;
  const trouble = desk.trouble.value;
  const progress = desk.progress.value;
  return (
    <section class="print-preview" aria-label={told.preview}>
      <div class="print-bar">
        <h2>{told.preview}</h2>
        <p class="remark" role="status">
          {progress === undefined && pages.length > 0 && told.composed(pages.length)}
          {progress === 'begun' && pages.length === 0 && words.composing}
          {typeof progress === 'object' && words.pagesOf(progress.done, progress.all)}
        </p>
        {progress !== undefined && (
          <button type="button" class="quiet" onClick={() => desk.stop()}>
            {words.stop}
          </button>
        )}
      </div>
      {faults.length > 0 && (
        <div class="message bad" role="alert">
          <p>{pages.length > 0 ? words.mend : words.mendFirst}</p>
          <ul class="print-notices">
            {faults.slice(0, MOST_TOLD).map((fault, i) => (
              <li key={i}>{tellFaultWhole(fault, 'reader', language)}</li>
            ))}
          </ul>
          {faults.length > MOST_TOLD && <p>{words.more(faults.length - MOST_TOLD)}</p>}
        </div>
      )}
      {trouble === 'failed' && <p class="message bad">{words.failed}</p>}
      {trouble === 'stopped' && (
        <p class="remark print-research">
          {words.stopped}
          <button
            type="button"
            onClick={() => {
              again.value += 1;
            }}
          >
            {words.again}
          </button>
        </p>
      )}
      {faults.length === 0 && typeof trouble === 'object' && (
        <p class="message bad" role="alert">
          {tellFaultWhole(trouble, 'reader', language)}
        </p>
      )}
      <PageNotices notices={notices} />
      {pages.length > 0 && <PagesDesk sheets={sheets} />}
    </section>
  );
}

/** The boards of a book, as own rules name them, with what they are called. */
function boardsOf(book: BookFile, files: BookDesk['files']['known']['value'], language: 'en' | 'es') {
  const boards = new Map<string, string>();
  for (const { from = [], puzzles = [] } of book.parts) {
    const documents = [from].flat().flatMap((name) => files.get(name)?.documents ?? []);
    for (const parsed of [
      ...documents.map((text) => parseNative(text)),
      ...puzzles.map((one) => parseNativeRecord(one)),
    ]) {
      if (!parsed.ok) continue;
      const { value } = parsed;
      const name = entryOf(value)?.name ?? value.board.name;
      if (name !== '' && !boards.has(name))
        boards.set(name, puzzleTitle({ ...value, title: undefined }, language) ?? name);
    }
  }
  return boards;
}
