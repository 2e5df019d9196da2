import type { Shape, Theorem } from '@latin-puzzles/core/attrition';
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
  readonly ladder: readonly string[];
  readonly facts: readonly Fact[];
  readonly candidates: readonly number[];
}

type Ladder = readonly Theorem[];

export function prefixes(ladder: Ladder): Ladder[];

export function shortLadders(ladder: Ladder): Ladder[];

export function chainLadders(ladder: Ladder): Ladder[];

export function endings(shape: Shape, facts: readonly Fact[], ladders: readonly Ladder[]): Uint8Array[];

export function walk(
  subject: Subject,
  random: Random,
  ladders: readonly Ladder[],
  shape?: Shape,
): Generator<Counterexample | undefined, void, undefined>;

export function forkWalk(
  subject: Subject,
  random: Random,
  ladders: readonly Ladder[],
  shape?: Shape,
): Generator<Counterexample | undefined, void, undefined>;
