import { Icon } from '@latin-puzzles/view/base';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useWords } from '../services/studio.ts';
import { HINT_WORDS } from './words.ts';

/** Where one is in a row of pictures, and whether they run by themselves. */
export interface Playback {
  readonly at: number;
  readonly count: number;
  readonly running: boolean;
}

/** How long a picture stays while they run, in milliseconds. */
const PACES = { slow: 6000, steady: 3000, brisk: 1200 } as const;
export type Pace = keyof typeof PACES;

export function beginPlayback(count: number): Playback {
  return { at: 0, count, running: false };
}

/** To a picture, as near as there is one. Whoever turns the pages takes them into their own hands. */
export function turnTo(playback: Playback, at: number): Playback {
  return { ...playback, at: Math.max(0, Math.min(playback.count - 1, at)), running: false };
}

/** Starts, from the beginning if they have come to the end; or stops. */
export function toggleRunning(playback: Playback): Playback {
  const { at, count, running } = playback;
  return { ...playback, at: !running && at === count - 1 ? 0 : at, running: !running };
}

/** The next picture after a while; the last one stays. */
export function turnNext(playback: Playback): Playback {
  const { at, count, running } = playback;
  if (!running) return playback;
  const next = Math.min(count - 1, at + 1);
  return { ...playback, at: next, running: next < count - 1 };
}

/** Where a key leads, if anywhere. */
export function turnByKey(playback: Playback, key: string): Playback | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: playback.at - 1,
    ArrowRight: playback.at + 1,
    Home: 0,
    End: playback.count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : turnTo(playback, target);
}

interface TurningProps {
  readonly playback: Signal<Playback>;
  readonly turn: (at: number) => void;
}

/** Buttons that turn the pictures like pages. Those that would have the focus lost stay where they are at the ends. */
export function Turning({ playback, turn }: TurningProps) {
  const words = useWords(HINT_WORDS);
  const { at, count } = playback.value;
  return (
    <div class="turning">
      <button type="button" aria-label={words.first} aria-disabled={at === 0} onClick={() => turn(0)}>
        <Icon name="before" />
        <Icon name="before" />
      </button>
      <button type="button" aria-disabled={at === 0} onClick={() => turn(at - 1)}>
        {words.back}
      </button>
      <button type="button" class="primary" aria-disabled={at === count - 1} onClick={() => turn(at + 1)}>
        {words.next}
      </button>
      <button type="button" aria-label={words.last} aria-disabled={at === count - 1} onClick={() => turn(count - 1)}>
        <Icon name="after" />
        <Icon name="after" />
      </button>
    </div>
  );
}

interface RunningProps {
  readonly playback: Signal<Playback>;
  readonly pace: Signal<Pace>;
}

/** Lets the pictures run by themselves. */
export function Running({ playback, pace }: RunningProps) {
  const words = useWords(HINT_WORDS);
  const { running } = playback.value;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      playback.value = turnNext(playback.value);
    }, PACES[pace.value]);
    return () => clearInterval(timer);
  }, [running, pace.value, playback]);
  return (
    <div class="row">
      <button
        type="button"
        aria-pressed={running}
        onClick={() => {
          playback.value = toggleRunning(playback.value);
        }}
      >
        {running ? words.halt : words.run}
      </button>
      <label class="row pace">
        <span>{words.pace}</span>
        <select
          value={pace.value}
          onChange={({ currentTarget }) => {
            pace.value = currentTarget.value as Pace;
          }}
        >
          {(Object.keys(PACES) as Pace[]).map((name) => (
            <option key={name} value={name}>
              {words.paces[name]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
