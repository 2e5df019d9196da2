import {
  type Excerpt,
  excerpt,
  type FaultTable,
  failure,
  type Result,
  type Sentences,
  success,
  type Words,
} from '@latin-puzzles/core/basis';
import type { Range } from '@latin-puzzles/core/finding';
import type { Multiset } from '@latin-puzzles/core/puzzle';
import {
  type LevelWishes,
  lettersOf,
  multisetOn,
  type PuzzleOrder,
  type SubjectWishes,
  wishesOn,
} from '@latin-puzzles/workshop/generate';
import { parseLabels } from '@latin-puzzles/workshop/reading';
import type { Bounds, Form } from './form.ts';

const MOST_PUZZLES = 1000;

/** What the fields ask for; `seed` is taken where none is typed. */
export function orderFrom(form: Form, seed: number): Result<PuzzleOrder> {
  const wished = wishesFrom(form);
  if (!wished.ok) return wished;
  const wishes = wishesOn(form.subject, wished.value);
  if (!wishes.ok) return wishes;
  const count = wholeNumberFrom(form.count, 'count', 1, MOST_PUZZLES);
  if (!count.ok) return count;
  const own = form.seed.trim() === '' ? success(seed) : wholeNumberFrom(form.seed, 'seed', 0, Number.MAX_SAFE_INTEGER);
  if (!own.ok) return own;
  return success({
    ...wishes.value,
    count: count.value,
    seed: own.value,
    title: form.title.trim() || form.word.trim() || undefined,
    author: form.author.trim() || undefined,
  });
}

function wishesFrom(form: Form): Result<SubjectWishes> {
  const score = rangeFrom(form.score, 'wishes.difficulty', 'score');
  if (!score.ok) return score;
  const clues = rangeFrom(form.clues, 'wishes.clues', 'clues');
  if (!clues.ok) return clues;
  const words = form.words.split(/[\s,]+/).filter((word) => word !== '');
  return success({
    ...spellingFrom(form),
    place: form.place,
    critical: form.critical,
    fair: form.fair,
    theorems: form.theorems,
    needs: form.needs.length > 0 ? form.needs : undefined,
    level: form.level === 'usual' ? undefined : form.level,
    score: score.value,
    scale: form.scale?.scale,
    symmetry: form.symmetry,
    clues: clues.value,
    mask: { always: form.always, never: form.never },
    words: form.anyWords ? false : words,
  });
}

/** Of the wishes, those on which it depends which levels there are. */
export function levelWishesFrom(form: Form): LevelWishes {
  return { ...spellingFrom(form), fair: form.fair, scale: form.scale?.scale };
}

/** Labels that are typed may be small letters; those of a word never are. */
function spellingFrom({ word, labels }: Form): Pick<SubjectWishes, 'labels' | 'inscription'> {
  const typed = labels.trim() !== '';
  return {
    labels: typed ? parseLabels(labels) : undefined,
    inscription: lettersOf(word).length > 0 && (typed ? word : word.toUpperCase()),
  };
}

/** The labels that every asterism is to hold. */
export function multisetOf(form: Form): Result<Multiset> {
  return multisetOn(form.subject, spellingFrom(form));
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
  return failure(TYPING_FAULTS, `${code}:bounds`, place, { least: excerpt(bounds.least), most: excerpt(bounds.most) });
}

/** What can be wrong with numbers that are typed. */
interface TypingFaultFacts {
  'usage:count': { readonly given: Excerpt; readonly least: number; readonly most: number };
  'usage:seed': { readonly given: Excerpt; readonly least: number; readonly most: number };
  'wishes.clues:bounds': { readonly least: Excerpt; readonly most: Excerpt };
  'wishes.difficulty:bounds': { readonly least: Excerpt; readonly most: Excerpt };
}

/** Bounds between which there is nothing. */
const NO_NUMBER: Words<Sentences<TypingFaultFacts['wishes.clues:bounds']>> = {
  en: ({ least, most }, { shown }) => [
    `From ${shown(least)} to ${shown(most)} there is no number.`,
    'Write two numbers, the smaller first, or only one of them.',
  ],
  es: ({ least, most }, { shown }) => [
    `De ${shown(least)} a ${shown(most)} no hay ningún número.`,
    'Escriba dos números, primero el menor, o solo uno de los dos.',
  ],
};

/** What is no whole number, or too small or too large. */
const NOT_WHOLE: Words<Sentences<TypingFaultFacts['usage:count']>> = {
  en: ({ given, least, most }, { shown }) => [
    `${shown(given)} is not a whole number from ${least} to ${most}.`,
    'Write a whole number.',
  ],
  es: ({ given, least, most }, { figure, shown }) => [
    `${shown(given)} no es un número entero de ${figure(least)} a ${figure(most)}.`,
    'Escriba un número entero.',
  ],
};

export const TYPING_FAULTS: FaultTable<TypingFaultFacts> = {
  'usage:count': NOT_WHOLE,
  'usage:seed': NOT_WHOLE,
  'wishes.clues:bounds': NO_NUMBER,
  'wishes.difficulty:bounds': NO_NUMBER,
};

function wholeNumberFrom(text: string, field: 'count' | 'seed', least: number, most: number): Result<number> {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return success(value);
  return failure(TYPING_FAULTS, `usage:${field}`, field, { given: excerpt(text), least, most });
}
