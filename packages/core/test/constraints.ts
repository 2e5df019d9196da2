import fc from 'fast-check';
import { makeRandom, type Random } from '../src/basis/index.ts';
import { type Constraint, EMPTY, type PartialBoard, type Problem, problemOf } from '../src/puzzle/index.ts';
import { structured } from './attrition/positions.ts';

/** A constraint that a good part of all labelings keeps: rows with small counts, or a function of two cells. */
export function randomConstraint(index: number, cells: number, labels: number, random: Random): Constraint {
  const name = `constraint-${index}`;
  if (random.below(3) === 0) {
    const [a, b] = [random.below(cells), random.below(cells)];
    const broken = (x: number, y: number) => x !== EMPTY && y !== EMPTY && (x + y) % 3 === 2;
    const violated: Constraint['violated'] = (labeling) => a !== b && broken(labeling[a]!, labeling[b]!);
    if (random.below(2) === 0) return { name, violated };
    return {
      name,
      violated,
      *propagate(domains) {
        if (a === b) return;
        for (const label of domains[a]!)
          if (domains[b]!.every((other) => broken(label, other))) yield { cell: a, label };
      },
    };
  }
  const row = () => {
    const all = Array.from({ length: cells * labels }, (_, candidate) => candidate);
    const counts = random
      .shuffled(all)
      .slice(0, 2 + random.below(6))
      .map((candidate) => ({
        cell: Math.floor(candidate / labels),
        label: candidate % labels,
        times: [1, 1, 2, -1, 3][random.below(5)]!,
      }));
    return random.below(2) === 0 ? { counts, most: random.below(4) } : { counts, least: random.below(2), most: 4 };
  };
  return { name, rows: Array.from({ length: 1 + random.below(3) }, row) };
}

/** A partial board, and its problem with one constraint or two. */
export const randomConstraintProblem: fc.Arbitrary<{ readonly partial: PartialBoard; readonly problem: Problem }> = fc
  .tuple(
    structured.filter(({ board, labeling }) => board.cells <= 16 || labeling.filter((l) => l === EMPTY).length < 20),
    fc.nat(),
    fc.integer({ min: 1, max: 2 }),
  )
  .map(([partial, seed, count]) => {
    const { board, multiset } = partial;
    const random = makeRandom(seed);
    const constraints = Array.from({ length: count }, (_, i) =>
      randomConstraint(i, board.cells, multiset.labels.length, random),
    );
    return { partial, problem: problemOf(board, multiset, constraints) };
  });
