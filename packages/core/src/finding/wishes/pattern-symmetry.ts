import type { Board } from '../../board/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { type PatternSymmetry, symmetriesOf } from './symmetries.ts';

/** Tells the symmetry that a pattern of clues has: the largest of those of the board that take clues to clues. */
export type SymmetryFinder = (labeling: Labeling) => PatternSymmetry;

/** Makes what tells the symmetry of patterns of a board, whose own symmetries are found out only once. */
export function makeSymmetryFinder(board: Board): SymmetryFinder {
  // The isometries that keep a pattern are a subgroup, and every subgroup that keeps it lies in that one: the largest is it.
  const symmetries = symmetriesOf(board).toSorted((a, b) => b.order - a.order);
  return (labeling) =>
    symmetries.find(({ partitions }) => partitions.some((orbits) => keeps(orbits, labeling))) ?? symmetries.at(-1)!;
}

function keeps(orbits: readonly (readonly number[])[], labeling: Labeling): boolean {
  return orbits.every((orbit) => {
    const open = labeling[orbit[0]!] === EMPTY;
    return orbit.every((cell) => (labeling[cell] === EMPTY) === open);
  });
}
