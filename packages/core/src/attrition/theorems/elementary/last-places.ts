import { premisesAt } from '../../model/interned.ts';
import { onlyTerm } from '../../model/step.ts';
import { eachByEquation, type StepsByEquation, type Theorem, type TheoremWords } from '../../model/theorem.ts';

/** What the theorem is called, what it says, why it holds, and what players of Sudoku call its steps. */
export const LAST_PLACES_WORDS = {
  title: {
    en: 'last places',
    es: 'últimos lugares',
  },
  statement: {
    en: 'If a symbol has no more places left in a group than it needs there, it goes in all of them.',
    es: 'Si a un símbolo no le quedan en un grupo más lugares que los que necesita, va en todos ellos.',
  },
  reason: {
    en: 'every place left is needed, so none can be spared.',
    es: 'todos los lugares que quedan hacen falta; ninguno puede sobrar.',
  },
  known: {
    'hidden-single': { en: 'hidden single', es: 'único oculto' },
  },
} satisfies TheoremWords;

const LAST_PLACES: StepsByEquation = {
  writes: true,
  ripe: ({ tight }) => tight,
  term: (shape, at) => premisesAt(shape, at).terms[0],
  step(position, at) {
    const { asterisms, labels } = position.shape;
    const writes = position.placementsAmong(asterisms[Math.floor(at / labels)]!, at % labels);
    return { theorem: 'last-places', writes, removals: [], premises: premisesAt(position.shape, at) };
  },
};

/**
 * Last places. If an asterism needs a label as often as it has places left for it, the label is written in all of them.
 *
 * True because leaving one out would be too few. Monotonic: fewer places are still those, or none too few.
 *
 * For distinct labels the hidden single.
 */
export const lastPlaces: Theorem = {
  name: 'last-places',
  words: LAST_PLACES_WORDS,
  form(step, { needs, places, shape }) {
    const term = onlyTerm(step);
    if (!term || !('label' in term) || step.removals.length > 0 || step.writes.length === 0) return false;
    const at = term.asterism * shape.labels + term.label;
    return needs[at] === places[at] && step.writes.every(({ label }) => label === term.label);
  },
  steps: (position) => eachByEquation(LAST_PLACES, position),
  byEquation: LAST_PLACES,
  apply(position) {
    const { labels, asterisms } = position.shape;
    const first = position.tight.next(0);
    for (let at = first; at >= 0 && !position.contradictory; at = position.tight.next(0))
      for (const cell of position.placesAmong(asterisms[Math.floor(at / labels)]!, at % labels))
        position.write(cell, at % labels);
    return first >= 0;
  },
};
