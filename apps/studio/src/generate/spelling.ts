import { failure, graphemes, numbers, type Result, success } from '@latin-puzzles/core/basis';
import { INSCRIPTION_FAULTS } from '@latin-puzzles/core/finding';

/** The letters of a word as labels: capitals, since a name is one however it is typed. */
export function lettersOf(word: string): string[] {
  return graphemes(word.toUpperCase());
}

/** What a word means on a board whose asterisms have k cells. */
export interface Spelling {
  readonly letters: readonly string[];
  /** The letters that every asterism holds more than once, and how often. */
  readonly repeated: readonly { readonly letter: string; readonly count: number }[];
  /** The labels beside the letters that fill an asterism. */
  readonly filling: readonly string[];
  /** How many letters are too many. */
  readonly excess: number;
}

export function spell(word: string, k: number): Spelling {
  const letters = lettersOf(word);
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count > 1).map(([letter, count]) => ({ letter, count }));
  // A word may hold figures, which are not to be taken twice.
  const filling = numbers(k)
    .filter((number) => !counts.has(number))
    .slice(0, Math.max(0, k - letters.length));
  return { letters, repeated, filling, excess: Math.max(0, letters.length - k) };
}

/** Labels as they are typed: with commas or spaces between them, or one character each. */
export function parseLabels(text: string): string[] {
  const parts = text.split(text.includes(',') ? ',' : /\s+/).map((part) => part.trim());
  const given = parts.filter((part) => part !== '');
  return given.length === 1 ? graphemes(given[0]!) : given;
}

/** The labels for a word, in the order of its letters. */
export function labelsFor(word: string, k: number): Result<string[]> {
  const { letters, filling, excess } = spell(word, k);
  if (excess === 0) return success([...letters, ...filling]);
  return failure(INSCRIPTION_FAULTS, 'inscription.letters:word', 'inscription', { letters: letters.length, cells: k });
}
