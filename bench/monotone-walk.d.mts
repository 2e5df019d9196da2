import type { Position, Shape, Theorem } from '@latin-puzzles/core/attrition';
import type { Random } from '@latin-puzzles/core/basis';
import type { Subject } from './monotone-subjects.mjs';

/** That a label is in a cell, or is not. */
export interface Fact {
  readonly cell: number;
  readonly label: number;
  readonly holds: boolean;
}

export interface Counterexample {
  readonly flaw: 'not monotonic' | 'unsound';
  readonly rung: string;
  readonly facts: readonly Fact[];
  readonly candidates: readonly number[];
}

export function endings(
  shape: Shape,
  facts: readonly Fact[],
  ladder: readonly Theorem[],
  onRung?: (position: Position) => void,
): Uint8Array[];

export function walk(
  subject: Subject,
  random: Random,
  ladder: readonly Theorem[],
  shape?: Shape,
): Generator<Counterexample | undefined, void, undefined>;
