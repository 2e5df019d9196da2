import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRandom, must } from '../../../src/basis/index.ts';
import { makeEngine } from '../../../src/engine/index.ts';
import { makeIdleClues } from '../../../src/finding/minimal/idle-clues.ts';
import { makeTrades } from '../../../src/finding/minimal/trades.ts';
import { EMPTY, type Labeling, makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

const marked = (needed: Uint8Array) => [...needed.keys()].filter((cell) => needed[cell]);

describe('a trade', () => {
  const one = [0, 1, 1, 0, 2, 2];
  const other = [1, 0, 0, 1, 2, 2];
  const trades = makeTrades(6);
  trades.add(one, other);

  it('shows that the only clue in it is needed, on either side', () => {
    expect(marked(trades.markNeeded([0, EMPTY, EMPTY, EMPTY, 2, EMPTY], one))).toEqual([0]);
    expect(marked(trades.markNeeded([EMPTY, EMPTY, EMPTY, 1, 2, 2], other))).toEqual([3]);
  });

  it('shows nothing where it has two clues, or the solution has other labels', () => {
    expect(marked(trades.markNeeded([0, 1, EMPTY, EMPTY, 2, EMPTY], one))).toEqual([]);
    expect(marked(trades.markNeeded([0, EMPTY, EMPTY, EMPTY, 2, EMPTY], [0, 1, 2, 0, 1, 2]))).toEqual([]);
  });

  it('goes when many newer ones have come', () => {
    const few = makeTrades(6);
    few.add(one, other);
    for (let i = 0; i < 2000; i++) few.add([0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 1]);
    expect(marked(few.markNeeded([0, EMPTY, EMPTY, EMPTY, 2, EMPTY], one))).toEqual([]);
  });
});

describe('idle clues', () => {
  it.each([
    ['sudoku:2x3', '123456'],
    ['sudoku:2x3', '112233'],
    ['star:12/3', 'HELIOS'],
  ])('go, and all that stay are needed, also by trades of puzzles before: %s with %s', (name, labels) => {
    const engine = makeEngine(problemOf(boardOf(name), must(makeMultiset([...labels]))));
    const { cells } = engine.problem;
    const idle = makeIdleClues(engine, makeRandom(1));
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(3), (seed, inscribed) => {
        const solution = engine.sample(new Array<number>(cells).fill(EMPTY), { seed }).solution!;
        const free = [...solution.keys()].slice(inscribed);
        const puzzle: Labeling = idle.drop(solution, solution, free);
        expect(engine.countUpTo(puzzle, 2)).toBe(1);
        for (const cell of free)
          if (puzzle[cell] !== EMPTY) expect(engine.countUpTo(puzzle.with(cell, EMPTY), 2)).toBe(2);
        for (let cell = 0; cell < inscribed; cell++) expect(puzzle[cell]).toBe(solution[cell]);
      }),
      { numRuns: 60 },
    );
  });
});
