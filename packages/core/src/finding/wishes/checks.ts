import { failure, type Result, success } from '../../basis/index.ts';
import type { Board } from '../../board/index.ts';
import type { Multiset } from '../../puzzle/index.ts';
import { isWithin } from './difficulty.ts';
import { WISHES_FAULTS } from './faults.ts';
import { fewestClues, isDistinct, possibleCounts } from './floor.ts';
import type { Pattern } from './pattern.ts';
import type { Wishes } from './wishes.ts';

/**
 * The patterns that do not contradict the other wishes, those only that add the fewest clues to the inscription and the
 * mask; if all do, why the first does. Only what is proved is refused: where constraints hold, cells and labels may not be
 * exchanged at will, and need not be told apart by clues.
 */
export function possiblePatterns(
  wishes: Wishes,
  multiset: Multiset,
  patterns: readonly Pattern[],
  inscription: readonly number[],
  isConstrained: boolean,
): Result<Pattern[]> {
  const checked = patterns.map((pattern) => checkPattern(wishes, multiset, pattern, inscription, isConstrained));
  const possible = checked.flatMap((result) => (result.ok ? [result.value] : []));
  const fewest = Math.min(...possible.map(({ forced }) => forced.length));
  return possible.length > 0
    ? success(possible.filter(({ forced }) => forced.length === fewest))
    : (checked[0] as Result<never>);
}

function checkPattern(
  { board, critical, clues = {} }: Wishes,
  multiset: Multiset,
  pattern: Pattern,
  inscription: readonly number[],
  isConstrained: boolean,
): Result<Pattern> {
  const barred = new Set(pattern.barred);
  const twins = isDistinct(multiset.counts) && !isConstrained ? barredTwins(board, barred) : undefined;
  if (twins)
    return failure(WISHES_FAULTS, 'wishes.mask:twins', 'mask.never', {
      cells: twins.map((cell) => board.cellNames[cell]!),
    });
  if (critical) {
    const needless = needlessClue(board, pattern, inscription);
    if (needless !== undefined)
      return failure(WISHES_FAULTS, 'wishes.critical', 'critical', { cell: board.cellNames[needless]! });
  }
  const floor = isConstrained ? 0 : fewestClues(board, multiset, pattern);
  const possible = [...possibleCounts(pattern).entries()].flatMap(([count, can]) =>
    can && count >= floor && count < board.cells ? [count] : [],
  );
  if (possible.length === 0) return failure(WISHES_FAULTS, 'wishes.clues:full', 'clues');
  if (possible.some((count) => isWithin(count, clues))) return success(pattern);
  const [fewest, most] = [possible[0]!, possible.at(-1)!];
  const below = possible.filter((count) => count < (clues.least ?? 0)).at(-1);
  const above = possible.find((count) => count > (clues.most ?? board.cells));
  if (below !== undefined && above !== undefined)
    return failure(WISHES_FAULTS, 'wishes.clues:apart', 'clues', { wished: clues, below, above });
  return failure(WISHES_FAULTS, 'wishes.clues:range', 'clues', {
    possible: { least: fewest, most },
    wished: clues,
    nearest: { least: above, most: below },
  });
}

function barredTwins(board: Board, barred: ReadonlySet<number>): readonly number[] | undefined {
  const pairs = board.twins.map((twins) => twins.filter((cell) => barred.has(cell)).slice(0, 2));
  return pairs.find((pair) => pair.length === 2);
}

/** A clue outside the inscription in an asterism full of clues: what the others leave is its label. */
function needlessClue(board: Board, { forced }: Pattern, inscription: readonly number[]): number | undefined {
  const clues = new Set(forced);
  const inscribed = new Set(inscription);
  for (const { cells } of board.asterisms)
    if (cells.every((cell) => clues.has(cell))) {
      const needless = cells.find((cell) => !inscribed.has(cell));
      if (needless !== undefined) return needless;
    }
  return undefined;
}
