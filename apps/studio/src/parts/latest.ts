/**
 * Runs one piece of work at a time. Of those asked for meanwhile only the last is run, after the one that is running:
 * what is typed in quick succession is worked out once.
 */
export function makeLatest(): (work: () => Promise<void>) => void {
  let running = false;
  let next: (() => Promise<void>) | undefined;
  return async (work) => {
    next = work;
    if (running) return;
    running = true;
    while (next) {
      const current = next;
      next = undefined;
      await current();
    }
    running = false;
  };
}
