import type { BookFile } from '@latin-puzzles/workshop/booklet';
import { readDocuments } from '@latin-puzzles/workshop/reading';
import { type ReadonlySignal, signal } from '@preact/signals';
import { type KeptFiles, makeKeptFiles } from '../storage/kept-files.ts';

/** A file of puzzles that a book names. */
export interface PuzzleFile {
  readonly text: string;
  /** The native documents of its puzzles. */
  readonly documents: readonly string[];
}

/** The files that a book names, as far as they are on this device. */
export interface BookFiles {
  /** By name; nothing for those that are not here. */
  readonly known: ReadonlySignal<ReadonlyMap<string, PuzzleFile | undefined>>;
  /** Looks for the files that a book names. */
  look(book: BookFile): Promise<void>;
  keep(name: string, file: File): Promise<void>;
}

/** Where files of books are kept, apart from fonts. */
const FOLDER = 'book/';

export function makeBookFiles(files: KeptFiles = makeKeptFiles(() => indexedDB)): BookFiles {
  const known = signal<ReadonlyMap<string, PuzzleFile | undefined>>(new Map());
  const put = (name: string, file: PuzzleFile | undefined) => {
    known.value = new Map(known.value).set(name, file);
  };
  return {
    known,
    async look(book) {
      for (const name of namesIn(book)) {
        if (known.value.has(name)) continue;
        const bytes = await files.read(FOLDER + name);
        put(name, bytes && (await readPuzzles(new TextDecoder().decode(bytes))));
      }
    },
    async keep(name, file) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      await files.keep(FOLDER + name, bytes);
      put(name, await readPuzzles(new TextDecoder().decode(bytes)));
    },
  };
}

async function readPuzzles(text: string): Promise<PuzzleFile> {
  return { text, documents: (await readDocuments(text)).texts };
}

/** The files that a book names: of puzzles, and of its style. */
export function namesIn({ parts, style }: BookFile): string[] {
  const puzzles = parts.flatMap(({ from = [] }) => [from].flat());
  return [...new Set(typeof style === 'string' ? [...puzzles, style] : puzzles)];
}
