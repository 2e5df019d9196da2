/** A permutation of the numbers below its length: entry `i` is the image of `i`. */
export type Permutation = readonly number[];

export function identity(degree: number): Permutation {
  return Array.from({ length: degree }, (_, i) => i);
}

/** The numbers below `degree` in their order, for searches that make them by the thousand and write over them. */
export function numbersBelow(degree: number): Int32Array {
  const numbers = new Int32Array(degree);
  for (let i = 0; i < degree; i++) numbers[i] = i;
  return numbers;
}

/** First `inner`, then `outer`. */
export function composePermutations(outer: Permutation, inner: Permutation): Permutation {
  return inner.map((image) => outer[image]!);
}

export function inverse(permutation: Permutation): Permutation {
  const back = new Array<number>(permutation.length).fill(0);
  for (const [i, image] of permutation.entries()) back[image] = i;
  return back;
}
