/** The time in milliseconds, and the pictures of the screen to work for. */
export interface FrameClock {
  now(): number;
  request(frame: () => void): number;
  cancel(request: number): void;
}

export const FRAME_CLOCK: FrameClock = {
  now: () => performance.now(),
  request: (frame) => requestAnimationFrame(frame),
  cancel: (request) => cancelAnimationFrame(request),
};
