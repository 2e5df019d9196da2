declare const setTimeout: (callback: () => void, milliseconds: number) => unknown;

/** Gives the event loop a turn. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
