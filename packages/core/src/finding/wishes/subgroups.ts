import { composePermutations, type Permutation } from '../../board/index.ts';

/** A subgroup by the indices of its elements, ascending; the identity is 0. */
export type Subgroup = readonly number[];

/**
 * All subgroups of a group, given by all of its elements with the identity first, in classes of conjugates: those that an
 * element of the group carries into each other. The classes come in the order of their size.
 */
export function subgroupClasses(permutations: readonly Permutation[]): Subgroup[][] {
  const product = multiplication(permutations);
  const inverses = inverseIndices(permutations, product);
  const subgroups = new Map<string, Subgroup>();
  const cyclic = new Map<string, number>();
  for (const [g] of permutations.entries()) cyclic.set(generate([g], product).join(), g);
  const queue: { subgroup: Subgroup; generators: readonly number[] }[] = [{ subgroup: [0], generators: [] }];
  for (const { subgroup, generators } of queue) {
    const key = subgroup.join();
    if (subgroups.has(key)) continue;
    subgroups.set(key, subgroup);
    for (const g of cyclic.values()) {
      if (subgroup.includes(g)) continue;
      const more = [...generators, g];
      queue.push({ subgroup: generate(more, product), generators: more });
    }
  }
  const classes: Subgroup[][] = [];
  for (const [key, subgroup] of subgroups) {
    const conjugates = new Map([[key, subgroup]]);
    for (const [g] of permutations.entries()) {
      const image = subgroup.map((h) => product(g, product(h, inverses[g]!))).sort((a, b) => a - b);
      conjugates.set(image.join(), image);
    }
    classes.push([...conjugates.values()]);
    for (const other of conjugates.keys()) subgroups.delete(other);
  }
  return classes.sort((a, b) => a[0]!.length - b[0]!.length);
}

type Product = (outer: number, inner: number) => number;

/** The multiplication table, worked out on a few cells whose images tell every element from the others. */
function multiplication(permutations: readonly Permutation[]): Product {
  const base = tellingCells(permutations);
  const images = permutations.map((permutation) => base.map((cell) => permutation[cell]!));
  const index = new Map(images.map((image, i) => [image.join(), i]));
  const order = permutations.length;
  const table = new Int32Array(order * order);
  for (let outer = 0; outer < order; outer++)
    for (let inner = 0; inner < order; inner++)
      table[outer * order + inner] = index.get(composePermutations(permutations[outer]!, images[inner]!).join())!;
  return (outer, inner) => table[outer * order + inner]!;
}

function tellingCells(permutations: readonly Permutation[]): number[] {
  const base: number[] = [];
  let keys = permutations.map(() => '');
  let told = 1;
  for (let cell = 0; told < permutations.length; cell++) {
    const finer = keys.map((key, i) => `${key},${permutations[i]![cell]}`);
    const count = new Set(finer).size;
    if (count === told) continue;
    base.push(cell);
    keys = finer;
    told = count;
  }
  return base;
}

function inverseIndices(permutations: readonly Permutation[], product: Product): number[] {
  return permutations.map((_, g) => permutations.findIndex((_, h) => product(g, h) === 0));
}

/** The subgroup that some elements make. */
function generate(generators: readonly number[], product: Product): Subgroup {
  const found = new Set([0]);
  for (const element of found) for (const g of generators) found.add(product(g, element));
  return [...found].sort((a, b) => a - b);
}
