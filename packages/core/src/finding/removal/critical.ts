import type { Random } from '../../basis/index.ts';
import type { RemovalOptions } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import type { Remover } from './remover.ts';

/** A critical puzzle whose solution is the given Latin board. Clues of the cells to keep, its inscription, stay. */
export function criticalPuzzle(
  { engine }: Remover,
  solution: Labeling,
  random: Random,
  keep?: readonly number[],
  options?: Pick<RemovalOptions, 'signal' | 'onReduced'>,
): Labeling {
  const stays = new Set(Array.isArray(keep) ? keep : []);
  const cells: number[] = [];
  const from = [0];
  for (let cell = 0; cell < solution.length; cell++) {
    if (stays.has(cell)) continue;
    cells.push(cell);
    from.push(cells.length);
  }
  return engine.remove(solution, solution, { cells: random.shuffled(cells), from }, options);
}
