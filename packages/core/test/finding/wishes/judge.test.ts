import { expect, test } from 'vitest';
import { extendLadder, shapeOf } from '../../../src/attrition/index.ts';
import { must } from '../../../src/basis/index.ts';
import { difficultyFor } from '../../../src/finding/wishes/difficulty.ts';
import type { Range, Wishes } from '../../../src/finding/wishes/index.ts';
import { makeJudge } from '../../../src/finding/wishes/judge.ts';
import { problemOf } from '../../../src/puzzle/index.ts';
import { wishesFor } from './support.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** One whose proof has chains, and no fish. */
const HARD = '2....75..3.5.629.4.9.......46....2.7..3.....17.......5..6..914.....46..2....1....';

function flawOf(score: Range) {
  return flawFor(PUZZLE, { score });
}

function flawFor(line: string, wished: Partial<Wishes>) {
  const labeling = [...line].map((label) => (label === '.' ? -1 : Number(label) - 1));
  const wishes = wishesFor('sudoku', wished);
  const shape = shapeOf(problemOf(wishes.board, wishes.multiset!));
  return makeJudge(shape, must(difficultyFor(wishes, shape, extendLadder(undefined, [])))).assess(labeling).flaw;
}

test('a puzzle below the scores wished for is too easy, one above them too hard', () => {
  expect(flawOf({ least: 60, most: 90 })).toMatchObject({ side: 'easy', because: 'score' });
  expect(flawOf({ least: 0, most: 0.1 })).toMatchObject({ side: 'hard' });
  expect(flawOf({ least: 0, most: 90 })).toBeUndefined();
});

test('a puzzle that needs only easier theorems than the one named is too easy, one that needs a harder one instead too hard', () => {
  expect(flawFor(PUZZLE, { needs: ['fish'] })).toMatchObject({ side: 'easy', because: 'needs', detail: 'fish' });
  expect(flawFor(HARD, { needs: ['fish'] })).toMatchObject({ side: 'hard', because: 'needs', detail: 'fish' });
  expect(flawFor(HARD, { needs: ['chain'] })).toBeUndefined();
});

test('fairness may be waived, but not by who names theorems that are needed', () => {
  const fairness = (wished: Partial<Wishes>) => {
    const wishes = wishesFor('sudoku', wished);
    return must(difficultyFor(wishes, shapeOf(problemOf(wishes.board, wishes.multiset!)))).fair;
  };
  expect(fairness({})).toBe(true);
  expect(fairness({ fair: false })).toBe(false);
  expect(fairness({ fair: false, needs: ['fish'] })).toBe(true);
});
