import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { asterismWords } from '@latin-puzzles/core/board';
import { entryOf, type Puzzle } from '@latin-puzzles/core/puzzle';
import { BOOKLET_WORDS } from './words.ts';

/** More labels than this are not listed: the solver finds them among the clues. Fewer stand in one line. */
const MOST_LISTED = 30;
const MOST_IN_LINE = 12;

/** What is to be done: what the catalog says of the Latin Puzzle, or something in general terms. */
export function challengeOf(
  puzzle: Pick<Puzzle, 'board' | 'multiset' | 'inscription'>,
  language: LanguageCode,
): string {
  return entryOf(puzzle)?.challenge[language] ?? generalChallenge(puzzle, language);
}

function generalChallenge({ board, multiset }: Pick<Puzzle, 'board' | 'multiset'>, language: LanguageCode): string {
  const words = BOOKLET_WORDS[language];
  const kinds = new Set(board.asterisms.map(({ name }) => asterismWords(name, language, 'player').noun));
  return words.challenge(GRAMMARS[language].list([...kinds]), labelsText(multiset.entries, language));
}

function labelsText(entries: readonly string[], language: LanguageCode): string {
  const words = BOOKLET_WORDS[language];
  if (entries.length > 1 && entries.every((label, i) => label === String(i + 1))) return words.numbers(entries.length);
  if (entries.length > MOST_LISTED) return words.sameLabels;
  return words.labels(entries.join(entries.length > MOST_IN_LINE ? ' ' : '\u00a0'));
}
