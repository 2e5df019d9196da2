import type { Engine, Signal } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import { findHittingSet } from './hitting.ts';
import { findMissedSets, type UnavoidableSet } from './unavoidable-sets.ts';

export type LatinBound =
  | { readonly kind: 'puzzle'; readonly clues: readonly number[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'spent' }
  | { readonly kind: 'aborted' };

/**
 * At most `most` clues that make a puzzle of a Latin board, if there are such. Clues are proposed that meet every
 * unavoidable set known so far; if they do not make a puzzle, the unavoidable sets that they miss are added to `known`.
 * In the end the known sets tell why there are none, unless that takes too much work. Where every puzzle has an inscription,
 * its cells are clues beside these. After the signal it has no answer, though what it has added to `known` is right.
 */
export function boundLatin(
  engine: Engine,
  solution: Labeling,
  most: number,
  known: UnavoidableSet[],
  inscription: readonly number[] = [],
  signal?: Signal,
): LatinBound {
  while (true) {
    const sets = known.map(({ cells }) => cells);
    const outcome = findHittingSet(sets, solution.length, most, signal);
    if (outcome.kind !== 'hit') return { kind: outcome.kind };
    const missed = findMissedSets(engine, solution, [...inscription, ...outcome.cells], signal);
    known.push(...missed);
    if (signal?.aborted) return { kind: 'aborted' };
    if (missed.length === 0) return { kind: 'puzzle', clues: outcome.cells };
  }
}
