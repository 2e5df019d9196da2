import type { Random } from '../../basis/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import type { RemovalOptions, Remover } from './remover.ts';

/** A critical puzzle whose solution is the given Latin board. Clues of the cells to keep, its inscription, stay. */
export function criticalPuzzle(
  remover: Remover,
  solution: Labeling,
  random: Random,
  keep?: readonly number[],
  options?: Pick<RemovalOptions, 'signal' | 'onReduced'>,
): Labeling {
  const stays = new Set(Array.isArray(keep) ? keep : []);
  const cells: number[] = [];
  for (let cell = 0; cell < solution.length; cell++) if (!stays.has(cell)) cells.push(cell);
  const groups = random.shuffled(cells).map((cell) => [cell]);
  return remover.reduce(solution, solution, groups, options);
}
