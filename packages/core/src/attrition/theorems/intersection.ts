import { EMPTY } from '../../puzzle/index.ts';
import { familiesOf } from '../forms/sums.ts';
import { balanceStep } from '../matching/balance.ts';
import type { Position } from '../model/position.ts';
import type { Theorem, TheoremWords } from '../model/theorem.ts';

/** What the theorem is called, what it says, why it holds, and what players of Sudoku call its steps. */
export const INTERSECTION_WORDS = {
  title: {
    en: 'intersection',
    es: 'intersección',
  },
  statement: {
    en: 'When all places for a symbol in one group lie in a second one too, which needs no more of it, the symbol cannot go elsewhere in the second.',
    es: 'Cuando todos los lugares de un símbolo en un grupo están también en otro, donde no hace falta más veces, el símbolo no puede ir en el resto de ese otro.',
  },
  reason: {
    en: 'what the two groups share already covers all that the other one needs.',
    es: 'lo que comparten los dos grupos cubre ya todo lo que al otro le falta.',
  },
  known: {
    pointing: { en: 'pointing', es: 'candidatos bloqueados de tipo 1' },
    claiming: { en: 'claiming', es: 'candidatos bloqueados de tipo 2' },
    locked: { en: 'locked candidates', es: 'candidatos bloqueados' },
  },
} satisfies TheoremWords;

/**
 * Intersection. Let A still need a label a times and B b times, and let p cells of A outside B have room for it. If
 * p ≤ a − b, then A∩B must take all that B needs: the label leaves the cells of B outside A, and where p = a − b > 0 it is
 * written in those p cells.
 *
 * True by counting: subtract B's equation from A's. Monotonic: fewer places outside B only leave more to A∩B.
 *
 * For distinct labels pointing (A a box, B a line) and claiming (A a line, B a box).
 */
export const intersection: Theorem = {
  name: 'intersection',
  words: INTERSECTION_WORDS,
  form(step) {
    const families = familiesOf(step);
    return families?.bases.length === 1 && families.covers.length === 1;
  },
  *steps(position, sought) {
    const { overlaps, labels } = position.shape;
    const { needs, places } = position;
    const memo = position.searchMemo('intersection', 'labels');
    const open = memo.worthSearching(sought?.labels);
    const fruitful = new Set<number>();
    for (let i = 0; i < overlaps.length; i++) {
      const { a, b, shared } = overlaps[i]!;
      for (let j = 0; j < open.length; j++) {
        const label = open[j]!;
        const needed = needs[b * labels + label]!;
        // A label that B needs no more is the affair of full count.
        if (needed === 0) continue;
        const spare = needs[a * labels + label]! - needed;
        const inside = places[a * labels + label]! - spare;
        if (spare < 0 || inside > shared.length || !hasPlaces(position, shared, label, inside)) continue;
        const step = balanceStep(position, 'intersection', { label, bases: [a], covers: [b] });
        if (!step) continue;
        fruitful.add(label);
        yield step;
      }
    }
    memo.noteAllBut(fruitful, open);
  },
  apply: (position) => position.applyAll([...intersection.steps(position)]),
};

/** Whether at least so many of the cells have room for a label. */
function hasPlaces(
  { written, domains, shape }: Position,
  cells: readonly number[],
  label: number,
  least: number,
): boolean {
  let missing = least;
  for (let i = 0; i < cells.length && missing <= cells.length - i; i++) {
    const cell = cells[i]!;
    if (written[cell] === EMPTY && domains[cell * shape.labels + label] === 1) missing--;
  }
  return missing <= 0;
}
