import type { Residual } from '../residual/index.ts';
import type { Ways } from './brancher.ts';
import { findParts, narrowestDivision } from './parts.ts';
import { divided, splits } from './split.ts';

/**
 * Cuts the board into several parts at once, and divides demands among them: the asterism and the part with the fewest ways first. So
 * asterisms that tell on each other are done with before the next are begun, and what differs only in names is met early.
 */
export function* branchByParts(residual: Residual, aim: Int32Array | undefined): Ways {
  let parts = aim;
  let division = parts && narrowestDivision(residual, parts);
  if (!division) {
    parts = yield* findParts(residual);
    division = narrowestDivision(residual, parts);
  }
  if (!division || division.ways === 0) return;
  const { asterism, part } = division;
  for (const { inside, times } of splits(residual, asterism, part))
    yield {
      times,
      aim: parts,
      follow: (onFixed) => divided(residual, asterism, part, inside, onFixed),
    };
}
