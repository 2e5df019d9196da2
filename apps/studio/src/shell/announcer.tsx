import { signal } from '@preact/signals';

const spoken = signal('');

/** Says something to people who listen to the page. The same text twice is said twice. */
export function announce(text: string): void {
  spoken.value = spoken.value === text ? `${text}\u00a0` : text;
}

export function Announcer() {
  return (
    <div class="unseen" aria-live="polite" role="status">
      {spoken.value}
    </div>
  );
}
