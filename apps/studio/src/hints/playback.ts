/** Where one is in a row of pictures, and whether they run by themselves. */
export interface Playback {
  readonly at: number;
  readonly count: number;
  readonly running: boolean;
}

/** How long a picture stays while they run, in milliseconds. */
export const PACES = { slow: 6000, steady: 3000, brisk: 1200 } as const;
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
