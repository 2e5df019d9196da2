import type { Labeling, Problem } from '../puzzle/index.ts';
import type { Another, AnotherOptions } from './another.ts';
import type { RemovalOptions } from './removal.ts';
import type { Sample, SampleOptions } from './sampling.ts';
import type { Ending, ListOptions } from './search/options.ts';
import type { RemovalOrder } from './search/removing.ts';
import type { PackedLabelings } from './search/searcher.ts';

/**
 * Lists the Latin boards that complete a labeling (Palomo, Algorithm 1). What is not a partial Latin board has none; a
 * Latin board has itself.
 */
export interface Engine {
  readonly problem: Problem;
  /** Solutions as they are found; the generator returns why it ended. */
  list(labeling: Labeling, options?: ListOptions): Generator<Labeling, Ending, undefined>;
  /** The same, with a turn for the event loop every few milliseconds, so that an `AbortSignal` can fire. */
  listAsync(labeling: Labeling, options?: ListOptions): AsyncGenerator<Labeling, Ending, undefined>;
  /**
   * All solutions one after the other in one array, at about twice the speed of `list`: if there are at most so many and
   * they fit into a megabyte, and they are found within so many nodes. Gives up early where that is out of sight, unless the
   * nodes have no limit.
   */
  listPacked(labeling: Labeling, mostSolutions: number, mostNodes: number): PackedLabelings | undefined;
  /** Counts without keeping solutions, at several times the speed. */
  count(labeling: Labeling, options?: ListOptions): Ending;
  /** How many solutions there are, at most `limit`: with 2 it tells whether a labeling is a Latin puzzle. */
  countUpTo(labeling: Labeling, limit: number): number;
  /** `countUpTo` for thousands of labelings, one after the other in one array. */
  countEach(labelings: PackedLabelings, limit: number): Uint32Array;
  /** A Latin board that completes a labeling, other than one that is known to: at less cost than listing two. */
  another(labeling: ArrayLike<number>, known: Labeling, options?: AnotherOptions): Another;
  /**
   * Takes away groups of clues from a puzzle with one solution, in the order given, each as a whole or not at all, as long as it
   * stays the only one.
   */
  remove(solution: Labeling, start: Labeling, order: RemovalOrder, options?: RemovalOptions): Labeling;
  /**
   * A random Latin board that completes a labeling: the same for the same seed on every machine. Any can come, but not with
   * the same chance: docs/engine.md tells how far from uniform they are.
   */
  sample(labeling: Labeling, options: SampleOptions): Sample;
}
