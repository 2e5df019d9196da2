import type { Words } from '../../basis/index.ts';
import type { Engine, Limits } from '../../engine/index.ts';
import type { Labeling, Problem } from '../../puzzle/index.ts';
import type { Residual } from '../residual/index.ts';
import type { Brancher } from './brancher.ts';

/** A part of a count: the solutions of a residual, each standing for so many. */
export interface CountUnit {
  readonly times: bigint;
  readonly residual: Residual;
  readonly aim?: Int32Array | undefined;
  /** What is written by then, on one of the ways that the unit stands for. */
  readonly labeling: Labeling;
}

/** A count that can be left between two steps: it yields every few of them, and returns the number, or nothing if it was stopped. */
export type Counting = Generator<undefined, bigint | undefined, undefined>;

/** Counts units one after the other, and remembers what may be of use to the next. */
export interface UnitCounter {
  /** The solutions of the residual, not yet multiplied; a method that cannot yield tells how many it has found. */
  count(unit: CountUnit, limits: Limits, onFound?: (solutions: bigint) => void): Counting;
  /** How many counts of residuals it remembers. */
  readonly remembered: number;
}

/** A way to count the Latin boards that complete a labeling. */
export interface CountMethod {
  readonly name: string;
  /** How it counts, as a clause: `places whole labels …`. */
  readonly words: Words;
  /** Whether it can count a problem. */
  canCount(problem: Problem): boolean;
  /** How a count is divided into units. */
  readonly branch: Brancher;
  /** Whether units that differ only in names are one. */
  readonly merges: boolean;
  makeCounter(engine: Engine, memory: number): UnitCounter;
}
