import type { Engine } from '@latin-puzzles/core/engine';
import type { PartialBoard, Puzzle } from '@latin-puzzles/core/puzzle';
import { makeEngines } from './engines.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { forEachPuzzle, type InputOptions } from './read.ts';

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

/** Runs an action on every Latin puzzle of the input; what is none is told why, and passed over. */
export function forEachLatinPuzzle(
  file: string | undefined,
  options: InputOptions,
  deadline: number,
  action: (puzzle: Puzzle, place: string) => ExitCode,
): Promise<ExitCode> {
  const engineFor = makeEngines();
  return forEachPuzzle(file, options, (puzzle, place) => {
    const reason = whyNoPuzzle(puzzle, engineFor, deadline);
    if (!reason) return action(puzzle, place);
    process.stderr.write(`${place}: ${reason.message}\n`);
    return reason.code;
  });
}
