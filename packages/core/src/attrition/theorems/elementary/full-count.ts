import { EMPTY } from '../../../puzzle/index.ts';
import { premisesAt } from '../../model/interned.ts';
import { onlyTerm } from '../../model/step.ts';
import { eachByEquation, type StepsByEquation, type Theorem, type TheoremWords } from '../../model/theorem.ts';

/** What the theorem is called, what it says, and why it holds. */
const FULL_COUNT_WORDS = {
  title: {
    en: 'full count',
    es: 'cuenta completa',
  },
  statement: {
    en: 'Once a group has a symbol as often as it needs it, the symbol cannot go in its other cells.',
    es: 'Cuando un grupo tiene un símbolo tantas veces como hace falta, ese símbolo no puede ir en las otras celdas del grupo.',
  },
  reason: {
    en: 'one more would be one too many.',
    es: 'uno más sería uno de sobra.',
  },
} satisfies TheoremWords;

const FULL_COUNTS: StepsByEquation = {
  writes: false,
  ripe: ({ overfull }) => overfull,
  term: (shape, at) => premisesAt(shape, at).terms[0],
  step(position, at) {
    const { asterisms, labels } = position.shape;
    const removals = position.placementsAmong(asterisms[Math.floor(at / labels)]!, at % labels);
    return { theorem: 'full-count', writes: [], removals, premises: premisesAt(position.shape, at) };
  },
};

/**
 * Full count. Once an asterism holds a label as often as it is demanded, the label leaves the domains of its other cells.
 *
 * True because one more would be too many. Monotonic: it is all that one equation removes.
 *
 * Palomo, Sect. 5.2.7; for distinct labels the elimination of peers.
 */
export const fullCount: Theorem = {
  name: 'full-count',
  words: FULL_COUNT_WORDS,
  form(step, { needs, shape }) {
    const term = onlyTerm(step);
    if (!term || !('label' in term) || step.writes.length > 0 || step.removals.length === 0) return false;
    return (
      needs[term.asterism * shape.labels + term.label] === 0 && step.removals.every(({ label }) => label === term.label)
    );
  },
  steps: (position) => eachByEquation(FULL_COUNTS, position),
  byEquation: FULL_COUNTS,
  apply(position) {
    const { labels, asterisms } = position.shape;
    const first = position.overfull.next(0);
    for (let at = first; at >= 0; at = position.overfull.next(at + 1))
      for (const cell of asterisms[Math.floor(at / labels)]!)
        if (position.written[cell] === EMPTY) position.remove(cell, at % labels);
    return first >= 0;
  },
};
