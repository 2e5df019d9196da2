import type { Board } from '../model/board.ts';
import { type Moves, searchAutomorphisms } from './automorphism-search.ts';
import type { PermutationGroup } from './group.ts';
import { makeIncidence } from './incidence.ts';
import { mergedOrder, mergeTwins } from './merging.ts';
import type { Orbits } from './orbits.ts';
import { identity, type Permutation } from './permutation.ts';
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
      generators ??= [
        ...found.generators.map((moves) => lift(moves, classes, board.cells)),
        ...twinGenerators(classes, found.orbits, board.cells),
      ];
      return generators;
    },
    order: mergedOrder(
      merged,
      found.path.map((step) => step.orbitLength),
    ),
  };
}

/** The permutation of cells that moves whole classes, each onto its image in order. */
function lift(moves: Moves, classes: readonly (readonly number[])[], degree: number): Permutation {
  const permutation = [...identity(degree)];
  for (const [from, to] of moves)
    for (const [i, cell] of (classes[from] ?? []).entries()) permutation[cell] = classes[to]![i]!;
  return permutation;
}

/** An exchange and a cycle make all permutations of a class; the classes of its orbit follow by conjugation. */
function twinGenerators(classes: readonly (readonly number[])[], orbits: Orbits, degree: number): Permutation[] {
  const cycle = (cells: readonly number[]) => {
    const permutation = [...identity(degree)];
    for (const [i, cell] of cells.entries()) permutation[cell] = cells[(i + 1) % cells.length]!;
    return permutation;
  };
  return classes.flatMap((cells, index) => {
    if (cells.length === 1 || orbits.find(index) !== index) return [];
    return cells.length === 2 ? [cycle(cells)] : [cycle(cells.slice(0, 2)), cycle(cells)];
  });
}
