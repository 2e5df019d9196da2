import type { Fault } from '@latin-puzzles/core/basis';
import type { Form } from './form.ts';

/** The fields that a fault can concern, in the order of the page. */
const FIELDS = [
  'word',
  'board',
  'place',
  'level',
  'labels',
  'critical',
  'symmetry',
  'clues',
  'mask',
  'score',
  'scale',
  'theorems',
  'count',
  'seed',
] as const;
export type Field = (typeof FIELDS)[number];

/** Those that one sees at once; the others stand among further wishes. */
export const FOREMOST: readonly Field[] = ['word', 'board', 'place', 'level'];

const OTHER_NAMES: Readonly<Record<string, Field>> = { inscription: 'word', needs: 'theorems' };

/** The field next to which a fault is told. */
export function concernOf({ place, code }: Fault, { labels, word, theorems, score }: Form): Field {
  if (place.startsWith('inscription.place')) return 'place';
  const name = /^[a-z]+/.exec(place)?.[0] ?? '';
  // Where the labels are made of the word, it is the word that is wrong.
  if (name === 'labels' && labels.trim() === '' && word.trim() !== '') return 'word';
  // Where all theorems are allowed, it is the difficulty that is out of reach.
  if (name === 'theorems' && !theorems) return score.least + score.most === '' ? 'level' : 'score';
  // Whether a word finds a place depends on both.
  if (code === 'inscription.impossible') return 'place';
  return FIELDS.find((field) => field === name) ?? OTHER_NAMES[name] ?? 'board';
}
