import fc from 'fast-check';
import { EMPTY, type Labeling, type Problem } from '../../src/puzzle/index.ts';

/** A Latin square, with boxes if their size is given, whose labels occur with the given counts in every asterism. */
export function squareProblem(order: number, counts: readonly number[], box?: readonly [number, number]): Problem {
  const line = Array.from({ length: order }, (_, i) => i);
  const asterisms = [
    ...line.map((row) => line.map((column) => order * row + column)),
    ...line.map((column) => line.map((row) => order * row + column)),
  ];
  if (box) {
    const [height, width] = box;
    const perRow = order / width;
    for (const b of line) {
      const top = Math.floor(b / perRow) * height;
      const left = (b % perRow) * width;
      asterisms.push(line.map((i) => order * (top + Math.floor(i / width)) + left + (i % width)));
    }
  }
  return uniform(order * order, asterisms, counts);
}

/** A problem whose asterisms all demand the same. */
export function uniform(cells: number, asterisms: readonly (readonly number[])[], counts: readonly number[]): Problem {
  return { cells, labels: counts.length, asterisms, demands: asterisms.map(() => counts) };
}

export const ones = (n: number) => new Array<number>(n).fill(1);

export function blank({ cells }: Problem): Labeling {
  return new Array<number>(cells).fill(EMPTY);
}

/** Clues from a text: one character per cell, labels from 1, anything else is empty. */
export function clues(text: string): Labeling {
  return [...text].map((character) => (character >= '1' && character <= '9' ? Number(character) - 1 : EMPTY));
}

/** Small boards with asterisms of any sizes, each with a demand of its own that adds up to its size. */
export const anyProblem: fc.Arbitrary<Problem> = fc
  .record({ cells: fc.integer({ min: 1, max: 8 }), labels: fc.integer({ min: 1, max: 4 }) })
  .chain(({ cells, labels }) =>
    fc
      .array(fc.uniqueArray(fc.nat({ max: cells - 1 }), { minLength: 1 }), { minLength: 1, maxLength: 6 })
      .chain((drawn) => {
        const rest = Array.from({ length: cells }, (_, cell) => cell).filter((c) => !drawn.some((a) => a.includes(c)));
        const asterisms = rest.length > 0 ? [...drawn, rest] : drawn;
        return fc
          .tuple(
            ...asterisms.map(({ length }) =>
              fc.array(fc.nat({ max: labels - 1 }), { minLength: length, maxLength: length }),
            ),
          )
          .map((held) => ({ cells, labels, asterisms, demands: held.map((h) => tally(h, labels)) }));
      }),
  );

/** Small boards whose demands a labeling drawn at random meets, so that they have at least one solution. */
export const solvableProblem: fc.Arbitrary<{ problem: Problem; solution: Labeling }> = anyProblem.chain((problem) =>
  fc
    .array(fc.nat({ max: problem.labels - 1 }), { minLength: problem.cells, maxLength: problem.cells })
    .map((solution) => ({
      problem: {
        ...problem,
        demands: problem.asterisms.map((asterism) =>
          tally(
            asterism.map((cell) => solution[cell]!),
            problem.labels,
          ),
        ),
      },
      solution,
    })),
);

/** Any labels in any cells; most are no partial Latin board. */
export function anyLabeling({ cells, labels }: Problem): fc.Arbitrary<Labeling> {
  return fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(EMPTY) }, fc.nat({ max: labels - 1 })), {
    minLength: cells,
    maxLength: cells,
  });
}

/** Some of the labels of a labeling, from none to all. */
export function anyPartOf(labeling: Labeling): fc.Arbitrary<Labeling> {
  return fc
    .tuple(
      fc.nat({ max: 100 }),
      fc.array(fc.nat({ max: 99 }), { minLength: labeling.length, maxLength: labeling.length }),
    )
    .map(([percent, draws]) => labeling.map((label, i) => (draws[i]! < percent ? label : EMPTY)));
}

function tally(held: readonly number[], labels: number): number[] {
  const counts = new Array<number>(labels).fill(0);
  for (const label of held) counts[label]!++;
  return counts;
}
