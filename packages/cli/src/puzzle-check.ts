import type { Engine } from '@latin-puzzles/core/engine';
import type { PartialBoard, Puzzle } from '@latin-puzzles/core/puzzle';
import { EXIT, type ExitCode } from './exit.ts';

/** Only a Latin puzzle can be proved or rated: says why something else cannot. */
export function whyNoPuzzle(
  puzzle: Puzzle,
  engineFor: (partial: PartialBoard) => Engine,
  deadline: number,
): { readonly message: string; readonly code: ExitCode } | undefined {
  const { verdict, solutions } = engineFor(puzzle).count(puzzle.labeling, {
    limit: 2,
    timeLimit: deadline - Date.now(),
  });
  if (verdict !== 'complete' && verdict !== 'limit')
    return { message: 'stopped before its solution was found', code: EXIT.stopped };
  if (solutions === 1) return undefined;
  return {
    message:
      solutions === 0 ? 'not a Latin puzzle: it has no solution' : 'not a Latin puzzle: it has several solutions',
    code: EXIT.no,
  };
}
