/** Longer text would not fit into an index of PostgreSQL, where an entry has at most 2,704 bytes. */
const LONGEST = 250;

/** The largest whole number of a column. */
export const MOST_NUMBER = 2 ** 31 - 1;

/** Text as both databases can keep it: PostgreSQL knows no NUL, and neither keeps half a surrogate pair. */
export function storableText(text: string): string {
  return Buffer.from(text).toString().replaceAll('\0', '\uFFFD');
}

/** Text that puzzles are found by, as it stands in an index, and as filters must ask for it. */
export function findableText(text: string): string {
  return storableText(text.slice(0, LONGEST));
}

/** The range of whole numbers that a range of any numbers comes to. */
export function storableRange({ from, to }: { from?: number | undefined; to?: number | undefined }): {
  from: number | undefined;
  to: number | undefined;
} {
  return {
    from: from === undefined ? undefined : inColumn(Math.ceil(from)),
    to: to === undefined ? undefined : inColumn(Math.floor(to)),
  };
}

function inColumn(value: number): number {
  return Math.max(-MOST_NUMBER, Math.min(value, MOST_NUMBER));
}
