import type { Result } from '@latin-puzzles/core/basis';
import { success } from '@latin-puzzles/core/basis';
import type { Box } from '../plane/vector.ts';
import { bodyOf, type Format, heightOf, widthOf } from './format.ts';
import type { Leaf } from './leaf.ts';
import { netLeaf } from './net-leaf.ts';
import { type BookletPuzzle, PER_PAGE, type PerPage } from './options.ts';
import { hasRoom, plate, titleOf } from './plate.ts';

/** Columns and rows of a page. */
const SHAPES: Readonly<Record<PerPage, readonly [number, number]>> = { 1: [1, 1], 2: [1, 2], 4: [2, 2], 6: [2, 3] };

/** Of the numbers that are not above the one wanted, the largest that leaves room for the drawings. */
function roomyNumber(puzzles: readonly BookletPuzzle[], perPage: PerPage, format: Format): PerPage {
  const numbers = PER_PAGE.filter((number) => number <= perPage).toReversed();
  const roomy = (number: PerPage) => {
    const [box] = slots(bodyOf(format), SHAPES[number], 0.5 * format.margin);
    return puzzles.every((puzzle) => hasRoom(puzzle, box!, format));
  };
  return numbers.find(roomy) ?? 1;
}

export interface Wanted {
  readonly perPage: PerPage;
  readonly nets: boolean;
  readonly edge: number | undefined;
}

/** The puzzles in their order, so many a page; those to be folded have a page each. */
export function puzzleLeaves(puzzles: readonly BookletPuzzle[], wanted: Wanted, format: Format): Result<Leaf[]> {
  const perPage = roomyNumber(puzzles, wanted.perPage, format);
  const leaves: Leaf[] = [];
  let waiting: (readonly [BookletPuzzle, number])[] = [];
  const flush = () => {
    if (waiting.length > 0) leaves.push(sharedLeaf(waiting, perPage, format));
    waiting = [];
  };
  for (const [i, puzzle] of puzzles.entries()) {
    if (wanted.nets && puzzle.board.solid) {
      flush();
      const leaf = netLeaf(puzzle, i + 1, wanted.edge, format);
      if (!leaf.ok) return leaf;
      leaves.push(leaf.value);
      continue;
    }
    waiting.push([puzzle, i + 1]);
    if (waiting.length === perPage) flush();
  }
  flush();
  return success(leaves);
}

function sharedLeaf(numbered: readonly (readonly [BookletPuzzle, number])[], perPage: PerPage, format: Format): Leaf {
  const boxes = slots(bodyOf(format), SHAPES[perPage], 0.5 * format.margin);
  return {
    content: numbered.map(([puzzle]) => titleOf(puzzle, format)).join(', '),
    parts: numbered.flatMap(([puzzle, number], i) => plate(puzzle, number, boxes[i]!, format)),
    format,
  };
}

/** Equal boxes in columns and rows, row by row. */
function slots(body: Box, [columns, rows]: readonly [number, number], gap: number): Box[] {
  const width = (widthOf(body) - (columns - 1) * gap) / columns;
  const height = (heightOf(body) - (rows - 1) * gap) / rows;
  return Array.from({ length: columns * rows }, (_, i) => {
    const left = body.left + (i % columns) * (width + gap);
    const top = body.top + Math.floor(i / columns) * (height + gap);
    return { left, top, right: left + width, bottom: top + height };
  });
}
