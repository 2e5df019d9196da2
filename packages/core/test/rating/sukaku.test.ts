import { describe, expect, test } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { parsePuzzle } from '../../src/format/index.ts';
import { makeMultiset } from '../../src/puzzle/index.ts';
import {
  rate,
  ratePuzzle,
  ratingNoted,
  ratingSaid,
  SHIPPED_SCALE,
  sukakuAt,
  withSukaku,
} from '../../src/rating/index.ts';
import { SUKAKU_MARKS } from '../../src/rating/sukaku-marks.ts';
import { measureSudoku, ratedSudokus } from './sudokus.ts';

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const UNFAIR = { level: 'very difficult', score: 245.3 } as const;

describe('what Sukaku Explainer would say', () => {
  test('never falls as scores rise, and is that of the marks', () => {
    const all = Array.from({ length: 1000 }, (_, i) => sukakuAt(i / 10));
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    for (const [score, rating] of SUKAKU_MARKS) expect(sukakuAt(score)).toBe(rating);
  });

  test('is off by little for most rated Sudokus', () => {
    const some = ratedSudokus().filter((_, i) => i % 9 === 0);
    const errors = some.map(({ labeling, rating }) => Math.abs(sukakuAt(rate(measureSudoku(labeling)).score) - rating));
    expect(errors.filter((error) => error <= 0.5).length / errors.length).toBeGreaterThan(0.85);
  });

  test('is said of ordinary Sudokus by the shipped scale, and of nothing else', () => {
    const sudoku = must(parsePuzzle(SUDOKU));
    expect(ratePuzzle(sudoku).sukaku).toBe(1.2);
    expect(ratePuzzle(sudoku, { scale: { ...SHIPPED_SCALE } }).sukaku).toBeUndefined();
    const multiset = must(makeMultiset([...'111222333']));
    const { sukaku: _, ...rating } = ratePuzzle(sudoku);
    expect(withSukaku(rating, { ...sudoku, multiset })).toEqual(rating);
    expect(withSukaku(rating, { ...sudoku, constraintNames: ['cage'] })).toEqual(rating);
    expect(withSukaku({ ...rating, fair: false }, sudoku).sukaku).toBeUndefined();
  });
});

describe('a rating in words', () => {
  test('tells the level for the board and the score', () => {
    expect(ratingSaid({ level: 'easy', score: 28.9 }, 'en')).toBe('easy for its board, score 28.9');
    expect(ratingSaid({ level: 'easy', score: 28.9, sukaku: 1.5 }, 'es')).toBe(
      'fácil para su tablero, puntuación 28,9 (aproximadamente 1,5 según Sukaku Explainer)',
    );
  });

  test('explains a score above 100', () => {
    expect(ratingSaid(UNFAIR, 'en')).toBe(
      'very difficult for its board, score 245.3 (100 and more: it takes trial and error)',
    );
    expect(ratingNoted(UNFAIR, 'en')).toBe('very difficult · 245.3 (100 and more: it takes trial and error)');
    expect(ratingNoted(UNFAIR, 'es')).toBe('muy difícil · 245,3 (100 o más: hay que ir probando)');
    expect(ratingSaid(UNFAIR, 'es')).toContain('(100 o más: hay que ir probando)');
  });
});
