import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { type SolutionCount, solutionCountOf } from '@latin-puzzles/workshop/study';
import type { Tools } from '@latin-puzzles/workshop/tools';
import { EXIT, type ExitCode } from './exit.ts';
import { forEachPuzzle, type InputOptions } from './read.ts';
import type { Deadline } from './stopping.ts';

/** Why something that was given cannot be proved or rated. */
export const NO_LATIN_PUZZLE: Readonly<Record<Exclude<SolutionCount, 'one'>, string>> = {
  none: 'not a Latin puzzle: it has no solution',
  several: 'not a Latin puzzle: it has several solutions',
  unknown: 'stopped before its solution was found',
};

/** Runs an action on every Latin puzzle of the input; what is none is told why, and passed over. */
export function forEachLatinPuzzle(
  file: string | undefined,
  options: InputOptions,
  tools: Tools,
  deadline: Deadline,
  action: (puzzle: Puzzle, place: string) => ExitCode,
): Promise<ExitCode> {
  return forEachPuzzle(file, options, (puzzle, place) => {
    const solutions = solutionCountOf(tools, puzzle, { timeLimit: deadline.left() });
    if (solutions === 'one') return action(puzzle, place);
    process.stderr.write(`${place}: ${NO_LATIN_PUZZLE[solutions]}\n`);
    return solutions === 'unknown' ? EXIT.stopped : EXIT.no;
  });
}
