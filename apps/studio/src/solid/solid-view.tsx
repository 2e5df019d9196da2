import type { BoardViewProps } from '@latin-puzzles/view/board-view';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { drawingTheme } from '../parts/drawing-theme.ts';
import { useStudio, useWords } from '../services/studio.ts';
import type { Body } from './body.ts';
import { bodyOf } from './body-of.ts';
import { Controls, commandOf } from './controls.tsx';
import type { Paints } from './paint-sheet.ts';
import { paletteOf } from './palette.ts';
import type { Show } from './show.ts';
import { SolidGrid, useCellPlaces } from './solid-grid.tsx';
import { useGestures } from './use-gestures.ts';
import { useShow } from './use-show.ts';
import { SOLID_WORDS } from './words.ts';
import './solid.css';

/** A board on the body that it belongs to, to be turned and written on. Its net, shown beside it, has all of it. */
export default function SolidView(props: BoardViewProps) {
  const words = useWords(SOLID_WORDS);
  const { board, multiset, labeling, inscription } = props.puzzle;
  const body = useMemo(
    () => bodyOf({ board, multiset, labeling, inscription }),
    [board, multiset, labeling, inscription],
  );
  const failure = useSignal<'missing' | 'lost' | undefined>(undefined);
  if (!body || failure.value)
    return (
      <div class="solid-view">
        <div class="message">
          <p>{failure.value === 'lost' ? words.lost : words.missing}</p>
          {failure.value === 'lost' && (
            <button
              type="button"
              onClick={() => {
                failure.value = undefined;
              }}
            >
              {words.again}
            </button>
          )}
        </div>
      </div>
    );
  return (
    <Turntable
      {...props}
      body={body}
      onFailure={(kind) => {
        failure.value = kind;
      }}
    />
  );
}

interface TurntableProps extends BoardViewProps {
  readonly body: Body;
  readonly onFailure: (kind: 'missing' | 'lost') => void;
}

function Turntable(props: TurntableProps) {
  const words = useWords(SOLID_WORDS);
  const { body, puzzle, name, onKey, onFailure } = props;
  const help = useId();
  const host = useRef<HTMLDivElement>(null);
  const tapped = useRef<number | undefined>(undefined);
  const show = useShow(body, puzzle.inscription, host, onFailure);
  useWearing(props, host, show, tapped);
  useCellPlaces(host, show, body);
  const gestures = useGestures(props, host, show, (cell) => {
    tapped.current = cell;
  });
  return (
    <div class="solid-view">
      <div
        ref={host}
        class="solid-stage"
        role="application"
        aria-label={words.name(name)}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys.
        tabIndex={0}
        onKeyDown={(event) => {
          const command = event.altKey ? commandOf(event.key) : undefined;
          if (!command || !show.current) return onKey?.(event);
          event.preventDefault();
          command(show.current);
        }}
        {...gestures}
      >
        {props.tellCell && <SolidGrid {...props} />}
      </div>
      <p id={help} class="unseen">
        {words.help}
      </p>
      <Controls show={() => show.current} />
    </div>
  );
}

/** Keeps what is on the body, and what of it is turned to the eye, in step with the game. */
function useWearing(
  props: TurntableProps,
  host: RefObject<HTMLElement | null>,
  show: RefObject<Show | undefined>,
  tapped: RefObject<number | undefined>,
): void {
  const { cursor, shown, celebrating } = props;
  const theme = drawingTheme(useStudio().settings);
  const paints = useRef<Paints | undefined>(undefined);
  const lettered = useTypeface(host);
  const asLettered = useRef(lettered);
  useEffect(() => {
    // Taken anew only when the page looks otherwise: everything is painted again then.
    const other = paints.current?.theme !== theme || asLettered.current !== lettered;
    asLettered.current = lettered;
    if (other || !paints.current) paints.current = { theme, palette: paletteOf(host.current!) };
    show.current?.wear(props, paints.current);
  });
  useEffect(() => {
    // Where the hand is, the eye is already.
    if (cursor !== undefined && cursor !== tapped.current) show.current?.reveal(cursor);
    tapped.current = undefined;
  }, [cursor, show, tapped]);
  useEffect(() => {
    const told = shown && (shown.step.writes[0] ?? shown.step.removals[0]);
    if (told) show.current?.reveal(told.cell);
  }, [shown, show]);
  // Whoever looks at a solid that was solved before is past the joy.
  const joyful = useRef(celebrating);
  useEffect(() => {
    if (celebrating && !joyful.current) show.current?.rejoice();
    joyful.current = celebrating;
  }, [celebrating, show]);
}

/** Whether the typeface of the page is there; a canvas does not wait for it. */
function useTypeface(host: RefObject<HTMLElement | null>): boolean {
  const there = useSignal(false);
  useEffect(() => {
    const { fontFamily } = getComputedStyle(host.current!);
    const load = (weight: number) => document.fonts.load(`${weight} 20px ${fontFamily}`);
    const ready = () => {
      there.value = true;
    };
    Promise.all([load(400), load(700)]).then(ready, ready);
  }, [host, there]);
  return there.value;
}
