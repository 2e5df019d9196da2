import { catalogEntry } from '@latin-puzzles/core/board';
import { boardsInTurnOn } from '@latin-puzzles/workshop/daily';
import { type Favourites, isFavourite, nextStep, type PathStep, type Solve } from '@latin-puzzles/workshop/progress';
import { levelsOf } from './levels.ts';

/** A board of each of a few kinds. */
const KINDS = ['sudoku', 'orb-one', 'latin-octahedron', 'custom-sky', 'helios-one', 'canario-one'];

/** What is known of a player. */
export interface Memory {
  readonly solves: readonly Solve[];
  readonly favourites: Favourites;
}

/** The next step of the path of a board of the catalog. */
export function nextStepOn(board: string, { solves }: Pick<Memory, 'solves'>): PathStep {
  return nextStep(solves, board, levelsOf(board));
}

/** Boards that a day offers beside its own: favourites first, then Sudoku, which everybody knows, then the others in turn. */
export function otherBoardsOn(date: string, { favourites }: Pick<Memory, 'favourites'>, count: number): string[] {
  const [own, ...others] = boardsInTurnOn(date);
  return known([...liked(favourites), 'sudoku', ...others], count, own);
}

/** Boards whose paths are offered: those walked on last, favourites, and one of a few kinds for who has neither. */
export function pathBoards({ solves, favourites }: Memory, count: number): string[] {
  const walked = solves.toReversed().map(({ board }) => board);
  return known([...walked, ...liked(favourites), ...KINDS], count);
}

function liked(favourites: Favourites): string[] {
  return Object.keys(favourites).filter((board) => isFavourite(favourites, board));
}

/** Each once, and only those of the catalog. */
function known(boards: readonly string[], count: number, but?: string): string[] {
  return [...new Set(boards)].filter((board) => board !== but && catalogEntry(board)).slice(0, count);
}
