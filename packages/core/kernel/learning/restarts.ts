/*
 * The search begins anew after 256 conflicts times the Luby sequence 1, 1, 2, 1, 1, 2, 4, …, made by Knuth's reluctant
 * doubling.
 */
const STEP: u64 = 256;
let u: u64 = 1;
let v: u64 = 1;
let due: u64 = STEP;

export function initRestarts(): void {
  u = 1;
  v = 1;
  due = STEP;
}

export function restartIsDue(conflicts: u64): bool {
  return conflicts >= due;
}

export function planRestart(conflicts: u64): void {
  if ((u & (~u + 1)) === v) {
    u++;
    v = 1;
  } else v *= 2;
  due = conflicts + STEP * v;
}
