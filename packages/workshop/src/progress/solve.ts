import { isRecord } from '@latin-puzzles/core/basis';
import { LEVELS, type Level } from '@latin-puzzles/core/rating';

/** A puzzle that was solved, once: what is remembered of it for good, whatever becomes of the game. */
export interface Solve {
  /** Under which name its game is kept. */
  readonly puzzle: string;
  /** A name of the catalog, or the specification of a board; empty for a board of one's own. */
  readonly board: string;
  readonly level: Level;
  /** How many cells were open. */
  readonly cells: number;
  /** When it was solved, in milliseconds since 1970. */
  readonly at: number;
  readonly seconds: number;
  /** How often help was asked for. */
  readonly hints: number;
  /** What the puzzle was made for: a day, or a step of a path. */
  readonly occasion?: string | undefined;
}

/** A solve that was kept or sent, if it is one. */
export function parseSolve(value: unknown): Solve | undefined {
  if (!isRecord(value)) return undefined;
  const { puzzle, board, cells, at, seconds, hints, occasion } = value;
  const level = LEVELS.find((name) => name === value.level);
  if (typeof puzzle !== 'string' || typeof board !== 'string' || !level) return undefined;
  if (!isCount(cells) || !isCount(at) || !isCount(seconds) || !isCount(hints)) return undefined;
  const solve = { puzzle, board, level, cells, at, seconds, hints };
  return typeof occasion === 'string' ? { ...solve, occasion } : solve;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** All solves of two lists, each once, the earliest first. */
export function mergeSolves(a: readonly Solve[], b: readonly Solve[]): readonly Solve[] {
  const known = new Map<string, Solve>();
  for (const solve of [...a, ...b]) {
    const key = keyOf(solve);
    const other = known.get(key);
    // Nobody solves one puzzle twice in a millisecond: two that differ tell of a damaged list, and either will do.
    if (!other || JSON.stringify(other) < JSON.stringify(solve)) known.set(key, solve);
  }
  return [...known.values()].sort((x, y) => x.at - y.at || (keyOf(x) < keyOf(y) ? -1 : 1));
}

function keyOf({ puzzle, at }: Solve): string {
  return `${puzzle} ${at}`;
}
