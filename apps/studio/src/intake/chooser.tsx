import { makeNative } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { PuzzlePicture } from '../boards/puzzle-picture.tsx';
import { useSeen } from '../parts/use-seen.ts';
import { useWords } from '../services/studio.ts';
import type { Arrival } from './arrival.ts';
import type { IntakeDesk } from './intake.ts';
import { INTAKE_WORDS } from './words.ts';
import '../boards/boards.css';

interface ChooserProps {
  readonly desk: IntakeDesk;
  readonly found: Extract<Arrival, { puzzles: unknown }>;
}

/** The puzzles of a text that holds several, to choose from. */
export function Chooser({ desk, found: { puzzles, more, flawed } }: ChooserProps) {
  const words = useWords(INTAKE_WORDS);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const title = puzzles.length === 1 ? words.chooseOne : words.chooseTitle(puzzles.length, more);
  return (
    <dialog ref={dialog} class="sheet chooser" aria-label={title} onClose={desk.dismiss}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </header>
      {flawed && <p class="message">{words.some}</p>}
      <ol class="shelf">
        {puzzles.map((puzzle, i) => (
          <Choice
            key={i}
            puzzle={puzzle}
            name={words.numbered(puzzle.title || words.untitled, i + 1)}
            choose={() => desk.choose(puzzle)}
          />
        ))}
      </ol>
    </dialog>
  );
}

interface ChoiceProps {
  readonly puzzle: Puzzle;
  readonly name: string;
  readonly choose: () => void;
}

function Choice({ puzzle, name, choose }: ChoiceProps) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const text = useMemo(() => (seen.value ? makeNative(puzzle) : undefined), [puzzle, seen.value]);
  return (
    <li class="tile">
      <button type="button" onClick={choose}>
        <span class="made-picture" ref={place}>
          {text && <PuzzlePicture puzzle={text} pixels={140} />}
        </span>
        <strong>{name}</strong>
      </button>
    </li>
  );
}
