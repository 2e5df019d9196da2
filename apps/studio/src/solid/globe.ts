import type { Asterism, Board } from '@latin-puzzles/core/board';

/** A globe: for every cell its parallel and its meridian, each counted from 0. */
export interface Globe {
  readonly parallels: number;
  readonly meridians: number;
  readonly parallelOf: readonly number[];
  readonly meridianOf: readonly number[];
}

/** How a board is a globe: every parallel crosses every meridian in one cell, and there are no other cells. */
export function globeOf(board: Board): Globe | undefined {
  const parallels = board.asterisms.filter(({ kind }) => kind === 'parallel');
  const meridians = board.asterisms.filter(({ kind }) => kind === 'meridian');
  if (parallels.length < 3 || meridians.length < 3 || parallels.length * meridians.length !== board.cells)
    return undefined;
  const [parallelOf, meridianOf] = [holderOf(parallels, board.cells), holderOf(meridians, board.cells)];
  const crossings = new Set(parallelOf.map((parallel, cell) => parallel * meridians.length + meridianOf[cell]!));
  if (crossings.size < board.cells || parallelOf.includes(-1) || meridianOf.includes(-1)) return undefined;
  return { parallels: parallels.length, meridians: meridians.length, parallelOf, meridianOf };
}

function holderOf(asterisms: readonly Asterism[], cells: number): number[] {
  const holder = new Array<number>(cells).fill(-1);
  for (const [i, asterism] of asterisms.entries()) for (const cell of asterism.cells) holder[cell] = i;
  return holder;
}
