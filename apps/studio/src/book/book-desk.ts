import { type Fault, faultsOf, isRecord, type LanguageCode } from '@latin-puzzles/core/basis';
import { parseJson } from '@latin-puzzles/core/format';
import { parseStyle, parseStyleRecord, type StyleFile } from '@latin-puzzles/drawing';
import {
  BOOK_FORMAT,
  type BookChange,
  type BookFile,
  type BookFilePart,
  type ComposedBook,
  changePart,
  changePuzzle,
  makeBookFile,
  type PuzzlePlace,
  parseBook,
  parseBookRecord,
} from '@latin-puzzles/workshop/booklet';
import { Refusal } from '@latin-puzzles/workshop/tools';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { DocumentForm } from '../forms/fields.tsx';
import { fieldAt } from '../house-style/style-draft.ts';
import { makeLatest } from '../parts/latest.ts';
import type { Studio } from '../services/studio.ts';
import { recordOf } from '../storage/device-storage.ts';
import type { WishedLook } from '../worker/open-look.ts';
import type { PagesDone } from '../worker/printing-tasks.ts';
import { type BookFiles, makeBookFiles, namesIn } from './book-files.ts';

export const BOOK_DRESSES = ['house', 'usual', 'own'] as const;
export type BookDress = (typeof BOOK_DRESSES)[number];

/** A book that is being composed; kept on this device. */
export interface BookDesk {
  /** In which style the book is: that of the house, the usual one, or its own. */
  readonly dress: ReadonlySignal<BookDress>;
  choose(dress: BookDress): void;
  /** The style that the book says itself, as far as it is here and right. */
  readonly ownStyle: ReadonlySignal<StyleFile | undefined>;
  /** Perhaps something in it is wrong. */
  readonly draft: ReadonlySignal<BookFile>;
  readonly faults: ReadonlySignal<readonly Fault[]>;
  readonly files: BookFiles;
  /** How many puzzles the files of each part have. */
  readonly fileCounts: ReadonlySignal<readonly number[]>;
  /** The files that the book names and that are not on this device. */
  readonly missing: ReadonlySignal<readonly string[]>;
  change(next: BookFile): void;
  /** Takes back the last change. */
  undo(): void;
  readonly canUndo: ReadonlySignal<boolean>;
  /** The book of a file; what is wrong is left to be mended, unless it is no book at all. */
  open(text: string): Fault | undefined;
  begin(language: LanguageCode): void;
  /** The book as a file, in the style that is chosen. */
  text(house: StyleFile | undefined): string;
  /** The fields of the book, of a part and of a single puzzle. */
  readonly form: DocumentForm;
  partForm(at: number): DocumentForm;
  puzzleForm(place: PuzzlePlace): DocumentForm;
  /** The pages as they were last set, and how far those are that are being set. */
  readonly composed: ReadonlySignal<ComposedBook | undefined>;
  readonly progress: ReadonlySignal<PagesDone | 'begun' | undefined>;
  readonly trouble: ReadonlySignal<Fault | 'failed' | 'stopped' | undefined>;
  compose(look: WishedLook): void;
  stop(): void;
}

const KEY = 'book';
const DRESS_KEY = 'book-dress';

/** So many changes can be taken back. */
const MOST_UNDONE = 50;

