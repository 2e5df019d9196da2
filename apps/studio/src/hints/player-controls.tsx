import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useWords } from '../services/studio.ts';
import { PACES, type Pace, type Playback, toggleRunning, turnNext } from './playback.ts';
import { HINT_WORDS } from './words.ts';

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
        <span aria-hidden="true">⏮</span>
      </button>
      <button type="button" aria-disabled={at === 0} onClick={() => turn(at - 1)}>
        {words.back}
      </button>
      <button type="button" class="primary" aria-disabled={at === count - 1} onClick={() => turn(at + 1)}>
        {words.next}
      </button>
      <button type="button" aria-label={words.last} aria-disabled={at === count - 1} onClick={() => turn(count - 1)}>
        <span aria-hidden="true">⏭</span>
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
