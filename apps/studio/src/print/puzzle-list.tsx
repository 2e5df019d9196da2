import { clueCount, puzzleTitle } from '@latin-puzzles/core/puzzle';
import { LEVEL_NAMES, ratingNoted } from '@latin-puzzles/core/rating';
import { useRef } from 'preact/hooks';
import { download } from '../downloads/download.ts';
import { tellFaultWhole } from '../parts/faults.ts';
import { printListFile } from '../services/print-list.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import type { PrintDesk } from './desk.ts';
import type { PrintEntry } from './entry.ts';
import { PRINT_WORDS, type PrintWords } from './words.ts';

/** The puzzles to be printed, in their order. */
export function PuzzleList({ desk }: { readonly desk: PrintDesk }) {
  const language = useLanguage();
  const { printList } = useStudio();
  const words = useWords(PRINT_WORDS);
  const heading = useRef<HTMLHeadingElement>(null);
  const { good, bad } = desk.entries.value;
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {words.list}
      </h2>
      {good.length + bad.length === 0 && <p class="remark">{words.empty}</p>}
      {good.length > 0 && (
        <ol class="print-list">
          {good.map((entry, i) => (
            <Row
              desk={desk}
              key={entry.text}
              entry={entry}
              place={i + 1}
              all={good.length}
              left={() => heading.current?.focus()}
            />
          ))}
        </ol>
      )}
      {bad.map(({ text, fault }) => (
        <div key={text} class="message bad">
          <p>
            {words.unreadable} {tellFaultWhole(fault, 'reader', language)}
          </p>
          <button type="button" onClick={() => printList.remove(text)}>
            {words.remove(words.untitled)}
          </button>
        </div>
      ))}
      {good.length > 0 && (
        <div class="row">
          <button
            type="button"
            class="quiet print-link"
            onClick={() => download('puzzles.ndjson', 'application/x-ndjson', printListFile(printList))}
          >
            {words.downloadList}
          </button>
          <button
            type="button"
            class="quiet print-link"
            onClick={() => {
              printList.clear();
              heading.current?.focus();
            }}
          >
            {words.clear}
          </button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  readonly desk: PrintDesk;
  readonly entry: PrintEntry;
  readonly place: number;
  readonly all: number;
  /** Told when the row goes, and the focus with it. */
  readonly left: () => void;
}

function Row({ desk, entry, place, all, left }: RowProps) {
  const words = useWords(PRINT_WORDS);
  const levels = useWords(LEVEL_NAMES);
  const { announcer, printList } = useStudio();
  const language = useLanguage();
  const title = puzzleTitle(entry.puzzle, language) ?? words.untitled;
  const [level, score] = [desk.levelOf(entry), desk.scoreOf(entry)];
  const rated = level && (score === undefined ? levels[level] : ratingNoted({ level, score }, language));
  const objection = objectionTo(entry, title, desk.knowledge.known.value.get(entry.text)?.solutions ?? 1, words);
  const move = (button: HTMLButtonElement, by: number) => {
    printList.move(entry.text, by);
    announcer.say(words.moved(title, place + by, all));
    // A row that changes its place loses the focus, and at the ends of the list one of its buttons is off.
    requestAnimationFrame(() => {
      const row = button.closest('li');
      (button.disabled ? row?.querySelector<HTMLButtonElement>('button:not(:disabled)') : button)?.focus();
    });
  };
  return (
    <li>
      <div class="print-row">
        <span class="number">{place}.</span>
        <span class="name">
          {title}
          <small>{[rated, words.clues(clueCount(entry.puzzle))].filter(Boolean).join(' · ')}</small>
        </span>
        <button
          type="button"
          class="quiet"
          aria-label={words.up(title)}
          disabled={place === 1}
          onClick={({ currentTarget }) => move(currentTarget, -1)}
        >
          ↑
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={words.down(title)}
          disabled={place === all}
          onClick={({ currentTarget }) => move(currentTarget, 1)}
        >
          ↓
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={words.remove(title)}
          onClick={() => {
            printList.remove(entry.text);
            announcer.say(words.removed(title));
            left();
          }}
        >
          ✕
        </button>
      </div>
      {objection !== undefined && <p class="message bad">{objection}</p>}
    </li>
  );
}

/** What is printed but is no Latin puzzle, and what it is. */
function objectionTo(
  { complete }: PrintEntry,
  title: string,
  solutions: number,
  words: PrintWords,
): string | undefined {
  if (solutions === 0) return words.noSolution(title);
  if (solutions > 1) return words.manySolutions(title);
  return complete ? words.complete(title) : undefined;
}
