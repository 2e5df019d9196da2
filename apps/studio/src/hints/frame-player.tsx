import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { type Frame, tellFrame } from '@latin-puzzles/workshop/advice';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { useFocusIfLost } from './focus.ts';
import { beginPlayback, type Pace, type Playback, Running, Turning, turnByKey, turnTo } from './playback.tsx';
import type { ShowStep } from './props.ts';
import { aloud, SentenceList, TrialMark } from './telling.tsx';
import { HINT_WORDS } from './words.ts';

interface FramePlayerProps {
  readonly puzzle: Puzzle;
  /** Never empty. */
  readonly frames: readonly Frame[];
  readonly show: ShowStep;
  readonly leave: () => void;
}

/** Plays an argument: forward, back, by itself, or from a list. Each step is drawn on the board and told. */
export function FramePlayer({ puzzle, frames, show, leave }: FramePlayerProps) {
  const words = useWords(HINT_WORDS);
  const language = useLanguage();
  const { announcer } = useStudio();
  const playback = useSignal<Playback>(beginPlayback(frames.length));
  const { at, count } = playback.value;
  const frame = frames[at]!;
  const sentences = tellFrame(frame, puzzle, language);
  const pace = useSignal<Pace>('steady');
  const section = useFocusIfLost<HTMLElement>();
  useEffect(() => {
    show(frame);
    announcer.say(`${words.step(at + 1, count)} ${aloud(sentences)}`);
  }, [frame, language]);
  useEffect(() => () => show(undefined), []);
  const turn = (to: number) => {
    playback.value = turnTo(playback.value, to);
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      class="frame-player"
      aria-label={words.player}
      onKeyDown={(event) => {
        // In the list of paces the arrows have work of their own.
        const turned = event.target instanceof HTMLSelectElement ? undefined : turnByKey(playback.value, event.key);
        if (!turned) return;
        event.preventDefault();
        playback.value = turned;
      }}
    >
      {count > 1 && <Turning playback={playback} turn={turn} />}
      <p class="remark">
        {count > 1 && words.step(at + 1, count)} {frame.step.theorem === 'backtrack' && <TrialMark />}
      </p>
      <SentenceList sentences={sentences} />
      {count > 1 && !reducedMotion() && <Running playback={playback} pace={pace} />}
      {count > 1 && <StepList puzzle={puzzle} frames={frames} at={at} turn={turn} />}
      <button type="button" onClick={leave}>
        {words.leave}
      </button>
    </section>
  );
}

interface StepListProps extends Pick<FramePlayerProps, 'puzzle' | 'frames'> {
  readonly at: number;
  readonly turn: (at: number) => void;
}

/** Every step by its last sentence, which says what comes of it. */
function StepList({ puzzle, frames, at, turn }: StepListProps) {
  const words = useWords(HINT_WORDS);
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const outcomes = useMemo(
    () => frames.map((frame) => tellFrame(frame, puzzle, language).at(-1)!.text),
    [frames, puzzle, language],
  );
  useEffect(() => {
    const current = list.current?.children[at];
    // Only the list moves, never the page.
    if (list.current && current instanceof HTMLElement)
      list.current.scrollTop = current.offsetTop - (list.current.clientHeight - current.clientHeight) / 2;
  }, [at]);
  return (
    <ol ref={list} class="step-list" aria-label={words.steps}>
      {frames.map((frame, index) => (
        <li key={index}>
          <button
            type="button"
            class="quiet"
            aria-current={index === at ? 'step' : undefined}
            onClick={() => turn(index)}
          >
            <span class="number">{index + 1}</span>
            <span>
              {outcomes[index]} {frame.step.theorem === 'backtrack' && <TrialMark />}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function reducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
