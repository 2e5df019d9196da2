import type { Placement, Proof, Step } from '@latin-puzzles/core/attrition';
import type { Words } from '@latin-puzzles/core/basis';
import { type Board, groupWords } from '@latin-puzzles/core/board';
import { canonicalHash, type Labeling } from '@latin-puzzles/core/puzzle';
import type { Rating } from '@latin-puzzles/core/rating';
import { type Advice, advise, findObjection, type PlayerKnowledge } from '@latin-puzzles/workshop/advice';
import { type Opening, planOpening } from '@latin-puzzles/workshop/coach';
import { findProofIfLatin, findRating, type ProvingProgress } from '@latin-puzzles/workshop/proving';
import {
  type BoardFacts,
  type BoardStudy,
  boardFacts,
  type ClueSymmetry,
  type CluesStudy,
  clueSymmetries,
  fillAtRandom,
  solutionsUpTo,
  studyBoard,
  studyClues,
  type Thinning,
  thinClues,
} from '@latin-puzzles/workshop/study';
import { composeBookTask } from './book-tasks.ts';
import { fontTask } from './font-task.ts';
import { generateTask } from './generate-task.ts';
import { anotherTask, gradedTask } from './graded-tasks.ts';
import { pictureTask } from './picture-task.ts';
import { composeTask, packTask, pdfTask, svgPagesTask, svgTask } from './printing-tasks.ts';
import { puzzleTask } from './puzzle-task.ts';

/** The facts of a board, with what its group of symmetries is called. */
export interface ToldFacts extends BoardFacts {
  readonly symmetry: Words;
}

/** Everything that is worked out off the page, by name: a use of the workshop each. */
export const TASKS = {
  /** By what name games of a puzzle are kept: the same for puzzles that are one but for symmetry and names of labels. */
  identify: puzzleTask<string>((puzzle) => canonicalHash(puzzle)),
  /** Up to two Latin boards that complete a puzzle: one means that it is a Latin puzzle. */
  solve: puzzleTask<readonly Labeling[]>((puzzle, { tools }) => solutionsUpTo(tools, puzzle, 2).solutions),
  prove: puzzleTask<Proof | 0 | 2, unknown, ProvingProgress>((puzzle, { tools, tell }) =>
    findProofIfLatin(tools, puzzle, { onProgress: tell }),
  ),
  rate: puzzleTask<Rating>((puzzle, { tools }) => findRating(tools, puzzle)!),
  hint: puzzleTask<Advice, { readonly known: PlayerKnowledge }>((puzzle, { tools }, { known }) =>
    advise(tools, puzzle, known),
  ),
  opening: puzzleTask<Opening | undefined>((puzzle, { tools }) => planOpening(tools, puzzle)),
  /** Why a label is wrong: argued from labels that are right, the clues and perhaps others. */
  mistake: puzzleTask<readonly Step[] | undefined, { readonly labels: readonly number[]; readonly wrong: Placement }>(
    (puzzle, { tools }, { labels, wrong }) => findObjection(tools, puzzle, labels, wrong),
  ),
  'board-facts': ({ board }: { readonly board: Board }): ToldFacts => {
    const facts = boardFacts(board);
    return { ...facts, symmetry: groupWords(facts.group.name) };
  },
  'study-board': puzzleTask<BoardStudy, unknown, BoardStudy>((puzzle, { tools, tell }) =>
    studyBoard(tools, puzzle, { onProgress: tell }),
  ),
  'study-clues': puzzleTask<CluesStudy, unknown, CluesStudy>((puzzle, { tools, tell }) =>
    studyClues(tools, puzzle, { onProgress: tell }),
  ),
  'fill-clues': puzzleTask<Labeling | undefined, { readonly seed: number }>((puzzle, { tools }, { seed }) =>
    fillAtRandom(tools, puzzle, seed),
  ),
  'thin-clues': puzzleTask<Labeling, Thinning>((puzzle, { tools }, thinning) => thinClues(tools, puzzle, thinning)),
  symmetries: ({ board }: { readonly board: Board }): readonly ClueSymmetry[] => clueSymmetries(board),
  generate: generateTask,
  graded: gradedTask,
  another: anotherTask,
  picture: pictureTask,
  compose: composeTask,
  'draw-pdf': pdfTask,
  'compose-book': composeBookTask,
  'draw-svg': svgTask,
  'draw-svg-pages': svgPagesTask,
  'pack-png': packTask,
  'look-into-font': fontTask,
};
