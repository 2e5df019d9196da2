import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { EMPTY, type Labeling, makeMultiset, makePuzzle, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';

/** A Latin board of a puzzle, to play it to its end. */
export function solutionOf({ board, multiset, labeling }: Puzzle): Labeling {
  for (const solution of makeEngine(problemOf(board, multiset)).list(labeling, { limit: 1 })) return solution;
  throw new Error(`${board.name} cannot be completed`);
}

/** A puzzle that is done but for a few cells, spread over the board. */
export function nearlyDone(name: string, labels: readonly string[], open: number): Puzzle {
  const board = must(resolveBoard(name));
  const multiset = must(makeMultiset(labels));
  const draft = { board, multiset, inscription: [], title: `Nearly ${name}` };
  const full = solutionOf({ ...draft, labeling: new Array<number>(board.cells).fill(EMPTY) });
  const every = Math.floor(board.cells / open);
  const labeling = full.map((label, cell) => (cell % every === 1 && cell < every * open ? EMPTY : label));
  return must(makePuzzle({ ...draft, labeling }));
}

/** The cells that a player has to fill, with their labels in the solution. */
export function workOn(puzzle: Puzzle): [cell: number, label: number][] {
  const solution = solutionOf(puzzle);
  return puzzle.labeling.flatMap((label, cell): [number, number][] =>
    label === EMPTY ? [[cell, solution[cell]!]] : [],
  );
}
