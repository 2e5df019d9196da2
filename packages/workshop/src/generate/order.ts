import { type Result, success } from '@latin-puzzles/core/basis';
import {
  type InscriptionPlace,
  type InscriptionWish,
  lettersOfInscription,
  type Wishes,
} from '@latin-puzzles/core/finding';
import { type Multiset, makeMultiset } from '@latin-puzzles/core/puzzle';
import type { Level } from '@latin-puzzles/core/rating';
import type { PuzzleSubject } from './subject.ts';
import { labelsFor } from './word-labels.ts';

/** What someone wishes of puzzles; whatever is left out is as the subject has it, or is usual for it. */
export interface SubjectWishes extends Omit<Wishes, 'board' | 'multiset' | 'inscription' | 'level'> {
  /** Other labels; they take the words of the subject away, which they could not spell. */
  readonly labels?: readonly string[] | undefined;
  /** Words of one's own; `false` to do without those of the subject. */
  readonly inscription?: string | false | undefined;
  /** Where the words go. */
  readonly place?: InscriptionPlace | undefined;
  readonly level?: Level | 'any' | undefined;
}

/** What is to be made: the wishes, how many puzzles, and what is written on them. */
export interface PuzzleOrder {
  readonly wishes: Wishes;
  /** Whether the level is only what is usual, and gives way where it cannot be had. */
  readonly promised: boolean;
  readonly count: number;
  /** The same seed gives the same puzzles. */
  readonly seed: number;
  /** How many attempts in a row may find nothing new; `USUAL_PATIENCE` unless given. */
  readonly patience?: number | undefined;
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  /** Puzzles that are not new, as `likenessOf` knows them. */
  readonly known?: Iterable<string> | undefined;
  /** How far it was carried out before. */
  readonly resumed?: Resumption | undefined;
}

/** Where a production goes on that was stopped. */
export interface Resumption {
  /** How many puzzles there are already. */
  readonly found: number;
  /** The number of the first attempt that is to be made. */
  readonly from: number;
  /** Whether the usual level had given way. */
  readonly relaxed: boolean;
}

/** Wishes in full, whatever is known of levels. */
export function composeWishes(
  subject: PuzzleSubject,
  wished: SubjectWishes,
): Result<Pick<PuzzleOrder, 'wishes' | 'promised'>> {
  const { labels, inscription: words, place, level, ...others } = wished;
  const { board } = subject;
  const inscription = inscriptionOn(subject, wished);
  const multiset = multisetOn(subject, wished);
  if (!multiset.ok) return multiset;
  // Whoever wishes for another level than the usual one need not want it without a needless clue.
  const isOther = level !== undefined && level !== 'any' && level !== subject.usual.level;
  const usual = isOther ? { ...subject.usual, ...PLAIN } : subject.usual;
  // The usual level holds unless something else is said of difficulty.
  const promised = level === undefined && !others.score && !others.theorems && !others.needs;
  return success({
    wishes: {
      ...others,
      critical: others.critical ?? usual.critical,
      fair: others.fair ?? usual.fair,
      board,
      multiset: multiset.value,
      inscription,
      level: promised ? usual.level : level === 'any' ? undefined : level,
    },
    promised,
  });
}

const PLAIN = { fair: true, critical: false };

/** The labels that every asterism is to hold: those wished for, those that spell words of one's own, or the subject's. */
export function multisetOn(
  { labels: own }: PuzzleSubject,
  { labels, inscription }: Pick<SubjectWishes, 'labels' | 'inscription'>,
): Result<Multiset> {
  if (labels) return makeMultiset(labels);
  const letters = inscription ? lettersOfInscription(inscription, own) : [];
  if (letters.length === 0) return makeMultiset(own);
  const spelled = labelsFor(letters, own);
  return spelled.ok ? makeMultiset(spelled.value) : spelled;
}

function inscriptionOn(
  { inscription: own }: PuzzleSubject,
  { labels, inscription, place }: SubjectWishes,
): InscriptionWish | undefined {
  if (typeof inscription === 'string') return { text: inscription, place };
  const wished = inscription === false || labels ? undefined : own;
  return wished && { text: wished.text, place: place ?? wished.place };
}
