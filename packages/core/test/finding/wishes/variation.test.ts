import { describe, expect, it } from 'vitest';
import { must, numbers } from '../../../src/basis/index.ts';
import { makeEngine } from '../../../src/engine/index.ts';
import { makeGenerator } from '../../../src/finding/index.ts';
import { varyBoard } from '../../../src/finding/wishes/variation.ts';
import { EMPTY, makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

const engineOf = (name: string, labels: readonly string[]) =>
  makeEngine(problemOf(boardOf(name), must(makeMultiset([...labels]))));

describe('varying a Latin board', () => {
  it.each([
    ['sudoku:3x3', numbers(9)],
    ['orb:8', numbers(8)],
    ['sudoku:3x3', ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c']],
  ])('of %s gives others far from it, the same for the same seed, and keeps the clues', (name, labels) => {
    const engine = engineOf(name, labels);
    const { cells } = engine.problem;
    const known = engine.sample(new Array<number>(cells).fill(EMPTY), { seed: 1 }).solution!;
    const clues = known.map((label, cell) => (cell < 5 ? label : EMPTY));
    const varied = [1, 2, 3].map((seed) => varyBoard(engine, clues, known, seed));
    expect(varyBoard(engine, clues, known, 1)).toEqual(varied[0]);
    expect(new Set(varied.map(String)).size).toBe(3);
    for (const board of varied) {
      expect(engine.countUpTo(board, 2)).toBe(1);
      expect(board.slice(0, 5)).toEqual(known.slice(0, 5));
      expect(board.filter((label, cell) => label !== known[cell]).length).toBeGreaterThan(cells / 3);
    }
  });

  it('makes puzzles with solutions of their own where a Latin board is hard to find', () => {
    const board = boardOf('orb:12');
    const generator = must(makeGenerator({ board, multiset: must(makeMultiset(numbers(12))), level: 'medium' }));
    const found = [1, 2, 1].map((seed) => generator.attempt(seed));
    const solutions = found.map((attempt) => (attempt.found ? String(attempt.puzzle.solution) : ''));
    expect(solutions[0]).toBe(solutions[2]);
    expect(solutions[0]).not.toBe(solutions[1]);
    expect(solutions).not.toContain('');
  });
});
