import type { LatinClass } from '../../classes/index.ts';
import type { Signal } from '../../engine/index.ts';
import type { CertifiedClass, Refutation } from './checker/certificate.ts';
import { findHittingSet } from './hitting.ts';
import type { UnavoidableSet } from './unavoidable-sets.ts';

/** How many cells may be left to choose where a certificate no longer spells the refutation out. */
const LEFT_TO_TRY = 3;

/** Writes down why no `most` clues make a puzzle of a class, given unavoidable sets that tell; undefined after the signal. */
export function certifyClass(
  { representative: latin, size }: LatinClass,
  known: readonly UnavoidableSet[],
  most: number,
  signal?: Signal,
): CertifiedClass | undefined {
  if (most < 0) return { latin, size, unavoidable: [], refutation: [] };
  const sets = known.map(({ cells }) => cells);
  const outcome = findHittingSet(sets, latin.length, most, signal);
  if (outcome.kind === 'aborted') return undefined;
  if (outcome.kind !== 'none') throw new Error('The unavoidable sets do not tell.');
  const used = new Map<number, number>();
  const refutation = shorten(renumber(outcome.refutation, used), most);
  const unavoidable = [...used.keys()].map((s) => [known[s]!.cells, known[s]!.labels] as const);
  return { latin, size, unavoidable, refutation };
}

/** Numbers the sets anew in the order in which the refutation first names them: those that it does not need fall away. */
function renumber(refutation: Refutation, used: Map<number, number>): Refutation {
  const number = (set: number) => {
    if (!used.has(set)) used.set(set, used.size);
    return used.get(set)!;
  };
  if (!('set' in refutation)) return refutation.map(number);
  const set = number(refutation.set);
  return { set, trials: refutation.trials.map(([cell, next]) => [cell, renumber(next, used)] as const) };
}

/** The upper part of a refutation; whoever checks it tries the few cells below. */
function shorten(refutation: Refutation, left: number): Refutation {
  if (left <= LEFT_TO_TRY) return [];
  if (!('set' in refutation)) return refutation;
  return {
    set: refutation.set,
    trials: refutation.trials.map(([cell, next]) => [cell, shorten(next, left - 1)] as const),
  };
}
