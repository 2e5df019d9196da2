import type { Board } from '../board/index.ts';

export interface RowsAndColumns {
  /** Two partitions of the cells into asterisms, as indices; every asterism of one meets each of the other in one cell. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Far more steps than any board made by a person takes; beyond it we give up and find none. */
const MAX_STEPS = 200_000;

/** The two partitions that make the Latin boards of a board Latin squares, if there are such. */
export function findRowsAndColumns(board: Board): RowsAndColumns | undefined {
  if (board.k === undefined || board.cells !== board.k ** 2) return undefined;
  const masks = board.asterisms.map(({ cells }) => new Set(cells));
  const meetsOnce = (a: number, b: number) =>
    board.asterisms[a]!.cells.filter((cell) => masks[b]!.has(cell)).length === 1;
  const budget = { steps: MAX_STEPS };
  const all = [...board.asterisms.keys()];
  for (const rows of partitions(board, all, budget)) {
    const crossing = all.filter((a) => rows.every((row) => meetsOnce(row, a)));
    for (const columns of partitions(board, crossing, budget)) return { rows, columns };
  }
  return undefined;
}

/** Every way to cover each cell exactly once with some of the asterisms. */
function* partitions(board: Board, allowed: readonly number[], budget: { steps: number }): Generator<number[]> {
  const covered = new Uint8Array(board.cells);
  const usable = new Set(allowed);
  const chosen: number[] = [];
  function* extend(from: number): Generator<number[]> {
    let cell = from;
    while (covered[cell]) cell++;
    if (cell === board.cells) {
      yield [...chosen];
      return;
    }
    for (const a of board.asterismsOf[cell]!) {
      if (budget.steps-- <= 0) return;
      const { cells } = board.asterisms[a]!;
      if (!usable.has(a) || cells.some((c) => covered[c])) continue;
      for (const c of cells) covered[c] = 1;
      chosen.push(a);
      yield* extend(cell + 1);
      chosen.pop();
      for (const c of cells) covered[c] = 0;
    }
  }
  yield* extend(0);
}
