import type { Random } from '../basis/index.ts';
import type { Signal } from '../engine/index.ts';
import type { Labeling } from '../puzzle/index.ts';

/** A Markov chain over Latin boards whose stationary distribution is uniform. */
export interface MarkovChain {
  readonly name: string;
  /** How many steps lead far enough away from where one begins. */
  readonly steps: number;
  /** Where so many steps from a Latin board lead; the signal is asked at every step. */
  walk(board: Labeling, steps: number, random: Random, signal?: Signal): Labeling;
}
