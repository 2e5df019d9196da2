import type { OnFixed, Residual } from '../residual/index.ts';

/** One way to go on from a residual. */
export interface Way {
  /** How many ways there are that differ from this one only in names. */
  readonly times: bigint;
  /** What is left on this way; nothing if it ends at once. */
  follow(onFixed?: OnFixed): Residual | undefined;
  /** What the brancher wants to remember for what is left. */
  readonly aim?: Int32Array | undefined;
}

/** The ways on from a residual, as they are found; nothing every now and then while the next is looked for, so that one can stop. */
export type Ways = Generator<Way | undefined, void, undefined>;

/** Divides the solutions of a residual that is in one piece: each is on exactly one of the ways, counted as often as they say. */
export type Brancher = (residual: Residual, aim: Int32Array | undefined) => Ways;
