/** Does something soon after it is asked for, once however often that is; or at once when there is no more time. */
export interface Keeper {
  soon(): void;
  /** Does it now if it is still to be done. */
  now(): void;
}

/** No more than this, in milliseconds, is lost where a device stops without a word. */
const DELAY = 300;

export function makeKeeper(keep: () => void): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    keep();
  };
  return {
    soon() {
      timer ??= setTimeout(now, DELAY);
    },
    now,
  };
}
