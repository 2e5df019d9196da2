import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { type Frame, nameFrame, tellFrame } from '@latin-puzzles/workshop/advice';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { useFocusIfLost } from './focus.ts';
import { beginPlayback, type Pace, type Playback, Running, Turning, turnByKey, turnTo } from './playback.tsx';
import type { ShowStep, SpeakOf } from './props.ts';
import { aloud, SentenceList, TrialMark } from './telling.tsx';
import { HINT_WORDS } from './words.ts';

interface FramePlayerProps {
  readonly puzzle: Puzzle;
  /** Never empty. */
  readonly frames: readonly Frame[];
  readonly show: ShowStep;
  readonly speakOf: SpeakOf;
  readonly leave: () => void;
  /** What is said of all of it, before and after what is said of a step. */
  readonly before?: ComponentChildren;
  readonly after?: ComponentChildren;
}

/** Plays an argument: forward, back, by itself, or from a list. Each step is drawn on the board and told. */
export function FramePlayer({ puzzle, frames, show, speakOf, leave, before, after }: FramePlayerProps) {
  const words = useWords(HINT_WORDS);
  const language = useLanguage();
  const { announcer } = useStudio();
  const playback = useSignal<Playback>(beginPlayback(frames.length));
  const { at, count } = playback.value;
  const frame = frames[at]!;
  const sentences = tellFrame(frame, puzzle, language);
  const { idea, outcome } = nameFrame(frame, puzzle, language);
  const pace = useSignal<Pace>('steady');
  const section = useFocusIfLost<HTMLElement>();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    show(frame);
    speakOf(cellsOfFrame(frame, puzzle));
    body.current!.scrollTop = 0;
    announcer.say(`${words.step(at + 1, count)}: ${idea}. ${aloud(sentences)}`);
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
      <div class="card-body" ref={body}>
        <h2 class="frame-name">
          {count > 1 && <span class="remark">{words.step(at + 1, count)}</span>} <span class="idea">{idea}</span>{' '}
          {frame.step.theorem === 'backtrack' && <TrialMark />}
        </h2>
        {outcome && <p class="outcome">{outcome}</p>}
        <SentenceList sentences={sentences} />
        {before}
        {count > 1 && !reducedMotion() && <Running playback={playback} pace={pace} />}
        {count > 1 && <StepList puzzle={puzzle} frames={frames} at={at} turn={turn} />}
        {after}
      </div>
      <div class="card-actions">
        {count > 1 && <Turning playback={playback} turn={turn} />}
        <button type="button" class="quiet" onClick={leave}>
          {words.leave}
        </button>
      </div>
    </section>
  );
}

/** What a picture shows of the board: what goes and comes, and the groups that it is argued from. */
function cellsOfFrame({ step: { writes, removals, premises } }: Frame, { board }: Puzzle): number[] {
  return [
    ...[...writes, ...removals].map(({ cell }) => cell),
    ...premises.terms.flatMap((term) => ('asterism' in term ? board.asterisms[term.asterism]!.cells : [])),
  ];
}

interface StepListProps extends Pick<FramePlayerProps, 'puzzle' | 'frames'> {
  readonly at: number;
  readonly turn: (at: number) => void;
}

/** Every step by its last sentence, which says what comes of it. */
function StepList({ puzzle, frames, at, turn }: StepListProps) {
  const words = useWords(HINT_WORDS);
  const language = useLanguage();
  const outcomes = useMemo(
    () => frames.map((frame) => tellFrame(frame, puzzle, language).at(-1)!.text),
    [frames, puzzle, language],
  );
  return (
    <ol class="step-list" aria-label={words.steps}>
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
