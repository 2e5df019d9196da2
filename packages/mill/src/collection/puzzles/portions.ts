/** Both engines allow more than this many rows at once, with all of their columns. */
const ROWS_AT_ONCE = 500;

/** A list in parts that a statement can hold. */
export function* portions<T>(items: readonly T[]): Generator<readonly T[], void, undefined> {
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) yield items.slice(at, at + ROWS_AT_ONCE);
}
