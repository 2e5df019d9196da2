import type { Fault, Result } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import { EMPTY, makeMultiset, makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';
import { boardOf, commonSize, type DesignDraft, type DraftAsterism, labelsOf } from './draft.ts';

/** What can be said of a draft at once. */
export interface DraftVerdict {
  readonly board: Result<Board>;
  /** The board with its labels and no clues yet. */
  readonly puzzle: Result<Puzzle>;
  /** The cells that lie in no asterism. */
  readonly uncovered: readonly string[];
  /** The size of most asterisms, and those of another size. */
  readonly size: number;
  readonly odd: readonly DraftAsterism[];
  /** The first thing that is wrong, and with which asterism, if with one. */
  readonly fault: Fault | undefined;
  readonly culprit: DraftAsterism | undefined;
}

/** Judges a draft: whether it is a board with labels, and what it lacks. */
export function judgeDraft(draft: DesignDraft): DraftVerdict {
  const { cells, asterisms } = draft;
  const board = boardOf(draft);
  const puzzle = board.ok ? puzzleOf(board.value, labelsOf(draft)) : board;
  const covered = new Set(asterisms.flatMap((asterism) => asterism.cells));
  const size = commonSize(draft);
  const fault = puzzle.ok ? undefined : puzzle.fault;
  return {
    board,
    puzzle,
    uncovered: cells.filter(({ id }) => !covered.has(id)).map(({ id }) => id),
    size,
    odd: asterisms.filter((asterism) => asterism.cells.length !== size),
    fault,
    culprit: asterisms.find((_, i) => i === asterismAtFault(fault)),
  };
}

/** The number of the asterism that a fault concerns; nothing where it concerns the whole board. */
function asterismAtFault(fault: Fault | undefined): number | undefined {
  return (fault?.facts as { readonly asterism?: number } | undefined)?.asterism;
}

/** A board with labels and no clues. */
function puzzleOf(board: Board, labels: readonly string[]): Result<Puzzle> {
  const multiset = makeMultiset(labels);
  if (!multiset.ok) return multiset;
  const labeling = new Array<number>(board.cells).fill(EMPTY);
  return makePuzzle({ board, multiset: multiset.value, labeling, inscription: [] });
}
