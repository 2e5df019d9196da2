import type { Words } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { type SolutionCount, solutionCountOf } from '@latin-puzzles/workshop/study';
import type { Tools } from '@latin-puzzles/workshop/tools';
import { EXIT, type ExitCode } from './codes.ts';
import type { LanguageOptions } from './language.ts';
import { forEachPuzzle, type InputOptions } from './read.ts';
import { say } from './screen.ts';
import type { Deadline } from './stopping.ts';

/** Why something that was given cannot be proved or rated. */
export const NO_LATIN_PUZZLE: Readonly<Record<Exclude<SolutionCount, 'one'>, Words>> = {
  none: {
    en: 'not a Latin puzzle: it has no solution',
    es: 'no es un puzle latino: no tiene solución',
  },
  several: {
    en: 'not a Latin puzzle: it has several solutions',
    es: 'no es un puzle latino: tiene varias soluciones',
  },
  unknown: {
    en: 'stopped before its solution was found',
    es: 'se abandonó antes de hallar su solución',
  },
};

/** Runs an action on every Latin puzzle of the input; what is none is told why, and passed over, or given to another if it has no solution. */
export function forEachLatinPuzzle(
  file: string | undefined,
  options: InputOptions & Partial<LanguageOptions> & { readonly json?: boolean | undefined },
  tools: Tools,
  deadline: Deadline,
  action: (puzzle: Puzzle, place: string) => ExitCode | Promise<ExitCode>,
  onNone?: (puzzle: Puzzle, place: string) => Promise<void>,
): Promise<ExitCode> {
  return forEachPuzzle(file, options, async (puzzle, place) => {
    const solutions = solutionCountOf(tools, puzzle, { timeLimit: deadline.left() });
    if (solutions === 'one') return action(puzzle, place);
    say(`${place}: ${NO_LATIN_PUZZLE[solutions][options.lang ?? 'en']}`);
    if (solutions === 'none') await onNone?.(puzzle, place);
    return solutions === 'unknown' ? EXIT.stopped : EXIT.no;
  });
}
