import { canonicalOrder, identity, makeIncidence, type Permutation } from '../../board/index.ts';
import { EMPTY, type Labeling, type Problem, type Renaming } from '../../puzzle/index.ts';

/** What the symmetries of a problem and its clues make of a partial board that has these clues. */
export interface WrittenSymmetry {
  /** The same for two partial boards exactly if such a symmetry takes one to the other. */
  readonly certificate: string;
  /** The symmetries that keep the partial board as it is: generators of their group, and its order. */
  readonly generators: readonly Renaming[];
  readonly order: bigint;
}

/**
 * Looks at partial boards under the group of a problem and its clues: permutations of cells that take asterisms to asterisms
 * and clues to clues, together with permutations of labels, such that every asterism demands as much as its image does.
 *
 * The graph has cells on one side, asterisms and labels on the other. A label is joined to the cells that hold it, and clues
 * have a colour of their own. Where all asterisms demand the same, labels are coloured by their count; else a further
 * vertex on the side of the cells, coloured by the demand, stands between each asterism and each label that it demands.
 */
export function makeSymmetryLook(problem: Problem, clues: Labeling): (labeling: ArrayLike<number>) => WrittenSymmetry {
  const { cells, labels, asterisms, demands } = problem;
  const counts = demands.every((demand) => demand.every((count, label) => count === demands[0]![label]))
    ? (demands[0] ?? [])
    : undefined;
  const colours: number[] = clues.map((label) => (label === EMPTY ? 0 : 1));
  const ofAsterism: number[][] = asterisms.map((asterism) => [...asterism]);
  const ofLabel: number[][] = Array.from({ length: labels }, () => []);
  if (!counts)
    for (const [a, demand] of demands.entries())
      for (const [label, count] of demand.entries()) {
        if (count === 0) continue;
        ofAsterism[a]!.push(colours.length);
        ofLabel[label]!.push(colours.length);
        colours.push(1 + count);
      }
  const near = colours.length;
  colours.push(...asterisms.map(() => 0), ...ofLabel.map((_, label) => 1 + (counts?.[label] ?? 0)));
  const firstLabel = near + asterisms.length;

  const permutation = (moves: readonly (readonly [number, number])[], from: number, degree: number): Permutation => {
    const images = [...identity(degree)];
    for (const [vertex, image] of moves)
      if (vertex >= from && vertex < from + degree) images[vertex - from] = image - from;
    return images;
  };

  return (labeling) => {
    const written = ofLabel.map((joined) => [...joined]);
    for (let cell = 0; cell < cells; cell++) if (labeling[cell] !== EMPTY) written[labeling[cell]!]!.push(cell);
    const { incidences, generators, orbitLengths } = canonicalOrder(
      makeIncidence(near, [...ofAsterism, ...written]),
      colours,
    );
    return {
      // Vertices stand by colour, and how many have each is a matter of the problem and the clues: only joins differ.
      certificate: incidences.join(),
      generators: generators.map((moves) => ({
        cells: permutation(moves, 0, cells),
        labels: permutation(moves, firstLabel, labels),
      })),
      order: orbitLengths.reduce((product, length) => product * BigInt(length), 1n),
    };
  };
}
