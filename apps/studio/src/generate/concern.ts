import type { Fault } from '@latin-puzzles/core/basis';
import type { INSCRIPTION_FAULTS, LEVEL_FAULTS, WISHES_FAULTS } from '@latin-puzzles/core/finding';
import type { PUZZLE_FAULTS } from '@latin-puzzles/core/puzzle';
import type { Form } from './form.ts';
import type { TYPING_FAULTS } from './wishes.ts';

/** The fields that a fault can concern. */
export type Field =
  | 'word'
  | 'board'
  | 'place'
  | 'level'
  | 'labels'
  | 'critical'
  | 'symmetry'
  | 'clues'
  | 'mask'
  | 'score'
  | 'scale'
  | 'theorems'
  | 'count'
  | 'seed';

/** Those that one sees at once; the others stand among further wishes. */
export const FOREMOST: readonly Field[] = ['word', 'board', 'place', 'level'];

/** What can be wrong with an order. */
type OrderFaultCase =
  | keyof typeof WISHES_FAULTS
  | keyof typeof LEVEL_FAULTS
  | keyof typeof INSCRIPTION_FAULTS
  | keyof typeof TYPING_FAULTS
  | Extract<keyof typeof PUZZLE_FAULTS, `labels.${string}`>;

const FIELDS: Readonly<Record<OrderFaultCase, Field>> = {
  'wishes.form': 'board',
  'wishes.no-board': 'board',
  'wishes.mask:range': 'mask',
  'wishes.mask:both': 'mask',
  'wishes.mask:twins': 'mask',
  'wishes.clues:full': 'clues',
  'wishes.clues:apart': 'clues',
  'wishes.clues:range': 'clues',
  'wishes.clues:bounds': 'clues',
  'wishes.symmetry:unknown': 'symmetry',
  'wishes.symmetry:mask': 'symmetry',
  'wishes.critical': 'critical',
  'wishes.theorem:unknown': 'theorems',
  'wishes.theorem:barred': 'theorems',
  'wishes.difficulty:unknown': 'level',
  'wishes.difficulty:score': 'score',
  'wishes.difficulty:level': 'score',
  'wishes.difficulty:bounds': 'score',
  'wishes.difficulty:reach': 'theorems',
  'wishes.difficulty:needs': 'theorems',
  'wishes.difficulty:level-reach': 'theorems',
  'wishes.difficulty:level-needs': 'theorems',
  'level.absent:proved': 'level',
  'level.absent:unfound': 'level',
  'inscription.letters:count': 'labels',
  'inscription.letters:none': 'labels',
  'inscription.letters:empty': 'word',
  'inscription.letters:label': 'word',
  'inscription.letters:word': 'word',
  'inscription.range:wished': 'place',
  'inscription.place:unknown': 'place',
  'inscription.place:cells': 'place',
  // Whether a word finds a place depends on both.
  'inscription.impossible': 'place',
  'labels.count': 'labels',
  'labels.invalid:type': 'labels',
  'labels.invalid:blank': 'labels',
  'labels.invalid:long': 'labels',
  'labels.invalid:control': 'labels',
  'usage:count': 'count',
  'usage:seed': 'seed',
};

/** The field next to which a fault of an order is told. */
export function concernOf(fault: Fault, { labels, word, theorems }: Form): Field {
  const field = FIELDS[fault.case as OrderFaultCase] ?? 'board';
  // Where the labels are made of the word, it is the word that is wrong.
  if (field === 'labels' && labels.trim() === '' && word.trim() !== '') return 'word';
  // Where all theorems are allowed, it is the difficulty that is out of reach.
  if (fault.case === 'wishes.difficulty:reach' && !theorems) return 'score';
  if (fault.case === 'wishes.difficulty:level-reach' && !theorems) return 'level';
  return field;
}
