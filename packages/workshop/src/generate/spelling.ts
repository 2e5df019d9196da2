import { graphemes, numbers } from '@latin-puzzles/core/basis';

/** The letters of a word as labels: capitals, since a name is one however it is typed. */
export function lettersOf(word: string): string[] {
  return graphemes(word.toUpperCase());
}

/** The word that labels of one character each spell. Halves of flags, such as 🇪 and 🇸, need a space between them. */
export function spellLabels(labels: readonly string[]): string {
  const word = labels.join('');
  return graphemes(word).length === labels.length ? word : labels.join(' ');
}

/** What a word means on a board. */
export interface Spelling {
  readonly letters: readonly string[];
  /** The letters that every asterism holds more than once, and how often. */
  readonly repeated: readonly { readonly letter: string; readonly count: number }[];
  /** The labels beside the letters that fill an asterism. */
  readonly filling: readonly string[];
  /** How many letters are too many. */
  readonly excess: number;
}

/**
 * A word spelled on a board that has labels of its own. They stay if they spell it; otherwise its letters take their place,
 * and numbers fill what is left of an asterism.
 */
export function spell(letters: readonly string[], own: readonly string[]): Spelling {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count > 1).map(([letter, count]) => ({ letter, count }));
  // A word may hold figures, which are not to be taken twice.
  const free = numbers(own.length).filter((number) => !counts.has(number));
  const room = Math.max(0, own.length - letters.length);
  const filling = lettersLeft(own, letters) ?? free.slice(0, room);
  return { letters, repeated, filling, excess: Math.max(0, letters.length - own.length) };
}

/** What is left of labels when letters are taken from them, capital or small; nothing if some are not among them. */
export function lettersLeft(labels: readonly string[], letters: readonly string[]): string[] | undefined {
  const left = [...labels];
  for (const letter of letters) {
    const at = left.findIndex((label) => label.toUpperCase() === letter.toUpperCase());
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}
