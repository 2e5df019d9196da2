const FACTOR = Number(process.env.LATIN_LAW_RUNS ?? 1);

/** How many random cases a law is tried on: so many, or with `LATIN_LAW_RUNS=20` twenty times as many. */
export function lawRuns(few: number): number {
  return Math.ceil(few * FACTOR);
}
