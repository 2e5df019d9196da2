import { LADDER } from '@latin-puzzles/core/attrition';
import { type Excerpt, excerpt, type FaultTable, failure, type Result, success } from '@latin-puzzles/core/basis';
import type { InscriptionWish, Range, Wishes } from '@latin-puzzles/core/finding';
import { WISHES_FAULTS } from '@latin-puzzles/core/finding';
import { type Multiset, makeMultiset } from '@latin-puzzles/core/puzzle';
import type { Bounds, Form } from './form.ts';
import { labelsFor, lettersOf, parseLabels } from './spelling.ts';

/** What is to be made: the wishes, how many puzzles, and what is written on them. */
export interface Order {
  readonly wishes: Wishes;
  /** Whether the level is only what the board promises, and gives way where it cannot be had. */
  readonly promised: boolean;
  readonly count: number;
  readonly seed: number;
  readonly title?: string | undefined;
  readonly author?: string | undefined;
}

const MOST_PUZZLES = 1000;

/** What the fields ask for; `seed` is taken where none is typed. */
export function orderFrom(form: Form, seed: number): Result<Order> {
  const wishes = wishesFrom(form);
  if (!wishes.ok) return wishes;
  const count = wholeNumber(form.count, 'count', 1, MOST_PUZZLES);
  if (!count.ok) return count;
  const own = form.seed.trim() === '' ? success(seed) : wholeNumber(form.seed, 'seed', 0, Number.MAX_SAFE_INTEGER);
  if (!own.ok) return own;
  return success({
    wishes: wishes.value,
    promised: form.level === 'usual',
    count: count.value,
    seed: own.value,
    title: form.title.trim() || form.word.trim() || undefined,
    author: form.author.trim() || undefined,
  });
}

function wishesFrom(form: Form): Result<Wishes> {
  const multiset = multisetOf(form);
  if (!multiset.ok) return multiset;
  const score = rangeFrom(form.score, 'wishes.difficulty', 'score');
  if (!score.ok) return score;
  const clues = rangeFrom(form.clues, 'wishes.clues', 'clues');
  if (!clues.ok) return clues;
  const theorems = LADDER.map(({ name }) => name).filter((name) => !form.barred.includes(name));
  const words = form.words.split(/[\s,]+/).filter((word) => word !== '');
  return success({
    board: form.subject.board,
    multiset: multiset.value,
    inscription: inscriptionOf(form),
    critical: form.critical,
    fair: form.fair,
    theorems: form.barred.length > 0 ? theorems : undefined,
    needs: form.needs.length > 0 ? form.needs : undefined,
    level: levelOf(form),
    score: score.value,
    scale: form.scale?.scale,
    symmetry: form.symmetry,
    clues: clues.value,
    mask: { always: form.always, never: form.never },
    words: form.anyWords ? false : words,
  });
}

/** The labels that every asterism is to hold: those typed, or those of the word, or those of the board. */
export function multisetOf({ labels, word, subject }: Form): Result<Multiset> {
  if (labels.trim() !== '') return makeMultiset(parseLabels(labels));
  if (lettersOf(word).length === 0) return makeMultiset(subject.labels);
  const spelled = labelsFor(word, subject.board.asterisms[0]!.cells.length);
  return spelled.ok ? makeMultiset(spelled.value) : spelled;
}

/** Labels that are typed may be small letters; those of a word never are. */
export function inscriptionOf({ word, labels, place }: Form): InscriptionWish | undefined {
  if (lettersOf(word).length === 0) return undefined;
  return { text: labels.trim() === '' ? word.toUpperCase() : word, place };
}

/** The level that the board promises holds unless something else is said of difficulty. */
function levelOf({ level, score, barred, needs, subject }: Form): Wishes['level'] {
  if (level === 'any') return undefined;
  if (level !== 'usual') return level;
  const other = score.least !== '' || score.most !== '' || barred.length > 0 || needs.length > 0;
  return other ? undefined : subject.promise.level;
}

function rangeFrom(
  bounds: Bounds,
  code: 'wishes.difficulty' | 'wishes.clues',
  place: string,
): Result<Range | undefined> {
  const [least, most] = [bounds.least, bounds.most].map((text) => (text.trim() === '' ? undefined : Number(text)));
  if (least === undefined && most === undefined) return success(undefined);
  const numbers = [least, most].every((bound) => bound === undefined || Number.isFinite(bound));
  if (numbers && (least ?? 0) <= (most ?? Number.POSITIVE_INFINITY)) return success({ least, most });
  return failure(WISHES_FAULTS, `${code}:bounds`, place, { least: excerpt(bounds.least), most: excerpt(bounds.most) });
}

/** What can be wrong with a number that is typed. */
interface NumberFaultFacts {
  'usage:number': { readonly given: Excerpt; readonly least: number; readonly most: number };
}

const NUMBER_FAULTS: FaultTable<NumberFaultFacts> = {
  'usage:number': {
    en: ({ given, least, most }, { shown }) => [
      `${shown(given)} is not a whole number from ${least} to ${most}.`,
      'Write a whole number.',
    ],
    es: ({ given, least, most }, { figure, shown }) => [
      `${shown(given)} no es un número entero de ${figure(least)} a ${figure(most)}.`,
      'Escriba un número entero.',
    ],
  },
};

function wholeNumber(text: string, place: string, least: number, most: number): Result<number> {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return success(value);
  return failure(NUMBER_FAULTS, 'usage:number', place, { given: excerpt(text), least, most });
}
