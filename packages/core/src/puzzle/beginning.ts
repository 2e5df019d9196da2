import { must } from '../basis/index.ts';
import { type CatalogEntry, resolveBoard } from '../board/index.ts';
import { makeMultiset } from './model/multiset.ts';
import { EMPTY } from './model/partial-board.ts';
import { makePuzzle, type Puzzle } from './model/puzzle.ts';

/** What every puzzle of a Latin Puzzle begins with: the board, empty but for the inscription if there is one. */
export function beginningOf({ board: name, labels, inscription }: CatalogEntry): Puzzle {
  const board = must(resolveBoard(name));
  const multiset = must(makeMultiset(labels));
  const labeling = new Array<number>(board.cells).fill(EMPTY);
  const cells = inscription?.cells ?? [];
  for (const [i, cell] of cells.entries()) labeling[cell] = multiset.labels.indexOf(labels[i]!);
  return must(makePuzzle({ board, multiset, labeling, inscription: cells }));
}
