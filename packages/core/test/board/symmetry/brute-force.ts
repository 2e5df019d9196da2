import type { Board, Permutation } from '../../../src/board/index.ts';

/** Whether a permutation of cells sends every asterism to an asterism. */
export function keepsConstellation(board: Board, permutation: Permutation): boolean {
  const key = (cells: readonly number[]) => cells.toSorted((a, b) => a - b).join();
  const asterisms = new Set(board.asterisms.map(({ cells }) => key(cells)));
  return board.asterisms.every(({ cells }) => asterisms.has(key(cells.map((cell) => permutation[cell]!))));
}

/** Whether a permutation of cells keeps all distances between their points, which are whole numbers. */
export function keepsDistances({ points }: Board, permutation: Permutation): boolean {
  const distance = (a: number, b: number) => points![a]!.reduce((sum, x, i) => sum + (x - points![b]![i]!) ** 2, 0);
  return permutation.every((image, a) =>
    permutation.every((other, b) => b <= a || distance(a, b) === distance(image, other)),
  );
}

/** All permutations of n things, one change after the other. */
export function* allPermutations(n: number): Generator<Permutation> {
  if (n === 0) yield [];
  else
    for (const shorter of allPermutations(n - 1))
      for (let place = 0; place < n; place++) yield shorter.toSpliced(place, 0, n - 1);
}
