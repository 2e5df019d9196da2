import { COLOURS, countLabelsLeft, type Move } from '@latin-puzzles/workshop/play';
import { memo } from 'preact/compat';
import { useCallback, useRef } from 'preact/hooks';
import { type Surroundings, useSurroundings, useWords } from '../base/surroundings.ts';
import { ColourPatterns, patternId } from '../board-view/patterns.tsx';
import { enterValue, setMode } from './actions.ts';
import { keepFocus } from './keep-focus.ts';
import type { Session } from './session.ts';
import { tellMove } from './telling.ts';
import { PLAY_WORDS } from './words/index.ts';

/** The labels to be entered, and what entering does. */
export function Pad({ session }: { readonly session: Session }) {
  const words = useWords(PLAY_WORDS);
  const surroundings = useSurroundings();
  const { mode, modes, pinned } = session;
  const press = (value: number) => {
    if (pinned.value !== undefined) pinned.value = value;
    else announceMove(surroundings, session, enterValue(session, value));
  };
  const keys = mode.value === 'colours' ? COLOURS : session.game.value.puzzle.multiset.labels.length;
  return (
    <fieldset class="pad" aria-label={words.pad} onMouseDown={keepFocus}>
      {modes.length > 1 && (
        <fieldset class="choices modes" aria-label={words.modesLabel}>
          {modes.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={mode.value === name}
              title={words.modeHelp[name]}
              onClick={() => setMode(session, name)}
            >
              {words.modes[name]}
            </button>
          ))}
        </fieldset>
      )}
      <div
        class="labels"
        style={{ '--beside': columnsFor(keys, 7), '--below': columnsFor(keys, 8), '--row': rowOf(keys) }}
      >
        {mode.value === 'colours' ? (
          <Colours press={press} pinned={pinned.value} />
        ) : (
          <Labels session={session} press={press} pinned={pinned.value} />
        )}
      </div>
    </fieldset>
  );
}

/** How many keys stand in a row of at most so many: nine in a square, others in as few rows of like length as may be. */
function columnsFor(keys: number, most: number): number {
  return keys === 9 ? 3 : Math.ceil(keys / Math.ceil(keys / most));
}

/** The same where there is much room sideways. */
function rowOf(keys: number): number {
  return Math.ceil(keys / Math.ceil(keys / 12));
}

/** Says what a button has done: the board, which tells it otherwise, does not have the keys. */
export function announceMove({ announcer, settings }: Surroundings, { game }: Session, move: Move | undefined): void {
  if (move) announcer.say(tellMove(game.value.puzzle, move, settings.language.value));
}

interface ButtonsProps {
  readonly press: (value: number) => void;
  readonly pinned: number | undefined;
}

function Labels({ session, press, pinned }: ButtonsProps & { readonly session: Session }) {
  const { puzzle } = session.game.value;
  const left = countLabelsLeft(puzzle, session.table.value);
  const latest = useRef(press);
  latest.current = press;
  const pressed = useCallback((index: number) => latest.current(index), []);
  return (
    <>
      {puzzle.multiset.labels.map((label, index) => (
        <LabelButton
          key={label}
          label={label}
          index={index}
          left={left?.[index]}
          pinned={pinned === undefined ? undefined : pinned === index}
          press={pressed}
        />
      ))}
    </>
  );
}

interface LabelButtonProps {
  readonly label: string;
  readonly index: number;
  /** How many cells still wait for it, where that is known. */
  readonly left: number | undefined;
  readonly pinned: boolean | undefined;
  readonly press: (index: number) => void;
}

/** Drawn again only when something about this label changes: there may be many. */
const LabelButton = memo(({ label, index, left, pinned, press }: LabelButtonProps) => {
  const words = useWords(PLAY_WORDS);
  return (
    <button
      type="button"
      class={left !== undefined && left <= 0 ? 'spent' : undefined}
      aria-pressed={pinned}
      onClick={() => press(index)}
    >
      <span class={label.length > 3 ? 'label long' : 'label'}>{label}</span>
      {left !== undefined && (
        <>
          <span class="unseen">, {words.left(left)}</span>
          <small aria-hidden="true">{left}</small>
        </>
      )}
    </button>
  );
});

/** The pad draws the patterns for itself: the board is not there while the clock stands still. */
const PATTERNS = 'pad-';

function Colours({ press, pinned }: ButtonsProps) {
  const words = useWords(PLAY_WORDS);
  return (
    <>
      <svg class="unseen" aria-hidden="true">
        <ColourPatterns prefix={PATTERNS} />
      </svg>
      {Array.from({ length: COLOURS }, (_, colour) => (
        <button
          key={colour}
          type="button"
          aria-pressed={pinned === undefined ? undefined : pinned === colour}
          aria-label={words.colour(colour + 1)}
          onClick={() => press(colour)}
        >
          <svg class="swatch" viewBox="0 0 24 24" aria-hidden="true">
            <rect width="24" height="24" rx="4" fill={`url(#${patternId(PATTERNS, colour)})`} />
          </svg>
        </button>
      ))}
    </>
  );
}
