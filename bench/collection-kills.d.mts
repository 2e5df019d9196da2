export function killWriters(
  /** The file to use after so many kills. */
  fileOf: (killed: number) => string,
  kills: number,
  seed?: number,
): Promise<{
  readonly killed: number;
  /** How often everything was checked: after every kill. */
  readonly checks: number;
  /** How many puzzles there are in the end, and how many were verified in all checks together. */
  readonly puzzles: number;
  readonly verified: number;
  readonly wrong: readonly string[];
}>;
