import type { Position, Step, Theorem } from '../../src/attrition/index.ts';

/**
 * Naked pair. If two cells of an asterism may hold only the same two labels, and the asterism needs each of them once,
 * then the two labels leave its other cells.
 *
 * True because the two cells use both labels up. Monotonic: on smaller domains one of the cells has one label left, and
 * only candidate and full count do the rest.
 */
export const nakedPair: Theorem = {
  name: 'naked-pair',
  form({ removals, premises: { terms } }) {
    const [a, b, ...others] = terms.flatMap((term) => ('label' in term && term.times === 1 ? [term] : []));
    const cells = terms.flatMap((term) => ('cell' in term && term.times === -1 ? [term.cell] : []));
    if (!a || a.asterism !== b?.asterism || others.length > 0 || cells.length !== 2 || terms.length !== 4) return false;
    return removals.every(({ cell, label }) => [a.label, b.label].includes(label) && !cells.includes(cell));
  },
  *steps(position) {
    for (const [asterism, cells] of position.shape.asterisms.entries()) {
      const pairs = cells.filter((cell) => position.sizes[cell] === 2);
      for (const [i, a] of pairs.entries())
        for (const b of pairs.slice(i + 1)) {
          const step = pairStep(position, asterism, a, b);
          if (step) yield step;
        }
    }
  },
};

function pairStep(position: Position, asterism: number, a: number, b: number): Step | undefined {
  const { asterisms, labels } = position.shape;
  const pair = position.domain(a);
  if (pair.some((label) => !position.allows(b, label) || position.needs[asterism * labels + label] !== 1))
    return undefined;
  const others = asterisms[asterism]!.filter((cell) => cell !== a && cell !== b);
  const removals = pair.flatMap((label) => position.placesAmong(others, label).map((cell) => ({ cell, label })));
  if (removals.length === 0) return undefined;
  // The asterism holds each of the two labels once; take away that each of the two cells holds one label.
  const terms = [
    ...pair.map((label) => ({ times: 1, asterism, label })),
    ...[a, b].map((cell) => ({ times: -1, cell })),
  ];
  return { theorem: 'naked-pair', writes: [], removals, premises: { terms } };
}
