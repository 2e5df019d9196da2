import type { Residual } from '../residual/index.ts';
import type { Ways } from './brancher.ts';
import { findCut } from './cut.ts';
import { crossing, divided, splitCount, splits } from './split.ts';

/**
 * Cuts the board in two, an asterism at a time: what an asterism across the cut demands is divided between its two parts, in every
 * way that there is room for. When none is left across the cut, the two sides are counted each by itself.
 */
export function* branchByCut(residual: Residual, aim: Int32Array | undefined): Ways {
  const cut = aim && crossing(residual, aim).length > 0 ? aim : yield* findCut(residual);
  let asterism = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (const a of crossing(residual, cut)) {
    const count = splitCount(residual, a, cut);
    if (count >= fewest) continue;
    fewest = count;
    asterism = a;
  }
  if (fewest === 0) return;
  for (const { inside, times } of splits(residual, asterism, cut))
    yield {
      times,
      aim: cut,
      follow: (onFixed) => divided(residual, asterism, cut, inside, onFixed),
    };
}
