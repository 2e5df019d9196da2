import { must } from '@latin-puzzles/core/basis';
import {
  automorphisms,
  type Board,
  type CatalogEntry,
  isometries,
  resolveBoard,
  twinFloor,
} from '@latin-puzzles/core/board';
import { hasLatinSquares, isPolytopal } from '@latin-puzzles/core/puzzle';

/** What is true of a board whatever its labels. */
export function boardFacts(board: Board) {
  const group = isometries(board);
  return {
    cells: board.cells,
    asterisms: board.asterisms.length,
    k: board.k,
    types: { ls: hasLatinSquares(board), symmetric: isPolytopal(group) },
    group: { name: group.name, order: Number(group.order) },
    automorphisms: String(automorphisms(board).order),
    twinFloor: twinFloor(board),
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
  };
}
