import { makeMultiset, must, resolveBoard } from '@latin-puzzles/core';
import type { Signal } from '@latin-puzzles/core/engine';
import { makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';
import { expect, test } from 'vitest';
import { findMinimum } from '../../src/study/index.ts';
import { makeTools } from '../../src/tools/index.ts';

/** A beginning with an inscription in its first cells. */
function beginningOf(name: string, labels: string, inscribed: string): Puzzle {
  const board = must(resolveBoard(name));
  const multiset = must(makeMultiset([...labels]));
  const labeling = Array.from({ length: board.cells }, (_, cell) => multiset.labels.indexOf(inscribed[cell] ?? ''));
  return must(makePuzzle({ board, multiset, labeling, inscription: [...inscribed].map((_, cell) => cell) }));
}

test.each([
  ['latin-square:4', '1234', ''],
  ['latin-square:4', '1234', '1234'],
  ['sudoku:3x3', '123456789', ''],
])(
  'the search for the fewest clues of %s with %s and the inscription "%s", stopped anywhere, has the best it has told',
  async (...subject) => {
    const beginning = beginningOf(...subject);
    for (const tellings of [1, 2, 5, 20]) {
      let [told, best] = [0, Number.POSITIVE_INFINITY];
      const signal: Signal = {
        get aborted() {
          return told >= tellings;
        },
      };
      const found = await findMinimum(makeTools(), beginning, {
        seed: 1,
        patience: 50,
        certificate: true,
        signal,
        onProgress: (progress) => {
          told++;
          best = Math.min(best, progress.best.clues);
        },
      });
      expect(found?.best.clues).toBe(best);
    }
  },
);
