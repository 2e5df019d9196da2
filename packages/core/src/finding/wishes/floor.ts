import type { Board } from '../../board/index.ts';
import type { Multiset } from '../../puzzle/index.ts';
import type { Pattern } from './pattern.ts';

/**
 * The least number of clues that a puzzle needs for reasons that can be told in a sentence. Of two twins with different
 * labels, one is a clue, or they could change places; where labels do not repeat, this leaves one cell of each class of
 * twins without a clue. And two labels that occur equally often and are not among the clues could change places as well.
 */
export function fewestClues(board: Board, { counts }: Multiset, { forced }: Pattern): number {
  const clues = new Set(forced);
  let cells = clues.size;
  if (isDistinct(counts))
    for (const twins of board.twins) {
      const held = twins.filter((cell) => clues.has(cell)).length;
      cells += Math.max(0, twins.length - 1 - held);
    }
  const alike = new Map<number, number>();
  for (const count of counts) alike.set(count, (alike.get(count) ?? 0) + 1);
  let labels = 0;
  for (const size of alike.values()) labels += size - 1;
  return Math.max(cells, labels);
}

export function isDistinct(counts: readonly number[]): boolean {
  return counts.every((count) => count === 1);
}

/** For each number up to that of all cells, whether the groups of a pattern can add up to so many clues. */
export function possibleCounts({ forced, groups }: Pattern): boolean[] {
  const most = forced.length + groups.reduce((sum, group) => sum + group.length, 0);
  const possible = new Array<boolean>(most + 1).fill(false);
  possible[forced.length] = true;
  for (const { length } of groups)
    for (let count = most; count >= length; count--) if (possible[count - length]) possible[count] = true;
  return possible;
}
