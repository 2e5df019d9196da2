/** What has been typed of a label that takes several keys, such as 12. */
export interface Typing {
  readonly text: string;
  /** When the last key was pressed, in milliseconds. */
  readonly at: number;
}

export const NOT_TYPING: Typing = { text: '', at: 0 };

/** Keys that follow within this time belong together. */
const PAUSE = 600;

/**
 * The label that a key completes, and what is typed so far. `1` is entered at once even where there is 12; if 2 follows,
 * 12 takes its place. Case is passed over where only one label is meant.
 */
export function typed(
  labels: readonly string[],
  before: Typing,
  key: string,
  now: number,
): { readonly label: number | undefined; readonly typing: Typing; readonly replaces: boolean } {
  const together = now - before.at <= PAUSE ? before.text + key : key;
  for (const text of together === key ? [key] : [together, key]) {
    const label = find(labels, text);
    const begins = labels.some((candidate) => fold(candidate).startsWith(fold(text)));
    if (label !== undefined || begins)
      return { label, typing: { text, at: now }, replaces: text !== key && find(labels, before.text) !== undefined };
  }
  return { label: undefined, typing: NOT_TYPING, replaces: false };
}

/** The label that a text means: that very label, or the only one that differs from it by case alone. */
export function find(labels: readonly string[], text: string): number | undefined {
  const exact = labels.indexOf(text.normalize('NFC'));
  if (exact >= 0) return exact;
  const alike = labels.flatMap((label, index) => (fold(label) === fold(text) ? [index] : []));
  return alike.length === 1 ? alike[0] : undefined;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
