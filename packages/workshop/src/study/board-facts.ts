import { must } from '@latin-puzzles/core/basis';
import {
  automorphisms,
  type Board,
  type CatalogEntry,
  isometries,
  resolveBoard,
  sameBoards,
  twinFloor,
} from '@latin-puzzles/core/board';
import { catalogLevels } from '@latin-puzzles/core/finding';
import { hasLatinSquares, isPolytopal, type PuzzleTypes } from '@latin-puzzles/core/puzzle';

/** What is true of a board whatever its labels. */
export interface BoardFacts {
  readonly cells: number;
  readonly asterisms: number;
  /** How many cells its asterisms have, if all have as many. */
  readonly k: number | undefined;
  readonly types: Pick<PuzzleTypes, 'ls' | 'symmetric'>;
  readonly group: { readonly name: string; readonly order: number };
  /** A number that may be too large for a number of JavaScript. */
  readonly automorphisms: string;
  readonly twinFloor: number;
  /** Other names of the same board, up to isomorphism. */
  readonly sameAs: readonly string[];
}

export function boardFacts(board: Board): BoardFacts {
  const group = isometries(board);
  return {
    cells: board.cells,
    asterisms: board.asterisms.length,
    k: board.k,
    types: { ls: hasLatinSquares(board), symmetric: isPolytopal(group) },
    group: { name: group.name, order: Number(group.order) },
    automorphisms: String(automorphisms(board).order),
    twinFloor: twinFloor(board),
    sameAs: sameBoards(board.name),
  };
}

/** A Latin Puzzle of the catalog with the facts of its board. */
export function catalogFacts(entry: CatalogEntry) {
  const { types, ...facts } = boardFacts(must(resolveBoard(entry.board)));
  const repeat = new Set(entry.labels).size < entry.labels.length;
  return {
    name: entry.name,
    title: entry.title.en,
    board: entry.board,
    ...facts,
    types: {
      ...types,
      ls: !repeat && types.ls,
      repeat,
      inscripted: entry.inscription !== undefined,
    },
    labels: entry.labels,
    year: entry.year,
    status: entry.status,
    remark: entry.remark?.en,
    challenge: entry.challenge.en,
    inscription: entry.inscription?.text,
    promise: entry.promise,
    levels: catalogLevels(entry.name)?.map(({ level, state, attempts, found }) => ({
      level,
      exists: state === 'exists',
      state,
      attempts,
      ...found,
    })),
  };
}
