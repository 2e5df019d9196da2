import { readFileSync } from 'node:fs';
import { type Shape, shapeOf } from '../../src/attrition/index.ts';
import { must } from '../../src/basis/index.ts';
import { makeLineReader } from '../../src/format/index.ts';
import { type Labeling, problemOf } from '../../src/puzzle/index.ts';
import { type Measure, measure, parseJudgements } from '../../src/rating/index.ts';

const read = makeLineReader();
const { board, multiset } = must(read('.'.repeat(81), 'empty'));

export const SUDOKU: Shape = shapeOf(problemOf(board, multiset));

export function sudoku(line: string): Labeling {
  return must(read(line, 'line')).labeling;
}

export function measureSudoku(labeling: Labeling): Measure {
  return measure(SUDOKU, labeling);
}

/** The Sudokus of data/sudoku-ratings.csv. */
export function ratedSudokus(): { readonly labeling: Labeling; readonly rating: number }[] {
  const text = readFileSync(new URL('../../../../data/sudoku-ratings.csv', import.meta.url), 'utf8');
  return must(parseJudgements(text, read)).judgements.map(({ puzzle, rating }) => ({
    labeling: puzzle.labeling,
    rating,
  }));
}
