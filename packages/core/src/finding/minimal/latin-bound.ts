import type { Engine } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import { findHittingSet } from './hitting.ts';
import { findMissedSets, type UnavoidableSet } from './unavoidable-sets.ts';

export type LatinBound =
  | { readonly kind: 'puzzle'; readonly clues: readonly number[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'spent' };

/**
 * At most `most` clues that make a puzzle of a Latin board, if there are such. Clues are proposed that meet every
 * unavoidable set known so far; if they do not make a puzzle, the unavoidable sets that they miss are added to `known`.
 * In the end the known sets tell why there are none, unless that takes too much work. Where every puzzle has an inscription,
 * its cells are clues beside these.
 */
export function boundLatin(
  engine: Engine,
  solution: Labeling,
  most: number,
  known: UnavoidableSet[],
  inscription: readonly number[] = [],
): LatinBound {
  while (true) {
    const sets = known.map(({ cells }) => cells);
    const outcome = findHittingSet(sets, solution.length, most);
    if (outcome.kind !== 'hit') return { kind: outcome.kind };
    const missed = findMissedSets(engine, solution, [...inscription, ...outcome.cells]);
    if (missed.length === 0) return { kind: 'puzzle', clues: outcome.cells };
    known.push(...missed);
  }
}
