import type { Position } from '../../model/position.ts';
import { onlyTerm, type Step } from '../../model/step.ts';
import type { Theorem, TheoremWords } from '../../model/theorem.ts';

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
  *steps(position) {
    for (let cell = position.single.next(0); cell >= 0; cell = position.single.next(cell + 1))
      yield onlyCandidateStep(position, cell);
  },
  apply(position) {
    const first = position.single.next(0);
    for (let cell = first; cell >= 0 && !position.contradictory; cell = position.single.next(0))
      position.write(cell, position.domain(cell)[0]!);
    return first >= 0;
  },
};

function onlyCandidateStep(position: Position, cell: number): Step {
  return {
    theorem: 'only-candidate',
    writes: [{ cell, label: position.domain(cell)[0]! }],
    removals: [],
    premises: { terms: [{ times: 1, cell }] },
  };
}
