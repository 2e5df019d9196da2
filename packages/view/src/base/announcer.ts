import { type ReadonlySignal, signal } from '@preact/signals';

/** Says things to people who listen to the page. */
export interface Announcer {
  readonly spoken: ReadonlySignal<string>;
  /** The same text twice is said twice. */
  say(text: string): void;
}

export function makeAnnouncer(): Announcer {
  const spoken = signal('');
  return {
    spoken,
    say(text) {
      spoken.value = spoken.value === text ? `${text}\u00a0` : text;
    },
  };
}
