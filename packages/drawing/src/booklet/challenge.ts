import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { asterismWords } from '@latin-puzzles/core/board';
import { entryOf, type Multiset, type Puzzle } from '@latin-puzzles/core/puzzle';
import { howGroupsLook } from './explanation.ts';
import { BOOKLET_WORDS } from './words.ts';

/** More labels than this are not listed: the solver finds them among the clues. Fewer stand in one line. */
const MOST_LISTED = 30;
const MOST_IN_LINE = 12;

/**
 * What is to be done: what the catalog says of the Latin Puzzle, or something in general terms; and what letters and lines mean
 * where groups do not show by themselves.
 */
export function challengeOf(
  puzzle: Pick<Puzzle, 'board' | 'multiset' | 'inscription'>,
  language: LanguageCode,
): string {
  const entry = entryOf(puzzle)?.challenge[language];
  const said = entry ?? generalChallenge(puzzle, language);
  const repeats = entry && !/ times| veces/.test(entry) ? repeatsText(puzzle.multiset, language) : undefined;
  return [said, repeats, ...howGroupsLook(puzzle.board, language)].filter(Boolean).join(' ');
}

function generalChallenge({ board, multiset }: Pick<Puzzle, 'board' | 'multiset'>, language: LanguageCode): string {
  const words = BOOKLET_WORDS[language];
  const kinds = new Set(board.asterisms.map(({ name }) => asterismWords(name, language, 'player').noun));
  return words.challenge(GRAMMARS[language].list([...kinds]), labelsText(multiset, language));
}

/** The labels of a group, in words. */
export function labelsText(multiset: Multiset, language: LanguageCode): string {
  const words = BOOKLET_WORDS[language];
  const { entries } = multiset;
  if (entries.length > 1 && entries.every((label, i) => label === String(i + 1))) return words.numbers(entries.length);
  if (multiset.labels.length < entries.length) return countedText(multiset, language);
  if (entries.length > MOST_LISTED) return words.sameLabels;
  return words.labels(entries.join(entries.length > MOST_IN_LINE ? ' ' : '\u00a0'));
}

/** `A twice and B once`. */
function countedText({ labels, counts }: Multiset, language: LanguageCode): string {
  const words = BOOKLET_WORDS[language];
  return GRAMMARS[language].list(labels.map((label, i) => words.repeated(label, counts[i]!)));
}

/** Which labels come more than once in a group; nothing where none does. */
export function repeatsText({ labels, counts }: Multiset, language: LanguageCode): string | undefined {
  const words = BOOKLET_WORDS[language];
  const several = [...labels.keys()].filter((label) => counts[label]! > 1);
  if (several.length === 0) return undefined;
  return words.repeats(GRAMMARS[language].list(several.map((label) => words.repeated(labels[label]!, counts[label]!))));
}
