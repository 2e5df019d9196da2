import type { Board } from '../model/board.ts';
import { searchAutomorphisms } from './automorphism-search.ts';
import type { PermutationGroup } from './group.ts';
import { makeIncidence } from './incidence.ts';
import { mergedGenerators, mergedOrder, mergeTwins } from './merging.ts';
import type { Permutation } from './permutation.ts';
import { Refinement } from './refinement.ts';

/**
 * The permutations of the cells that send asterisms to asterisms, wherever the points are. Twins may be permuted at will,
 * so they are searched as one cell whose colour is their number, and each class of n twins multiplies the order by n!.
 */
export function automorphisms(board: Board): PermutationGroup;
/** The same, unless `isOver` says on the way that nobody wants them any more: on boards of thousands of cells it takes a while. */
export function automorphisms(board: Board, isOver: () => boolean): PermutationGroup | undefined;
export function automorphisms(board: Board, isOver = () => false): PermutationGroup | undefined {
  const merged = mergeTwins(board);
  const { classes, asterisms } = merged;
  const incidence = makeIncidence(classes.length, asterisms);
  const sizes = classes.map((cells) => cells.length);
  const found = searchAutomorphisms(incidence, new Refinement(incidence, sizes), isOver);
  if (!found) return undefined;
  let generators: readonly Permutation[] | undefined;
  return {
    degree: board.cells,
    // A board of thousands of alike parts has thousands of generators: written out only for who asks for them.
    get generators() {
      generators ??= mergedGenerators(merged, found.generators);
      return generators;
    },
    order: mergedOrder(
      merged,
      found.path.map((step) => step.orbitLength),
    ),
  };
}
