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
  { board, critical, clues = {} }: Wishes,
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
  const floor = fewestClues(board, multiset, pattern);
  const possible = [...possibleCounts(pattern).entries()].flatMap(([count, can]) =>
    can && count >= floor && count < board.cells ? [count] : [],
  );
  if (possible.length === 0)
    return failure(
      'wishes.clues',
      'clues',
      'The symmetry and the mask ask for a clue in every cell: nothing would be left to solve.',
      'Ask for fewer clues, or choose another symmetry.',
    );
  if (possible.some((count) => isWithin(count, clues))) return success(pattern);
  const [fewest, most] = [possible[0]!, possible.at(-1)!];
  const below = possible.filter((count) => count < (clues.least ?? 0)).at(-1);
  const above = possible.find((count) => count > (clues.most ?? board.cells));
  const apart = below !== undefined && above !== undefined;
  const nearest = apart ? `${below} or ${above}` : spoken({ least: above, most: below });
  return failure(
    'wishes.clues',
    'clues',
    apart
      ? `The symmetry of the pattern never adds up to a number of clues of ${spoken(clues)}.`
      : `A puzzle of this board has ${spoken({ least: fewest, most })} clues here; ${spoken(clues)} is wished for.`,
    `Wish for ${nearest} clues, or change the mask or the symmetry.`,
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
