import { composePermutations, identity, type Permutation } from './permutation.ts';

export interface PermutationGroup {
  readonly degree: number;
  /** The identity is never among them; the trivial group has none. */
  readonly generators: readonly Permutation[];
  readonly order: bigint;
}

/** The elements of a group, the identity first, as products of generators of growing length; no more than `limit`. */
export function elements(group: PermutationGroup, limit = Number.POSITIVE_INFINITY): Generator<Permutation> {
  return images(group.generators, identity(group.degree), limit);
}

/** Every list of cells that the group made by the generators takes a list to, itself first. */
export function* images(
  generators: readonly Permutation[],
  cells: readonly number[],
  limit = Number.POSITIVE_INFINITY,
): Generator<readonly number[]> {
  const seen = new Set([cells.join()]);
  const found = [cells];
  for (let next = 0; next < found.length && next < limit; next++) {
    yield found[next]!;
    for (const generator of generators) {
      const image = composePermutations(generator, found[next]!);
      const key = image.join();
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(image);
    }
  }
}
