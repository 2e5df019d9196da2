import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { INSCRIPTION_FAULTS } from '@latin-puzzles/core/finding';
import { boardsFor } from './fitting.ts';
import { lettersLeft, spell } from './spelling.ts';

/** So many boards are named where a word does not fit the one at hand. */
const FEW = 4;

/** The labels with which a board spells a word: its own, or those of the word in the order of its letters. */
export function labelsFor(letters: readonly string[], own: readonly string[]): Result<readonly string[]> {
  const { filling, excess } = spell(letters, own);
  const known = new Set(own.map((label) => label.toUpperCase()));
  // A word longer than an asterism lies across several.
  const stays =
    excess > 0
      ? letters.every((letter) => known.has(letter.toUpperCase()))
      : filling.length > 0 && lettersLeft(own, letters);
  if (stays) return success(own);
  if (excess === 0) return success([...letters, ...filling]);
  return failure(INSCRIPTION_FAULTS, 'inscription.letters:word', 'inscription', {
    letters: letters.length,
    cells: own.length,
    boards: boardsFor(letters.length)
      .exact.slice(0, FEW)
      .map(({ name }) => name),
  });
}
