import type { Board } from '../../board/index.ts';
import { beginnings } from '../../classes/index.ts';
import { EMPTY, type Labeling, type Multiset, makePartialBoard } from '../../puzzle/index.ts';

/**
 * Cuts the search for all Latin boards into at least so many branches, where there are as many, to be gone through one by
 * one: every Latin board completes one of them at most, and a member of every class completes one. The same on every
 * machine.
 */
export function latinBranches(board: Board, multiset: Multiset, parts: number): Labeling[] {
  const begun = board?.asterisms?.[0] ? [...beginnings(board, multiset)] : [];
  const [first] = begun;
  if (!first || !makePartialBoard(board, multiset, first).ok) return [];
  let branches: Labeling[] = begun;
  const around = asterismsAround(board);
  for (let cell = 0; cell < board.cells && branches.length > 0 && branches.length < parts; cell++) {
    if (first[cell] !== EMPTY) continue;
    branches = branches.flatMap((branch) =>
      multiset.counts.flatMap((count, label) =>
        around[cell]!.every((cells) => cells.filter((other) => branch[other] === label).length < count)
          ? [branch.with(cell, label)]
          : [],
      ),
    );
  }
  return branches;
}

/** For each cell the cells of the asterisms that hold it. */
function asterismsAround({ cells, asterisms }: Board): (readonly (readonly number[])[])[] {
  const around = Array.from({ length: cells }, (): (readonly number[])[] => []);
  for (const asterism of asterisms) for (const cell of asterism.cells) around[cell]!.push(asterism.cells);
  return around;
}
