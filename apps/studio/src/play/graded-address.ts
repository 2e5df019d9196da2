import { LEVELS } from '@latin-puzzles/core/rating';
import { type GradedWish, isDate } from '@latin-puzzles/workshop/daily';
import { stepOccasion } from '@latin-puzzles/workshop/progress';

/**
 * The puzzle that an address asks to be made, if it does: `daily/DATE/BOARD/LEVEL`, `path/STEP/BOARD/LEVEL` or
 * `made/NUMBER/BOARD/LEVEL`.
 */
export function gradedWishIn([kind, which = '', board = '', level]: readonly string[]): GradedWish | undefined {
  const known = LEVELS.find((name) => name === level);
  if (!known || board === '') return undefined;
  if (kind === 'daily') return isDate(which) ? { occasion: which, board, level: known } : undefined;
  if (!/^\d{1,9}$/.test(which)) return undefined;
  if (kind === 'path') return { occasion: stepOccasion(Number(which)), board, level: known };
  return kind === 'made' ? { occasion: which, board, level: known } : undefined;
}
