import type { Level } from '@latin-puzzles/core/rating';
import { findGradedPuzzle, findOneLike, type GradedWish } from '@latin-puzzles/workshop/daily';
import { subjectNamed, subjectOfPuzzle } from '@latin-puzzles/workshop/generate';
import { boardNameOf } from '@latin-puzzles/workshop/progress';
import { orRefuse } from '@latin-puzzles/workshop/tools';
import type { Task } from './protocol.ts';
import { puzzleTask } from './puzzle-task.ts';

/** The puzzle of a board and a level for an occasion, as a native document; nothing if there is none. Tells how many attempts it has made. */
export const gradedTask: Task<GradedWish, string | undefined, number> = async (wish, { tell }) => {
  const found = orRefuse(await findGradedPuzzle(wish, { onProgress: ({ attempts }) => tell(attempts) }));
  return found && JSON.stringify(found);
};

export interface Likeness {
  readonly level: Level | undefined;
  /** Another one for every seed. */
  readonly seed: number;
}

/** Another puzzle like one: of its board, its labels and its words. */
export const anotherTask = puzzleTask<string | undefined, Likeness, number>(
  async (puzzle, { tell }, { level, seed }) => {
    const named = subjectNamed(boardNameOf(puzzle));
    const subject =
      named.ok && named.value.labels.join() === puzzle.multiset.entries.join() ? named.value : subjectOfPuzzle(puzzle);
    const wish = { level, occasion: String(seed) };
    const found = orRefuse(await findOneLike(subject, wish, { onProgress: ({ attempts }) => tell(attempts) }));
    return found && JSON.stringify(found);
  },
);
