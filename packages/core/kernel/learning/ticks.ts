/**
 * Work done so far: a clock that runs the same on every machine. A tick is about the time it takes to look at a clause or
 * to tell a literal to its quotas.
 */
export let ticks: u64 = 0;

export function resetTicks(): void {
  ticks = 0;
}

// @inline
export function tick(count: i32): void {
  ticks += count;
}
