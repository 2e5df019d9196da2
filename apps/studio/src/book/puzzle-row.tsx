import { parseNativeRecord } from '@latin-puzzles/core/format';
import { puzzleTitle } from '@latin-puzzles/core/puzzle';
import { movePuzzle, type PuzzlePlace, removePuzzle } from '@latin-puzzles/workshop/booklet';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { ChoiceField, TypedField } from '../forms/fields.tsx';
import { tellFaultWhole } from '../parts/faults.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import type { BookDesk } from './book-desk.ts';
import { neighbour } from './composing.ts';
import type { Dragging } from './dragging.ts';
import { focusSoon } from './focus-soon.ts';
import { Handle } from './handle.tsx';
import { RuleField } from './part-form.tsx';
import { BOOK_WORDS } from './words.ts';

interface RowProps {
  readonly desk: BookDesk;
  readonly dragging: Dragging;
  readonly record: Readonly<Record<string, unknown>>;
  readonly place: PuzzlePlace;
}

/** A puzzle of a section: what it is called, where it goes, and what the book says of it. */
export function PuzzleRow({ desk, dragging, record, place }: RowProps) {
  const words = useWords(BOOK_WORDS);
  const language = useLanguage();
  const { announcer } = useStudio();
  const open = useSignal(false);
  const parsed = useMemo(() => parseNativeRecord(record), [record]);
  const own = desk.puzzleForm(place);
  const said = own.at(['title']);
  const title =
    (typeof said === 'string' && said) || (parsed.ok && puzzleTitle(parsed.value, language)) || words.untitled;
  const counts = desk.fileCounts.value;
  const { part, at } = place;
  const dropped = dragging.over.value;
  const isMarked = dropped?.kind === 'puzzle' && dropped.place.part === part && dropped.place.at === at;
  const move = (by: 1 | -1) => {
    const to = neighbour(desk.draft.value, place, by, counts);
    if (!to) return;
    desk.change(movePuzzle(desk.draft.value, place, to, counts));
    const section = desk.draft.value.parts[to.part]?.title ?? words.kinds.puzzles;
    announcer.say(words.puzzleMoved(title, section, to.at + 1));
    const row = `[data-of="${to.part}"][data-puzzle="${to.at}"]`;
    const way = by > 0 ? 'down' : 'up';
    focusSoon(`${row} [data-way="${way}"]:not(:disabled)`, `${row} [data-way]:not(:disabled)`);
  };
  return (
    <li data-of={part} data-puzzle={at} class={isMarked ? 'drop-before' : undefined}>
      <div class="print-row">
        <Handle dragging={dragging} what={{ kind: 'puzzle', place }} />
        <span class="number">{at + 1}.</span>
        <span class="name">
          {title}
          {!parsed.ok && <small class="style-fault">{tellFaultWhole(parsed.fault, 'reader', language)}</small>}
        </span>
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            class="quiet"
            data-way={by > 0 ? 'down' : 'up'}
            aria-label={by > 0 ? words.down(title) : words.up(title)}
            disabled={!neighbour(desk.draft.value, place, by, counts)}
            onClick={() => move(by)}
          >
            {by > 0 ? '↓' : '↑'}
          </button>
        ))}
        <button
          type="button"
          class="quiet"
          aria-label={words.edit(title)}
          aria-expanded={open.value}
          onClick={() => {
            open.value = !open.value;
          }}
        >
          ✎
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={words.remove(title)}
          onClick={() => {
            desk.change(removePuzzle(desk.draft.value, place, counts));
            announcer.say(words.removed(title));
            focusSoon(`[data-part="${part}"] [data-way]:not(:disabled)`);
          }}
        >
          ✕
        </button>
      </div>
      {open.value && (
        <div class="book-fields">
          <TypedField form={own} path={['title']} name={words.fields.title} />
          <TypedField form={own} path={['byline']} name={words.partFields.byline} />
          <RuleField form={own} />
          <ChoiceField
            form={own}
            path={['proof']}
            name={words.partFields.proofs}
            options={{ ...words.proofs, none: words.asBook }}
            usual="none"
          />
        </div>
      )}
    </li>
  );
}
