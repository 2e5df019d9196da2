import type { FrameClock } from '@latin-puzzles/view/base';

/** A clock that stands still until it is moved. */
export interface StandingClock extends FrameClock {
  pass(milliseconds: number): void;
  /** Lets frames come as long as they are asked for, some milliseconds apart; how many there were. */
  play(apart: number, most?: number): number;
  isAwaited(): boolean;
}

export function standingClock(): StandingClock {
  let time = 0;
  let waiting: (() => void) | undefined;
  return {
    now: () => time,
    request(frame) {
      waiting = frame;
      return 1;
    },
    cancel() {
      waiting = undefined;
    },
    pass(milliseconds) {
      time += milliseconds;
    },
    play(apart, most = 1000) {
      let frames = 0;
      for (; waiting && frames < most; frames++) {
        const frame = waiting;
        waiting = undefined;
        time += apart;
        frame();
      }
      return frames;
    },
    isAwaited: () => waiting !== undefined,
  };
}
