/** Does one thing after the other; what nobody waits for any more when its turn comes is left out. */
type Turns = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T | undefined>;

export function makeTurns(): Turns {
  let turn: Promise<unknown> = Promise.resolve();
  return (work, signal) => {
    const own = turn.then(() => (signal.aborted ? undefined : work()));
    turn = own.catch(() => {});
    return own;
  };
}
