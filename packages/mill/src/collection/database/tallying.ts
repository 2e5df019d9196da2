/** So wide is a band of scores; what is below the first or above the last one belongs to it. */
export const BAND_WIDTH = 5;
export const LAST_BAND = 40;

/** The band of a score. SQLite computes the same. */
export function bandOf(score: number): number {
  return Math.max(0, Math.min(Math.floor(score / BAND_WIDTH), LAST_BAND));
}
