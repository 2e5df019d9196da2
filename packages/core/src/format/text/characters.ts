/** Labels that are one character each, for orders up to 61. */
const CHARACTERS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What stands for an empty cell where it is not a label. */
export const BLANKS = '.0-*_xX';

/** The labels that a line of text uses when nothing else is said: 1 to 9, then capitals, then small letters. */
export function lineLabels(n: number): string[] {
  return [...CHARACTERS.slice(0, n)];
}

/**
 * The labels that the characters of a square of order n stand for: 1 to 9 and then letters; from 0, as in 0 to F; or letters
 * alone, as in A to P. Squares up to order 9 are never counted from 0, which is an empty cell there.
 */
export function alphabetOf(characters: Iterable<string>, n: number): string[] {
  const usual = lineLabels(n);
  const count = new Map<string, number>();
  for (const character of characters) {
    // Beyond the first few letters small ones are labels of their own.
    const read = n <= 35 ? character.toUpperCase() : character;
    count.set(read, (count.get(read) ?? 0) + 1);
  }
  const written = [...count.keys()].filter((character) => !BLANKS.includes(character));
  const letters = [...LETTERS.slice(0, n)];
  if (written.length > 0 && n <= LETTERS.length && written.every((character) => letters.includes(character)))
    return letters;
  const noughts = count.get('0') ?? 0;
  if (n > 9 && noughts > 0 && noughts <= n && !written.includes(usual.at(-1)!)) return ['0', ...usual.slice(0, -1)];
  return usual;
}
