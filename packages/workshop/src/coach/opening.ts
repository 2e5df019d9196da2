import type { Signal } from '@latin-puzzles/core/engine';
import { EMPTY, type Labeling, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { Tools } from '../tools/index.ts';
import { type CoachedMove, makeCoachedMove, planPlainStep } from './coached-move.ts';
import { exchangeLabels } from './exchange.ts';

/** The first moves on a board, made by the player and led by a coach. */
export interface Opening {
  /** What stands on the board before them. */
  readonly start: Labeling;
  /** Whether that is the puzzle itself, so that the moves are moves of it; else it is only for practice. */
  readonly own: boolean;
  readonly moves: readonly CoachedMove[];
}

/** Fewer moves show nothing, and more take too long. */
export const [FEWEST_MOVES, MOST_MOVES] = [3, 4];

/**
 * The opening of a puzzle: its easiest steps, in the order in which ratings are measured, as long as each of them is seen at
 * once. Where a puzzle has too few of them at its beginning, the practice begins further on, with other labels in the place of
 * those of the puzzle as far as its words allow, so that nothing of it is given away. Nothing where there is no single
 * solution, or too little to do, or the signal came first.
 */
export function planOpening(tools: Tools, puzzle: Puzzle, signal?: Signal): Opening | undefined {
  const [solution, other] = [...tools.engineFor(puzzle).list(puzzle.labeling, { limit: 2, signal })];
  if (signal?.aborted || !solution || other) return undefined;
  const first = findMoves(tools, puzzle, puzzle.labeling);
  if (first.length >= FEWEST_MOVES) return { start: puzzle.labeling, own: true, moves: first };
  const exchanged = exchangeLabels(puzzle);
  const exchange = (labels: Labeling) => labels.map((label) => (label === EMPTY ? EMPTY : exchanged[label]!));
  const target = exchange(solution);
  let start: Labeling = exchange(puzzle.labeling);
  while (!signal?.aborted && start.filter((label) => label === EMPTY).length > FEWEST_MOVES) {
    start = goFurther(tools, puzzle, start, target);
    const moves = findMoves(tools, puzzle, start);
    if (moves.length >= FEWEST_MOVES) return { start, own: false, moves };
  }
  return undefined;
}

/** The moves that are seen at once from some labels, one after the other. */
function findMoves(tools: Tools, puzzle: Puzzle, start: Labeling): CoachedMove[] {
  const shape = tools.shapeFor(puzzle);
  const moves: CoachedMove[] = [];
  let labels = start;
  while (moves.length < MOST_MOVES) {
    const plan = planPlainStep(shape, labels);
    if (!plan) break;
    const move = makeCoachedMove(puzzle, labels, plan, moves.length);
    moves.push(move);
    labels = afterCoachedMove(labels, move);
  }
  return moves;
}

/** The labels after a move: whoever has found one of its cells is given the others. */
export function afterCoachedMove(labels: Labeling, { cells, label }: CoachedMove): Labeling {
  return cells.reduce((all, cell) => all.with(cell, label), labels);
}

/** The labels with one more: all that is seen at once, else the cell that is nearest to being known. */
function goFurther(tools: Tools, puzzle: Puzzle, labels: Labeling, solution: Labeling): Labeling {
  const plan = planPlainStep(tools.shapeFor(puzzle), labels);
  if (plan) return plan.steps[0]!.writes.reduce((all, { cell, label }) => all.with(cell, label), labels);
  const { board, multiset } = puzzle;
  const isFull = (asterism: number, label: number) =>
    board.asterisms[asterism]!.cells.filter((cell) => labels[cell] === label).length >= multiset.counts[label]!;
  const choices = labels.map((held, cell) =>
    held === EMPTY
      ? [...multiset.labels.keys()].filter((label) => !board.asterismsOf[cell]!.some((group) => isFull(group, label)))
          .length
      : Number.POSITIVE_INFINITY,
  );
  const nearest = choices.indexOf(Math.min(...choices));
  return labels.with(nearest, solution[nearest]!);
}
