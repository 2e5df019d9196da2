import { readFileSync } from 'node:fs';
import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { parseNative } from '@latin-puzzles/core/format';
import { EMPTY, makeMultiset, makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';

/** A puzzle on a board of some family, its clues written as the labels' indices or a point, cell by cell. */
export function puzzleOf(board: string, labels: string, clues: string): Puzzle {
  const labeling = Array.from(clues, (character) => (character === '.' ? EMPTY : Number(character)));
  return must(
    makePuzzle({
      board: must(resolveBoard(board)),
      multiset: must(makeMultiset(Array.from(labels))),
      labeling,
      inscription: [],
    }),
  );
}

export const SMALL = puzzleOf('sudoku:2x2', '1234', '0......1..2.3...');
export const REPEATED = puzzleOf('latin-square:4', 'aabb', '0...............');

/** The puzzle that is shipped for a Latin Puzzle of the catalog. */
export function specimenNamed(name: string): Puzzle {
  return must(parseNative(readFileSync(new URL(`../../../specimens/${name}.json`, import.meta.url), 'utf8')));
}
