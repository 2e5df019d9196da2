declare const setTimeout: (callback: () => void, milliseconds: number) => unknown;

/** Gives the event loop a turn. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
