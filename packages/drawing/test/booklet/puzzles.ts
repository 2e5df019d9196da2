import { must } from '@latin-puzzles/core/basis';
import { EMPTY, makeMultiset } from '@latin-puzzles/core/puzzle';
import type { BookletPuzzle, Page, TextItem } from '../../src/index.ts';
import { onPage } from '../../src/scene/page.ts';
import { boardOf, multisetOf, someClues } from '../support.ts';

/** A board with clues, right or not: enough to be printed. */
export function puzzleOn(specification: string, title?: string): BookletPuzzle {
  const board = boardOf(specification);
  return { board, multiset: multisetOf(board), labeling: someClues(board), title };
}

/** A Latin board of 4 × 4 cells without one of its labels. */
export function solvedSquare(title?: string): BookletPuzzle {
  const solution = [0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0];
  return {
    board: boardOf('sudoku:2x2'),
    multiset: must(makeMultiset(['1', '2', '3', '4'])),
    labeling: solution.map((label) => (label === 0 ? EMPTY : label)),
    solution,
    title,
  };
}

/** What is written on a page, with where it stands there. */
export function textsOn({ parts }: Page): (TextItem & { readonly x: number; readonly y: number })[] {
  return parts.flatMap((part) =>
    part.items
      .filter((item) => item.shape === 'text')
      .map((item) => {
        const [x, y] = onPage(part, item.at);
        return { ...item, x, y };
      }),
  );
}

/** Every place on a page that something is drawn at. */
export function spotsOn({ parts }: Page): [number, number][] {
  return parts.flatMap((part) =>
    part.items
      .flatMap((item) => (item.shape === 'path' ? item.lines.flat() : [item.at]))
      .map((spot): [number, number] => [...onPage(part, spot)]),
  );
}
