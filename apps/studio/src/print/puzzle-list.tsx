import { clueCount } from '@latin-puzzles/core/puzzle';
import { useRef } from 'preact/hooks';
import { download } from '../downloads/download.ts';
import { clearPrint, moveInPrint, printListFile, removeFromPrint } from '../print-list/print-list.ts';
import { announce } from '../shell/announcer.tsx';
import { LEVEL_NAMES } from '../words/catalog.ts';
import { toldWhole } from '../words/faults.ts';
import { PRINT } from '../words/print.ts';
import { said } from '../words/words.ts';
import { entries, levelOf, titleOf } from './desk.ts';
import type { Entry } from './entry.ts';
import { knowledge } from './knowledge.ts';

/** The puzzles to be printed, in their order. */
export function PuzzleList() {
  const words = said(PRINT);
  const heading = useRef<HTMLHeadingElement>(null);
  const { good, bad } = entries.value;
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {words.list}
      </h2>
      {good.length + bad.length === 0 && <p class="remark">{words.empty}</p>}
      {good.length > 0 && (
        <ol class="print-list">
          {good.map((entry, i) => (
            <Row key={entry.text} entry={entry} place={i + 1} all={good.length} left={() => heading.current?.focus()} />
          ))}
        </ol>
      )}
      {bad.map(({ text, fault }) => (
        <div key={text} class="message bad">
          <p>
            {words.unreadable} {toldWhole(fault, 'reader')}
          </p>
          <button type="button" onClick={() => removeFromPrint(text)}>
            {words.remove(words.untitled)}
          </button>
        </div>
      ))}
      {good.length > 0 && (
        <div class="row">
          <button
            type="button"
            class="quiet print-link"
            onClick={() => download('puzzles.ndjson', 'application/x-ndjson', printListFile())}
          >
            {words.downloadList}
          </button>
          <button
            type="button"
            class="quiet print-link"
            onClick={() => {
              clearPrint();
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
  readonly entry: Entry;
  readonly place: number;
  readonly all: number;
  /** Told when the row goes, and the focus with it. */
  readonly left: () => void;
}

function Row({ entry, place, all, left }: RowProps) {
  const words = said(PRINT);
  const title = titleOf(entry);
  const level = levelOf(entry);
  const objection = objectionTo(entry);
  const move = (button: HTMLButtonElement, by: number) => {
    moveInPrint(entry.text, by);
    announce(words.moved(title, place + by, all));
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
          <small>
            {[level && said(LEVEL_NAMES)[level], words.clues(clueCount(entry.puzzle))].filter(Boolean).join(' · ')}
          </small>
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
            removeFromPrint(entry.text);
            announce(words.removed(title));
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
function objectionTo(entry: Entry): string | undefined {
  const words = said(PRINT);
  const solutions = knowledge.value.get(entry.text)?.solutions ?? 1;
  if (solutions === 0) return words.noSolution(titleOf(entry));
  if (solutions > 1) return words.manySolutions(titleOf(entry));
  return entry.complete ? words.complete(titleOf(entry)) : undefined;
}
