import { makeNative } from '@latin-puzzles/core/format';
import { puzzleTitle } from '@latin-puzzles/core/puzzle';
import { addPuzzles } from '@latin-puzzles/workshop/booklet';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { BookDesk } from '../book/book-desk.ts';
import type { Dragging } from '../book/dragging.ts';
import { Handle } from '../book/handle.tsx';
import { BOOK_WORDS } from '../book/words.ts';
import { makeSavedGames } from '../games/saved-games.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { Adding } from './adding.tsx';
import type { PrintDesk } from './desk.ts';
import type { PrintEntry } from './entry.ts';

interface ShelfProps {
  readonly desk: BookDesk;
  readonly print: PrintDesk;
  readonly dragging: Dragging;
}

/** The puzzles that can be put into the book. */
export function BookShelf({ desk, print, dragging }: ShelfProps) {
  const words = useWords(BOOK_WORDS);
  const language = useLanguage();
  const { announcer } = useStudio();
  const chosen = useSignal<number | undefined>(undefined);
  const { good } = print.entries.value;
  const sections = desk.draft.value.parts.flatMap((part, at) => (part.kind === 'puzzles' ? [{ part, at }] : []));
  const section = sections.find(({ at }) => at === chosen.value) ?? sections.at(-1);
  const add = (entries: readonly PrintEntry[], name: string) => {
    if (!section) return;
    const records = entries.map(({ text }) => JSON.parse(text));
    const place = { part: section.at, at: Number.MAX_SAFE_INTEGER };
    desk.change(addPuzzles(desk.draft.value, place, records, desk.fileCounts.value));
    announcer.say(words.added(name, section.part.title ?? words.kinds.puzzles));
  };
  return (
    <>
      <h2>{words.shelf}</h2>
      <p class="remark">{good.length === 0 ? `${words.shelfEmpty} ${words.shelfHelp}` : words.shelfHelp}</p>
      {sections.length === 0 && <p class="message">{words.noSection}</p>}
      {sections.length > 1 && (
        <label class="field">
          <span>{words.section}</span>
          <select
            value={section?.at}
            onChange={({ currentTarget }) => {
              chosen.value = Number(currentTarget.value);
            }}
          >
            {sections.map(({ part, at }) => (
              <option key={at} value={at}>
                {part.title ?? `${words.kinds.puzzles} (${at + 1})`}
              </option>
            ))}
          </select>
        </label>
      )}
      <ol class="print-list book-shelf">
        {good.map((entry) => {
          const title = puzzleTitle(entry.puzzle, language) ?? words.untitled;
          return (
            <li key={entry.text}>
              <div class="print-row">
                <Handle dragging={dragging} what={{ kind: 'shelf', text: entry.text }} />
                <span class="name">{title}</span>
                <button
                  type="button"
                  class="quiet"
                  aria-label={words.addPuzzle(title)}
                  disabled={!section}
                  onClick={() => add([entry], title)}
                >
                  +
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      {good.length > 1 && section && (
        <button type="button" class="quiet print-link" onClick={() => add(good, words.addAll)}>
          {words.addAll}
        </button>
      )}
      <Adding />
      <Games />
    </>
  );
}

/** Games that are kept on this device, whose puzzles can be put on the list. */
function Games() {
  const words = useWords(BOOK_WORDS);
  const { storage, printList } = useStudio();
  const games = useMemo(() => makeSavedGames(storage), [storage]);
  const list = useMemo(() => games.list(), [games]);
  const chosen = useSignal(list[0]?.hash);
  if (list.length === 0) return null;
  return (
    <div class="adding-specimen">
      <label class="field">
        <span>{words.games}</span>
        <select
          value={chosen.value}
          onChange={({ currentTarget }) => {
            chosen.value = currentTarget.value;
          }}
        >
          {list.map(({ hash, title }) => (
            <option key={hash} value={hash}>
              {title || words.untitled}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        onClick={() => {
          const saved = chosen.value === undefined ? undefined : games.find(chosen.value);
          if (saved && 'game' in saved) printList.add(makeNative(saved.game.puzzle));
        }}
      >
        {words.addGame}
      </button>
    </div>
  );
}
