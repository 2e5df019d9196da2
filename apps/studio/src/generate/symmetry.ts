import type { Board } from '@latin-puzzles/core/board';
import { type PatternSymmetry, symmetriesOf } from '@latin-puzzles/core/finding';

/** A symmetry that may be wished for, with a few of its orbits to show what it does. */
export interface SymmetryChoice {
  readonly name: string;
  readonly order: number;
  /** Cells that are all clues or none. */
  readonly samples: readonly (readonly number[])[];
}

const SAMPLES = 4;

export function symmetryChoices(board: Board): SymmetryChoice[] {
  return symmetriesOf(board).map(({ name, order, partitions }) => ({ name, order, samples: samplesOf(partitions) }));
}

/** Full orbits from all over the board, if there are any. */
function samplesOf([orbits = []]: PatternSymmetry['partitions']): (readonly number[])[] {
  const size = Math.max(...orbits.map((orbit) => orbit.length));
  if (size === 1) return [];
  const full = orbits.filter((orbit) => orbit.length === size);
  const step = Math.max(1, full.length / SAMPLES);
  return Array.from({ length: Math.min(SAMPLES, full.length) }, (_, i) => full[Math.floor(i * step)]!);
}
