import { CATALOG, catalogEntry, resolveBoard } from '@latin-puzzles/core/board';
import { labelTexts } from '@latin-puzzles/workshop/reading';
import {
  boardFacts,
  catalogFacts,
  classifyPuzzle,
  countCompletions,
  listCompletions,
  makeClassificationRecord,
} from '@latin-puzzles/workshop/study';
import { orRefuse } from '@latin-puzzles/workshop/tools';
import { checkCells, onPuzzle } from './puzzle.ts';
import { limitsOf, type ThreadTask } from './task.ts';

/** The boards of the catalog, or one by name. */
export const boardsWork: ThreadTask<{ readonly name?: string | undefined }, object> = ({ name }, { mostCells }) => {
  if (name === undefined) return { boards: CATALOG.map(catalogFacts) };
  const entry = catalogEntry(name);
  if (entry) return { boards: [catalogFacts(entry)] };
  const board = orRefuse(resolveBoard(name));
  checkCells(board, mostCells);
  return { boards: [{ name: board.name, board: board.name, ...boardFacts(board) }] };
};

export const classifyWork = onPuzzle(async (puzzle, { tools, deadline }) =>
  makeClassificationRecord(puzzle, await classifyPuzzle(tools, puzzle, limitsOf(deadline))),
);

/** Tells every solution as it is found, and in the end why it ended. */
export const solveWork = onPuzzle<object, { readonly limit: number }>(
  async (puzzle, { tools, deadline, tell }, { limit }) => {
    const run = listCompletions(tools, puzzle, { limit, ...limitsOf(deadline) });
    let step = run.next();
    for (; !step.done; step = run.next()) await tell({ cells: labelTexts(puzzle.multiset, step.value) });
    const { verdict, solutions } = step.value;
    return { verdict, solutions };
  },
);

export const countWork = onPuzzle((puzzle, { tools, deadline }) => {
  const { verdict, count } = countCompletions(tools, puzzle, limitsOf(deadline));
  return verdict === 'complete' ? { count: String(count) } : { atLeast: String(count) };
});
