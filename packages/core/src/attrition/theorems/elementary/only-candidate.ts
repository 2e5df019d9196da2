import { placementAt, premisesAt } from '../../model/interned.ts';
import { onlyTerm } from '../../model/step.ts';
import { eachByEquation, type StepsByEquation, type Theorem, type TheoremWords } from '../../model/theorem.ts';

/** What the theorem is called, what it says, why it holds, and what players of Sudoku call its steps. */
export const ONLY_CANDIDATE_WORDS = {
  title: {
    en: 'only candidate',
    es: 'candidato único',
  },
  statement: {
    en: 'A cell for which only one symbol is left takes that symbol.',
    es: 'Una celda a la que solo le queda un símbolo lleva ese símbolo.',
  },
  reason: {
    en: 'every cell takes a symbol, and no other one fits.',
    es: 'en cada celda va un símbolo, y ningún otro cabe.',
  },
  known: {
    'naked-single': { en: 'naked single', es: 'único desnudo' },
  },
} satisfies TheoremWords;

const ONLY_CANDIDATES: StepsByEquation = {
  writes: true,
  ripe: ({ single }) => single,
  term: (shape, cell) => premisesAt(shape, shape.demands.length + cell).terms[0],
  step({ shape, domains }, cell) {
    const writes = [placementAt(shape, domains.indexOf(1, cell * shape.labels))];
    return {
      theorem: 'only-candidate',
      writes,
      removals: [],
      premises: premisesAt(shape, shape.demands.length + cell),
    };
  },
};

/**
 * Only candidate. A cell whose domain is down to one label has that label written.
 *
 * True because every cell holds a label. Monotonic: a smaller domain is the same, or empty.
 *
 * For distinct labels the naked single.
 */
export const onlyCandidate: Theorem = {
  name: 'only-candidate',
  words: ONLY_CANDIDATE_WORDS,
  form(step, { sizes }) {
    const term = onlyTerm(step);
    if (!term || !('cell' in term) || step.removals.length > 0 || step.writes.length !== 1) return false;
    return step.writes[0]!.cell === term.cell && sizes[term.cell] === 1;
  },
  steps: (position) => eachByEquation(ONLY_CANDIDATES, position),
  byEquation: ONLY_CANDIDATES,
  apply(position) {
    const first = position.single.next(0);
    for (let cell = first; cell >= 0 && !position.contradictory; cell = position.single.next(0))
      position.write(cell, position.domain(cell)[0]!);
    return first >= 0;
  },
};
