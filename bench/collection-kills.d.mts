export function killWriters(
  file: string,
  kills: number,
  seed?: number,
): Promise<{ readonly killed: number; readonly puzzles: number; readonly wrong: readonly string[] }>;
