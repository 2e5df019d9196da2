import { CATALOG, type CatalogEntry, catalogEntry, SECTIONS, type Section } from '@latin-puzzles/core/board';
import { makeNative } from '@latin-puzzles/core/format';
import { clueCount } from '@latin-puzzles/core/puzzle';
import { readDocuments } from '@latin-puzzles/workshop/reading';
import { useSignal } from '@preact/signals';
import { tellFault } from '../parts/faults.ts';
import { FileButton } from '../parts/file-button.tsx';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { specimenOf } from '../specimens/specimens.ts';
import { PRINT_WORDS } from './words.ts';

/** So many faults of one file are told; more would bury the page. */
const MOST_FAULTS = 3;

/** Ways to put puzzles on the list: specimens, and files. */
export function Adding() {
  const words = useWords(PRINT_WORDS);
  const language = useLanguage();
  const { announcer, printList } = useStudio();
  const chosen = useSignal(CATALOG[0]!.name);
  const faults = useSignal<readonly string[]>([]);

  const addSome = (texts: readonly string[]) => {
    const before = printList.texts.value.length;
    for (const text of texts) printList.add(text);
    announcer.say(words.added(printList.texts.value.length - before));
  };

  async function open(files: readonly File[]): Promise<void> {
    const complaints: string[] = [];
    for (const file of files) {
      const read = await readDocuments(await file.text());
      addSome(read.texts);
      for (const { place, fault } of read.faults.slice(0, MOST_FAULTS)) {
        const { message, remedy } = tellFault(fault, 'reader', language);
        complaints.push(words.fileFault(file.name, place[language], `${message} ${remedy}`));
      }
      if (read.faults.length > MOST_FAULTS) complaints.push(words.moreFaults(read.faults.length - MOST_FAULTS));
    }
    faults.value = complaints;
  }

  return (
    <div class="adding">
      <div class="adding-specimen">
        <label class="field">
          <span>{words.specimen}</span>
          <select
            value={chosen.value}
            onChange={({ currentTarget }) => {
              chosen.value = currentTarget.value;
            }}
          >
            {(Object.keys(SECTIONS) as Section[]).map((section) => (
              <optgroup key={section} label={SECTIONS[section][language]}>
                {CATALOG.filter((entry) => entry.section === section).map(({ name, title }) => (
                  <option key={name} value={name}>
                    {title[language]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => addSome([textOf(catalogEntry(chosen.value)!)])}>
          {words.add}
        </button>
      </div>
      <div class="row">
        <FileButton name={words.openFiles} multiple accept=".json,.ndjson,.jsonl,.txt,.sdk" onFiles={open} />
        <button type="button" class="quiet print-link" onClick={() => addSome(CATALOG.filter(hasClues).map(textOf))}>
          {words.addAll}
        </button>
      </div>
      {faults.value.length > 0 && (
        <div class="message bad" role="alert">
          {faults.value.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
    </div>
  );
}

function textOf(entry: CatalogEntry): string {
  return makeNative(specimenOf(entry).puzzle);
}

/** An entry without a shipped puzzle has nothing to solve. */
function hasClues(entry: CatalogEntry): boolean {
  const { puzzle } = specimenOf(entry);
  return clueCount(puzzle) > puzzle.inscription.length;
}
