import type { Position } from '../../model/position.ts';
import { onlyTerm, type Step } from '../../model/step.ts';
import type { Theorem, TheoremWords } from '../../model/theorem.ts';

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
  *steps(position) {
    const { labels } = position.shape;
    for (let at = position.tight.next(0); at >= 0; at = position.tight.next(at + 1))
      yield lastPlacesStep(position, Math.floor(at / labels), at % labels);
  },
  apply(position) {
    const { labels, asterisms } = position.shape;
    const first = position.tight.next(0);
    for (let at = first; at >= 0 && !position.contradictory; at = position.tight.next(0))
      for (const cell of position.placesAmong(asterisms[Math.floor(at / labels)]!, at % labels))
        position.write(cell, at % labels);
    return first >= 0;
  },
};

function lastPlacesStep(position: Position, asterism: number, label: number): Step {
  const cells = position.placesAmong(position.shape.asterisms[asterism]!, label);
  return {
    theorem: 'last-places',
    writes: cells.map((cell) => ({ cell, label })),
    removals: [],
    premises: { terms: [{ times: 1, asterism, label }] },
  };
}
