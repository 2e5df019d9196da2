import { describe, expect, test } from 'vitest';
import { must, numbers } from '../../../src/basis/index.ts';
import { makeEngine } from '../../../src/engine/index.ts';
import { latinBranches } from '../../../src/finding/index.ts';
import { makeCanonizer, makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

/** How many branches there are, and how many Latin boards complete them. */
function branchesOf(name: string, labels: readonly string[], parts: number) {
  const board = boardOf(name);
  const multiset = must(makeMultiset(labels));
  const engine = makeEngine(problemOf(board, multiset));
  const branches = latinBranches(board, multiset, parts);
  const boards = branches.reduce((sum, branch) => sum + engine.count(branch).solutions, 0);
  return { branches: branches.length, boards };
}

describe('the branches of the search for all Latin boards', () => {
  test('hold every Latin board in normal form exactly once, however many there are', () => {
    // 288 Latin boards of the Sudoku of order 4, over 24 ways to name the labels; 161,280 Latin squares of order 5, over 120.
    for (const parts of [1, 2, 5, 1000]) expect(branchesOf('sudoku:2x2', numbers(4), parts).boards).toBe(12);
    for (const parts of [1, 50, 500]) expect(branchesOf('latin-square:5', numbers(5), parts).boards).toBe(1344);
  });

  test('are as many as asked for where there are as many', () => {
    expect(branchesOf('latin-square:5', numbers(5), 50).branches).toBeGreaterThanOrEqual(50);
    expect(branchesOf('sudoku:2x2', numbers(4), 1000).branches).toBe(12);
  });

  test('keep to repeated labels', () => {
    const { boards } = branchesOf('sudoku:2x2', ['a', 'a', 'b', 'b'], 1);
    for (const parts of [2, 8, 64]) expect(branchesOf('sudoku:2x2', ['a', 'a', 'b', 'b'], parts).boards).toBe(boards);
  });

  test('lead to every class', () => {
    const board = boardOf('sudoku:2x2');
    const multiset = must(makeMultiset(numbers(4)));
    const engine = makeEngine(problemOf(board, multiset));
    const canonizer = makeCanonizer(board, multiset);
    const latin = latinBranches(board, multiset, 5).flatMap((branch) => [...engine.list(branch)]);
    expect(new Set(latin.map((labeling) => canonizer.canonize({ labeling }).hash)).size).toBe(2);
  });
});
