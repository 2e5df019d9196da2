import fc from 'fast-check';
import { makeRandom, must } from '../../../src/basis/index.ts';
import { type Board, makeBoard, type Permutation, type Point } from '../../../src/board/index.ts';

export function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

export function boardFrom(
  cells: number,
  asterisms: readonly (readonly number[])[],
  points?: readonly Point[] | undefined,
): Board {
  const named = asterisms.map((members, i) => ({
    kind: 'region' as const,
    name: { kind: 'asterism', id: i + 1 },
    cells: members,
  }));
  return must(makeBoard({ name: '', cells, asterisms: named, points }));
}

/** Points that all lie in one asterism, so that only geometry limits their symmetry. */
export function pointsOnly(points: readonly Point[]): Board {
  return boardFrom(points.length, [range(points.length)], points);
}

/** The same board with cell `i` called `permutation[i]`, its asterisms listed backwards. */
export function relabel(board: Board, permutation: Permutation): Board {
  const asterisms = board.asterisms.map(({ cells }) => cells.map((cell) => permutation[cell]!)).reverse();
  const points = board.points && range(board.cells).map((cell) => board.points![permutation.indexOf(cell)]!);
  return boardFrom(board.cells, asterisms, points);
}

/** Several copies of a board side by side, without points. */
export function copies(count: number, { cells, asterisms }: Board): Board {
  const shifted = range(count).flatMap((i) => asterisms.map((a) => a.cells.map((cell) => cell + i * cells)));
  return boardFrom(count * cells, shifted);
}

/** Every cell in `degree` asterisms of k cells, or of fewer where asterisms coincide: no class is told by counting alone. */
export function regularAsterisms(cells: number, k: number, degree: number, seed: number): number[][] {
  const random = makeRandom(seed);
  const found = new Map<string, number[]>();
  for (let round = 0; round < degree; round++) {
    const order = random.shuffled(range(cells));
    for (let i = 0; i < cells; i += k) {
      const members = order.slice(i, i + k).sort((a, b) => a - b);
      found.set(members.join(), members);
    }
  }
  return [...found.values()];
}

/** The net of a square written by `label`: rows, columns, and the cells of each label. */
export function net(n: number, label: (row: number, column: number) => number): Board {
  const lines = range(n);
  return boardFrom(n * n, [
    ...lines.map((row) => lines.map((column) => row * n + column)),
    ...lines.map((column) => lines.map((row) => row * n + column)),
    ...lines.map((l) => range(n * n).filter((cell) => label(Math.floor(cell / n), cell % n) === l)),
  ]);
}

/** The projective plane over the integers modulo a prime: points as cells, lines as asterisms. */
export function projectivePlane(q: number): Board {
  const points = [
    [0, 0, 1],
    ...range(q).map((a) => [0, 1, a]),
    ...range(q).flatMap((a) => range(q).map((b) => [1, a, b])),
  ];
  const product = (p: number[], l: number[]) => p[0]! * l[0]! + p[1]! * l[1]! + p[2]! * l[2]!;
  const lines = points.map((l) => range(points.length).filter((i) => product(points[i]!, l) % q === 0));
  return boardFrom(points.length, lines);
}

/** Asterisms of any sizes on up to `most` cells, all cells covered. */
export function anyAsterisms(most: number): fc.Arbitrary<{ cells: number; asterisms: number[][] }> {
  return fc.integer({ min: 1, max: most }).chain((cells) =>
    fc
      .array(fc.uniqueArray(fc.nat({ max: cells - 1 }), { minLength: 1 }), { minLength: 1, maxLength: 7 })
      .map((drawn) => {
        const rest = range(cells).filter((cell) => !drawn.some((members) => members.includes(cell)));
        const all = rest.length > 0 ? [...drawn, rest] : drawn;
        const sets = new Map(all.map((members) => [members.toSorted((a, b) => a - b).join(), members]));
        return { cells, asterisms: [...sets.values()] };
      }),
  );
}

export function permutationOf(n: number): fc.Arbitrary<Permutation> {
  return fc.shuffledSubarray(range(n), { minLength: n, maxLength: n });
}
