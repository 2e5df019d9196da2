const INTERVAL = 50;

/**
 * Lets the event loop have a turn every so often, so that a closed pipe or a signal is noticed in the middle of long
 * work, without paying for it at every step.
 */
export function makeBreath(): () => Promise<void> | undefined {
  let last = Date.now();
  return () => {
    if (Date.now() - last < INTERVAL) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        last = Date.now();
        resolve();
      }),
    );
  };
}
