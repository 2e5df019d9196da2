import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { ratedLevel, ratedScore } from '@latin-puzzles/core/rating';
import type { BookletPuzzle } from '@latin-puzzles/drawing';
import { findProof, findRating } from '../proving/index.ts';
import { solutionsUpTo } from '../study/index.ts';
import type { Tools } from '../tools/index.ts';

/** What is to be printed with a puzzle. */
export interface PrintedFacts {
  readonly answers?: boolean | undefined;
  readonly proofs?: boolean | undefined;
  /** Rates it if nobody has. */
  readonly levels?: boolean | undefined;
}

/** Finds out about a Latin puzzle what is to be printed with it. Its level is told where it is known, or along with a proof. */
export function findPrintedFacts(
  tools: Tools,
  puzzle: Puzzle,
  { answers, proofs, levels = proofs }: PrintedFacts,
): BookletPuzzle {
  const solution = puzzle.solution ?? (answers ? solutionsUpTo(tools, puzzle, 1).solutions[0] : undefined);
  const proof = proofs ? findProof(tools, puzzle) : undefined;
  const known = ratedLevel(puzzle);
  const found = known === undefined && levels ? findRating(tools, puzzle) : undefined;
  const rating = found ?? { level: known, score: known && ratedScore(puzzle) };
  const id = typeof puzzle.source?.id === 'string' ? puzzle.source.id : undefined;
  return { ...puzzle, id, solution, proof, level: rating.level, score: rating.score };
}
