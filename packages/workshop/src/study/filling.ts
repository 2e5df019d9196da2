import { makeRandom, type Words } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import { makeRemover, symmetriesOf } from '@latin-puzzles/core/finding';
import type { Labeling, PartialBoard } from '@latin-puzzles/core/puzzle';
import type { Tools } from '../tools/index.ts';

/** A random Latin board that completes the clues; nothing if there is none. */
export function fillAtRandom(tools: Tools, partial: PartialBoard, seed: number): Labeling | undefined {
  return tools.engineFor(partial).sample(partial.labeling, { seed }).solution;
}

export interface Thinning {
  readonly solution: Labeling;
  /** Cells whose clues go together or stay together; others stay. */
  readonly groups: readonly (readonly number[])[];
  readonly seed: number;
}

/** Takes clues away from a Latin puzzle, in random order, as long as its solution stays the only one. */
export function thinClues(tools: Tools, partial: PartialBoard, { solution, groups, seed }: Thinning): Labeling {
  const remover = makeRemover(tools.engineFor(partial));
  return remover.reduce(solution, partial.labeling, makeRandom(seed).shuffled(groups));
}

/** A symmetry that clues can have, and the cells that it makes go together. */
export interface ClueSymmetry {
  readonly name: string;
  readonly title: Words;
  readonly order: number;
  readonly orbits: readonly (readonly number[])[];
}

/** The symmetries that the clues of a board can have. On solids it takes a moment to find them. */
export function clueSymmetries(board: Board): ClueSymmetry[] {
  return symmetriesOf(board).map(({ name, title, order, partitions }) => ({
    name,
    title,
    order,
    orbits: partitions[0]!,
  }));
}
