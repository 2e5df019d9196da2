/** A value that is edited, with what it was before and what was taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

/** So many steps can be taken back. */
const LONGEST = 300;

export function beginSteps<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/** A step ahead; a change that changes nothing is none. */
export function recordStep<T>({ past, present, future }: History<T>, next: T): History<T> {
  if (next === present) return { past, present, future };
  return { past: [...past, present].slice(-LONGEST), present: next, future: [] };
}

export function undoStep<T>({ past, present, future }: History<T>): History<T> {
  if (past.length === 0) return { past, present, future };
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

export function redoStep<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: rest };
}
