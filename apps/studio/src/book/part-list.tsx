import {
  addPart,
  type BookFilePart,
  movePart,
  PART_KINDS,
  removeFile,
  removePart,
  takeIn,
} from '@latin-puzzles/workshop/booklet';
import { useSignal } from '@preact/signals';
import { useStudio, useWords } from '../services/studio.ts';
import type { BookDesk } from './book-desk.ts';
import { newPart } from './composing.ts';
import type { Dragging } from './dragging.ts';
import { focusSoon } from './focus-soon.ts';
import { Handle } from './handle.tsx';
import { PartForm } from './part-form.tsx';
import { PuzzleRow } from './puzzle-row.tsx';
import { BOOK_WORDS } from './words.ts';

interface ListProps {
  readonly desk: BookDesk;
  readonly dragging: Dragging;
  readonly boards: ReadonlyMap<string, string>;
}

/** The parts of the book in their order, and what can be put among them. */
export function PartList({ desk, dragging, boards }: ListProps) {
  const words = useWords(BOOK_WORDS);
  const { announcer } = useStudio();
  const { parts } = desk.draft.value;
  const over = dragging.over.value;
  return (
    <>
      <h2>{words.parts}</h2>
      <p class="remark">{words.partsHelp}</p>
      <ol class={`book-parts${over?.kind === 'part' && over.at === parts.length ? ' drop-last' : ''}`}>
        {parts.map((part, at) => (
          <PartRow key={`${at}${part.kind}`} desk={desk} dragging={dragging} boards={boards} part={part} at={at} />
        ))}
      </ol>
      <fieldset class="book-palette">
        <legend>{words.addPart}</legend>
        {PART_KINDS.map((kind) => (
          <span key={kind} class="book-new">
            <Handle dragging={dragging} what={{ kind: 'new', part: kind }} />
            <button
              type="button"
              class="quiet"
              aria-label={words.addTo(words.kinds[kind])}
              onClick={() => {
                const texts = { heading: kind === 'text' ? words.foreword : words.heading, text: words.text };
                desk.change(addPart(desk.draft.value, parts.length, newPart(kind, texts)));
                announcer.say(words.moved(words.kinds[kind], parts.length + 1));
              }}
            >
              {words.kinds[kind]}
            </button>
          </span>
        ))}
      </fieldset>
    </>
  );
}

interface PartRowProps extends ListProps {
  readonly part: BookFilePart;
  readonly at: number;
}

function PartRow({ desk, dragging, boards, part, at }: PartRowProps) {
  const words = useWords(BOOK_WORDS);
  const { announcer } = useStudio();
  const open = useSignal(false);
  const { parts } = desk.draft.value;
  const kind = words.kinds[part.kind] ?? part.kind;
  const name = part.title ? `${kind}: ${part.title}` : kind;
  const over = dragging.over.value;
  const files = desk.fileCounts.value[at] ?? 0;
  const own = part.puzzles ?? [];
  const marked = over?.kind === 'part' && over.at === at;
  const into = over?.kind === 'puzzle' && over.place.part === at && over.place.at === files + own.length;
  const wrong = desk.faults.value.some(({ place }) => place.startsWith(`parts[${at}]`));
  const move = (by: number) => {
    desk.change(movePart(desk.draft.value, at, at + by));
    announcer.say(words.moved(name, at + by + 1));
    const row = `[data-part="${at + by}"] > .print-row`;
    focusSoon(`${row} [data-way="${by > 0 ? 'down' : 'up'}"]:not(:disabled)`, `${row} [data-way]:not(:disabled)`);
  };
  return (
    <li
      data-part={at}
      data-kind={part.kind}
      data-puzzles={files + own.length}
      class={[marked ? 'drop-before' : '', into ? 'drop-into' : ''].join(' ')}
    >
      <div class="print-row">
        <Handle dragging={dragging} what={{ kind: 'part', at }} />
        <span class="name">
          {kind}
          {part.title && <small>{part.title}</small>}
        </span>
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            class="quiet"
            data-way={by > 0 ? 'down' : 'up'}
            aria-label={by > 0 ? words.down(name) : words.up(name)}
            disabled={at + by < 0 || at + by >= parts.length}
            onClick={() => move(by)}
          >
            {by > 0 ? '↓' : '↑'}
          </button>
        ))}
        {part.kind !== 'blank' && part.kind !== 'proofs' && (
          <button
            type="button"
            class="quiet"
            aria-label={words.edit(name)}
            aria-expanded={open.value || wrong}
            onClick={() => {
              open.value = !open.value;
            }}
          >
            ✎
          </button>
        )}
        <button
          type="button"
          class="quiet"
          aria-label={words.remove(name)}
          onClick={() => {
            desk.change(removePart(desk.draft.value, at));
            announcer.say(words.removed(name));
            focusSoon('.book-parts [data-way]:not(:disabled)', '.book-palette button');
          }}
        >
          ✕
        </button>
      </div>
      {(open.value || wrong) && (
        <div class="book-fields">
          <PartForm desk={desk} part={part} at={at} boards={boards} />
        </div>
      )}
      {part.kind === 'puzzles' && <SectionPuzzles desk={desk} dragging={dragging} part={part} at={at} />}
    </li>
  );
}

/** What a section holds: files, which move as a whole, and puzzles one by one. */
function SectionPuzzles({ desk, dragging, part, at }: Omit<PartRowProps, 'boards'>) {
  const words = useWords(BOOK_WORDS);
  const named = [part.from ?? []].flat();
  const files = desk.fileCounts.value[at] ?? 0;
  const { puzzles = [] } = part;
  const known = desk.files.known.value;
  if (named.length + puzzles.length === 0) return <p class="remark book-empty">{words.empty}</p>;
  return (
    <>
      {named.map((file, i) => {
        const documents = known.get(file)?.documents;
        return (
          <p key={file} class="book-file">
            <span>{words.fromFile(file, documents?.length ?? 0)}</span>
            {documents && i === named.length - 1 && (
              <button
                type="button"
                class="quiet print-link"
                onClick={() =>
                  desk.change(
                    takeIn(
                      desk.draft.value,
                      at,
                      file,
                      documents.map((text) => JSON.parse(text)),
                    ),
                  )
                }
              >
                {words.takeIn(file)}
              </button>
            )}
            <button
              type="button"
              class="quiet"
              aria-label={words.removeFile(file)}
              onClick={() => {
                const count = (name: string) => known.get(name)?.documents.length ?? 0;
                desk.change(removeFile(desk.draft.value, at, file, count));
              }}
            >
              ✕
            </button>
          </p>
        );
      })}
      <ol class="book-puzzles">
        {puzzles.map((record, i) => (
          <PuzzleRow key={i} desk={desk} dragging={dragging} record={record} place={{ part: at, at: files + i }} />
        ))}
      </ol>
    </>
  );
}
