import { EMPTY, type Labeling, type Lister, type PartialBoard, violations } from '../../src/puzzle/index.ts';

/**
 * Every Latin board that completes a partial board, found in the plainest way: write a label in the first empty cell,
 * go on while no asterism holds a label too often, take it back. Slow and obviously correct: what faster code is
 * checked against. Of labels that `allows` forbids in a cell, none is tried there.
 */
export function* backtrack(
  partial: PartialBoard,
  allows: (cell: number, label: number) => boolean = () => true,
): Generator<Labeling> {
  if (violations(partial).length > 0) return;
  const { board, multiset } = partial;
  const labeling = [...partial.labeling];
  const held = board.asterisms.map(({ cells }) =>
    multiset.labels.map((_, label) => cells.filter((cell) => labeling[cell] === label).length),
  );
  const empty = labeling.flatMap((label, cell) => (label === EMPTY ? [cell] : []));

  function* complete(depth: number): Generator<Labeling> {
    const cell = empty[depth];
    if (cell === undefined) {
      yield [...labeling];
      return;
    }
    const holders = board.asterismsOf[cell]!;
    for (const [label, allowed] of multiset.counts.entries()) {
      if (!allows(cell, label) || holders.some((a) => held[a]![label]! >= allowed)) continue;
      labeling[cell] = label;
      for (const a of holders) held[a]![label]!++;
      yield* complete(depth + 1);
      for (const a of holders) held[a]![label]!--;
      labeling[cell] = EMPTY;
    }
  }
  yield* complete(0);
}

/** The oracle in the form that `classify` asks for. */
export const listByBacktracking: Lister = async (partial, limit) => {
  const solutions: Labeling[] = [];
  for (const solution of backtrack(partial)) {
    solutions.push(solution);
    if (solutions.length === limit) break;
  }
  return { solutions, decided: true };
};
