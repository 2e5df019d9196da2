import type { Labeling, Puzzle } from '@latin-puzzles/core/puzzle';
import { type Advice, advise, type PlayerKnowledge } from '@latin-puzzles/workshop/advice';
import { makeTools } from '@latin-puzzles/workshop/tools';

/** Works out what players ask about a puzzle. What takes long is done once. */
export interface Helper {
  /** One solution, or two if there are more, or none. */
  solutions(): readonly Labeling[];
  advise(known: PlayerKnowledge): Advice;
}

export function makeHelper(puzzle: Puzzle): Helper {
  const tools = makeTools();
  let solutions: readonly Labeling[] | undefined = puzzle.solution && [puzzle.solution];
  return {
    solutions() {
      solutions ??= [...tools.engineFor(puzzle).list(puzzle.labeling, { limit: 2 })];
      return solutions;
    },
    advise: (known) => advise(tools, puzzle, known),
  };
}
