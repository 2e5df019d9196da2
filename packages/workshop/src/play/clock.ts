/** A timer as plain data, in milliseconds: what has run up, and since when it runs. */
export interface Clock {
  readonly elapsed: number;
  readonly since?: number | undefined;
}

export const ZERO_CLOCK: Clock = { elapsed: 0 };

/** Clocks go no further than this, just below 10,000 hours. */
export const MAX_ELAPSED = 36_000_000_000 - 1;

export function startClock({ elapsed, since }: Clock, now: number): Clock {
  return { elapsed, since: since ?? now };
}

export function stopClock(clock: Clock, now: number): Clock {
  return { elapsed: readClock(clock, now) };
}

/** A device whose clock was set back gives nothing for the time between. */
export function readClock({ elapsed, since }: Clock, now: number): number {
  return elapsed + (since === undefined ? 0 : Math.max(0, now - since));
}

/** `4:07`, `1:00:03`. */
export function makeClockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
