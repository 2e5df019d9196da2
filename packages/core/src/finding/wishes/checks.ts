import { failure, type Result, success } from '../../basis/index.ts';
import type { Board } from '../../board/index.ts';
import type { Multiset } from '../../puzzle/index.ts';
import { isWithin, spoken } from './difficulty.ts';
import { fewestClues, isDistinct, possibleCounts } from './floor.ts';
import type { Pattern } from './pattern.ts';
import type { Wishes } from './wishes.ts';

/**
 * The patterns that do not contradict the other wishes, those only that add the fewest clues to the inscription and the
 * mask; if all do, why the first does. Only what is proved is refused.
 */
export function possiblePatterns(
  wishes: Wishes,
  multiset: Multiset,
  patterns: readonly Pattern[],
  inscription: readonly number[],
): Result<Pattern[]> {
  const checked = patterns.map((pattern) => checkPattern(wishes, multiset, pattern, inscription));
  const possible = checked.flatMap((result) => (result.ok ? [result.value] : []));
  const fewest = Math.min(...possible.map(({ forced }) => forced.length));
  return possible.length > 0
    ? success(possible.filter(({ forced }) => forced.length === fewest))
    : (checked[0] as Result<never>);
}

function checkPattern(
  { board, critical, clues }: Wishes,
  multiset: Multiset,
  pattern: Pattern,
  inscription: readonly number[],
): Result<Pattern> {
  const barred = new Set(pattern.barred);
  const twins = isDistinct(multiset.counts) ? barredTwins(board, barred) : undefined;
  if (twins)
    return failure(
      'wishes.mask',
      'mask.never',
      `${twins.map((cell) => board.cellNames[cell]).join(' and ')} lie in the same asterisms: without a clue in either they could change places.`,
      'Allow a clue in one of them.',
    );
  if (critical) {
    const needless = needlessClue(board, pattern, inscription);
    if (needless !== undefined)
      return failure(
        'wishes.critical',
        'critical',
        `${board.cellNames[needless]} must be a clue, and so must the rest of an asterism that holds it: that clue can go.`,
        'Ask for fewer clues, choose another symmetry, or do without a critical puzzle.',
      );
  }
  if (!clues) return success(pattern);
  const floor = fewestClues(board, multiset, pattern);
  const possible = possibleCounts(pattern);
  const most = possible.length - 1;
  if (possible.some((can, count) => can && count >= floor && isWithin(count, clues))) return success(pattern);
  const apart = isWithin(floor, clues) || isWithin(most, clues);
  return failure(
    'wishes.clues',
    'clues',
    apart
      ? `The symmetry of the pattern never adds up to a number of clues of ${spoken(clues)}.`
      : `A puzzle of this board has ${floor} to ${most} clues here; ${spoken(clues)} is wished for.`,
    'Change the number of clues, the mask or the symmetry.',
  );
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
