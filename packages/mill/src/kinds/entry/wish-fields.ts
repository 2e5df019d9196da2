import {
  either,
  type FieldTable,
  type FieldType,
  FLAG,
  listOf,
  RANGE,
  RECORD,
  schemaOf,
  TEXT,
  TEXTS,
  wholeFrom,
} from '@latin-puzzles/core/basis';
import type { SubjectWishes } from '@latin-puzzles/workshop/generate';

/** The wishes of a line: all that can be wished of a subject but the level, which lines have their own field for. */
export type PlanWishes = Omit<SubjectWishes, 'level'>;

const NEVER: FieldType = {
  schema: { const: false },
  fits: (value) => value === false,
  wanted: { en: 'false', es: 'false' },
};
const CELLS = listOf(wholeFrom(0, 2 ** 20), { en: 'a list of cell numbers', es: 'una lista de números de celda' });

/** What may be wished of the puzzles of a line. Whether it can be had is judged by who makes them. */
export const WISH_FIELDS: FieldTable & Readonly<Record<keyof PlanWishes, unknown>> = {
  labels: { type: TEXTS, meaning: 'Other labels than those of the board.' },
  inscription: { type: either(TEXT, NEVER), meaning: 'Words to inscribe, or false to leave out those of the board.' },
  place: { type: either(TEXT, CELLS), meaning: 'Where the inscription goes: a name such as "row 5", or its cells.' },
  critical: { type: FLAG, meaning: 'No clue outside the inscription can go.' },
  fair: { type: FLAG, meaning: 'Theorems solve it; true unless the board says otherwise.' },
  theorems: { type: TEXTS, meaning: 'The theorems that solve it.' },
  needs: { type: TEXTS, meaning: 'Theorems without which it takes harder ones.' },
  score: { type: RANGE, meaning: 'How difficult, from 0 to 100.' },
  scale: { type: RECORD, meaning: 'A scale of one’s own, as latin calibrate writes it.' },
  symmetry: { type: TEXT, meaning: 'The symmetry of the pattern of clues.' },
  clues: { type: RANGE, meaning: 'How many clues.' },
  mask: { type: RECORD, meaning: 'Cells that must (always) and must not (never) be clues.' },
  uniform: { type: FLAG, meaning: 'The solution is drawn with the same chance as every other Latin board.' },
  words: { type: either(TEXTS, NEVER), meaning: 'Words that must not appear, or false to let any appear.' },
};

const WISH: FieldType = {
  schema: schemaOf(WISH_FIELDS),
  fits: RECORD.fits,
  wanted: { en: 'an object of wishes', es: 'un objeto con deseos' },
};

/** One set of wishes, or several, each of which makes lines of its own. */
export const WISHES_TYPE = either(
  WISH,
  listOf(WISH, { en: 'a list of such objects', es: 'una lista de tales objetos' }),
);