export function makeBookDesk({ storage, worker }: Studio, language: LanguageCode): BookDesk {
  const known = storage.keys(KEY).includes(KEY) ? storage.read(KEY, bookOf) : undefined;
  const draft = signal(known ?? newBook(language));
  const before = signal<readonly BookFile[]>([]);
  const files = makeBookFiles();
  const faults = computed(() => faultsOf(parseBookRecord(draft.value)));
  const dress = signal<BookDress>(
    storage.keys(DRESS_KEY).length > 0 ? (storage.read(DRESS_KEY, dressOf) ?? 'house') : 'house',
  );
  const choose = (chosen: BookDress) => {
    dress.value = chosen;
    storage.write(DRESS_KEY, chosen);
  };
  const composed = signal<ComposedBook | undefined>(undefined);
  const progress = signal<PagesDone | 'begun' | undefined>(undefined);
  const trouble = signal<Fault | 'failed' | 'stopped' | undefined>(undefined);
  const latest = makeLatest();
  let controller = new AbortController();
  const put = (next: BookFile) => {
    draft.value = next;
    storage.write(KEY, next);
    void files.look(next);
  };
  const change = (next: BookFile) => {
    if (next === draft.value) return;
    before.value = [...before.value.slice(1 - MOST_UNDONE), draft.value];
    put(next);
  };
  void files.look(draft.value);
  const formAt = (place: string, at: DocumentForm['at'], set: DocumentForm['set']): DocumentForm => ({
    at,
    set,
    fault(path) {
      const own = `${place}${path.join('.')}`;
      return faults.value.find((fault) => fault.place === own || fault.place.startsWith(`${own}.`));
    },
  });
  return {
    dress,
    choose,
    ownStyle: computed(() => {
      const { style } = draft.value;
      const parsed =
        typeof style === 'string' ? parseStyle(files.known.value.get(style)?.text ?? '') : parseStyleRecord(style);
      return parsed.ok ? parsed.value : undefined;
    }),
    draft,
    faults,
    files,
    fileCounts: computed(() =>
      draft.value.parts.map(({ from = [] }) =>
        [from].flat().reduce((sum, name) => sum + (files.known.value.get(name)?.documents.length ?? 0), 0),
      ),
    ),
    missing: computed(() =>
      namesIn(draft.value).filter((name) => files.known.value.has(name) && !files.known.value.get(name)),
    ),
    change,
    undo() {
      const last = before.value.at(-1);
      if (!last) return;
      before.value = before.value.slice(0, -1);
      put(last);
    },
    canUndo: computed(() => before.value.length > 0),
    open(text) {
      const parsed = parseBook(text);
      const json = parseJson(text, '');
      const book = json.ok && (parsed.ok || parsed.fault.place !== 'format') ? bookOf(json.value) : undefined;
      if (!book) return parsed.ok ? undefined : parsed.fault;
      change(book);
      choose(book.style === undefined ? 'usual' : 'own');
      return undefined;
    },
    begin: (spoken) => change(newBook(spoken)),
    text(house) {
      const { style, ...rest } = draft.value;
      const worn = dress.value === 'own' ? style : dress.value === 'house' ? house : undefined;
      const { format, title, ...more } = rest;
      return makeBookFile({ format, title, ...(worn !== undefined && { style: worn }), ...more });
    },
    form: formAt(
      '',
      (path) => fieldAt(draft.value, path),
      ([name], value) => change(withField(draft.value, name!, value)),
    ),
    partForm: (at) =>
      formAt(
        `parts[${at}].`,
        (path) => fieldAt(draft.value.parts[at], path),
        ([name, inner], value) => {
          const part = draft.value.parts[at];
          const own = inner === undefined ? value : innerField(fieldAt(part, [name!]), inner, value);
          change(changePart(draft.value, at, { [name!]: own } as BookChange<BookFilePart>));
        },
      ),
    puzzleForm: (place) =>
      formAt(
        `parts[${place.part}].changes.${place.at + 1}.`,
        (path) => fieldAt(draft.value.parts[place.part]?.changes?.[String(place.at + 1)], path),
        ([name], value) => change(changePuzzle(draft.value, place, { [name!]: value })),
      ),
    composed,
    progress,
    trouble,
    compose(look) {
      if (faults.value.length > 0) return;
      const book = draft.value;
      const here = files.known.value;
      latest(async () => {
        controller = new AbortController();
        const { signal } = controller;
        progress.value = 'begun';
        trouble.value = undefined;
        try {
          const texts = Object.fromEntries([...here].flatMap(([name, file]) => (file ? [[name, file.text]] : [])));
          composed.value = await worker.ask(
            'compose-book',
            { book: withoutMissing(book, here), texts, ...look },
            {
              signal,
              onNews(news) {
                progress.value = news;
              },
            },
          );
        } catch (error) {
          trouble.value = signal.aborted ? 'stopped' : error instanceof Refusal ? error.fault : 'failed';
          if (error instanceof Refusal) composed.value = undefined;
        }
        progress.value = undefined;
      });
    },
    stop: () => controller.abort(),
  };
}

function dressOf(value: unknown): BookDress | undefined {
  return BOOK_DRESSES.find((dress) => dress === value);
}

/** What an author begins with. */
function newBook(language: LanguageCode): BookFile {
  const spanish = language === 'es';
  return {
    format: BOOK_FORMAT,
    title: spanish ? 'Mi libro' : 'My book',
    language,
    paper: 'A5',
    perPage: 2,
    multipleOf4: true,
    parts: [
      { kind: 'title' },
      { kind: 'contents' },
      { kind: 'rules' },
      { kind: 'puzzles', puzzles: [] },
      { kind: 'answers' },
    ],
  };
}

/** A record that can be shown as a book, whatever is wrong with its fields. */
function bookOf(value: unknown): BookFile | undefined {
  const record = recordOf(value);
  if (!record || record.format !== BOOK_FORMAT || !Array.isArray(record.parts) || !record.parts.every(isPart))
    return undefined;
  return record as unknown as BookFile;
}

function isPart(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { kind, from = [], puzzles = [], changes = {}, own = {} } = value;
  const named = [from].flat().every((name) => typeof name === 'string');
  return (
    typeof kind === 'string' &&
    named &&
    Array.isArray(puzzles) &&
    puzzles.every(isRecord) &&
    isRecord(changes) &&
    isRecord(own)
  );
}

function withField(book: BookFile, name: string, value: unknown): BookFile {
  const { [name]: _, ...others } = book as unknown as Record<string, unknown>;
  const next = value === undefined ? others : name in book ? { ...book, [name]: value } : { ...others, [name]: value };
  return next as unknown as BookFile;
}

function innerField(record: unknown, name: string, value: unknown): unknown {
  const { [name]: _, ...others } = isRecord(record) ? record : {};
  const next = value === undefined ? others : { ...others, [name]: value };
  return Object.keys(next).length > 0 ? next : undefined;
}

/** The book without the files that are not here, so that the rest can be seen. */
function withoutMissing(book: BookFile, known: ReadonlyMap<string, unknown>): BookFile {
  const parts = book.parts.map((part) => {
    if (part.from === undefined) return part;
    const { from, ...rest } = part;
    return { puzzles: [], ...rest, from: [from].flat().filter((name) => known.get(name)) };
  });
  return { ...book, parts };
}
