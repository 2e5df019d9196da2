import { symmetriesOf } from '@latin-puzzles/core/finding';
import { parseNative } from '@latin-puzzles/core/format';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

/** A symmetry of a board, and the cells that it makes go together. */
export interface OrbitChoice {
  readonly name: string;
  readonly orbits: readonly (readonly number[])[];
}

/** The symmetries that clues can keep. On solids it takes a moment to find them. */
export const orbitsTask: Task<{ readonly puzzle: string }, readonly OrbitChoice[]> = ({ puzzle }) =>
  symmetriesOf(accepted(parseNative(puzzle)).board).map(({ name, partitions }) => ({ name, orbits: partitions[0]! }));
