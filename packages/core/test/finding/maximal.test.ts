import { describe, expect, it } from 'vitest';
import { must, numbers } from '../../src/basis/index.ts';
import { CATALOG } from '../../src/board/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { makeManyCluesSearch } from '../../src/finding/index.ts';
import { beginningOf, EMPTY, makeMultiset, problemOf } from '../../src/puzzle/index.ts';
import { boardOf } from '../support.ts';

function mostOf(name: string, labels: readonly string[], steps: number): number {
  const engine = makeEngine(problemOf(boardOf(name), must(makeMultiset([...labels]))));
  const search = makeManyCluesSearch(engine, { seed: 1 })!;
  while (search.steps < steps) search.step();
  return search.best.clues;
}

describe('the search for critical puzzles with many clues', () => {
  it('comes to the largest critical sets of Latin squares of orders 2 to 4', () =>
    expect([2, 3, 4].map((n) => mostOf(`latin-square:${n}`, numbers(n), 400))).toEqual([1, 3, 7]));

  it('comes to the most clues of critical puzzles of order 4 with repeated labels, and of Sudoku 2 × 2', () => {
    expect(mostOf('latin-square:4', [...'1122'], 400)).toBe(6);
    expect(mostOf('sudoku:2x2', numbers(4), 400)).toBe(6);
    expect(mostOf('sudoku:2x2', [...'1123'], 400)).toBe(6);
  });

  it.each(['sudoku', 'orb-ripeto', 'custom-win'])('finds puzzles in which every clue is needed: %s', (name) => {
    const { board, multiset, labeling: beginning } = beginningOf(CATALOG.find((entry) => entry.name === name)!);
    const engine = makeEngine(problemOf(board, multiset));
    const search = makeManyCluesSearch(engine, { seed: 2, beginning })!;
    const start = search.best.clues;
    while (search.steps < 60) search.step();
    const { puzzle, solution, clues } = search.best;
    expect(clues).toBeGreaterThan(start);
    expect([...engine.list(puzzle, { limit: 2 })]).toEqual([solution]);
    for (const [cell, label] of puzzle.entries())
      if (beginning[cell] !== EMPTY) expect(label).toBe(beginning[cell]);
      else if (label !== EMPTY) expect(engine.countUpTo(puzzle.with(cell, EMPTY), 2)).toBe(2);
  });
});
