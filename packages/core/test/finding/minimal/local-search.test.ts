import { describe, expect, it } from 'vitest';
import { must, numbers } from '../../../src/basis/index.ts';
import { CATALOG, resolveBoard } from '../../../src/board/index.ts';
import { makeEngine } from '../../../src/engine/index.ts';
import { clueFloor, makeLocalSearch } from '../../../src/finding/minimal/index.ts';
import { beginningOf, clueCount, EMPTY, type Labeling, makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

function search(name: string, seed: number, steps: number) {
  const { board, multiset, labeling: beginning } = beginningOf(CATALOG.find((entry) => entry.name === name)!);
  const engine = makeEngine(problemOf(board, multiset));
  const found = makeLocalSearch(engine, { seed, beginning })!;
  const start = found.best.clues;
  while (found.steps < steps) found.step();
  return { board, multiset, beginning, engine, start, best: found.best };
}

describe('local search', () => {
  it.each(['sudoku', 'sudoku-ripeto', 'helios-one', 'custom-win'])('keeps what it finds a puzzle: %s', (name) => {
    const { board, multiset, beginning, engine, start, best } = search(name, 3, 40);
    expect(best.clues).toBe(clueCount({ board, multiset, labeling: best.puzzle }));
    expect(best.clues).toBeLessThan(start);
    expect(best.clues).toBeGreaterThanOrEqual(clueFloor(board, multiset, beginning).clues);
    expect([...engine.list(best.puzzle)]).toEqual([best.solution]);
    for (const [cell, label] of beginning.entries()) if (label !== EMPTY) expect(best.puzzle[cell]).toBe(label);
  });

  it('goes the same way for the same seed', () =>
    expect(search('sudoku', 5, 30).best).toEqual(search('sudoku', 5, 30).best));

  it('goes the same way through many beginnings, and what it has is a puzzle with all clues of the inscription', () => {
    const engine = makeEngine(problemOf(boardOf('sudoku:2x3'), must(makeMultiset([...'112233']))));
    const beginning = new Array<number>(36).fill(EMPTY).with(0, 2).with(7, 1).with(14, 0);
    const run = () => {
      const heard: Labeling[] = [];
      const found = makeLocalSearch(engine, { seed: 4, beginning, onBest: ({ puzzle }) => heard.push(puzzle) })!;
      while (found.restarts < 40) found.step();
      return { best: found.best, steps: found.steps, heard };
    };
    const { best, steps, heard } = run();
    expect(run()).toEqual({ best, steps, heard });
    for (const puzzle of heard) {
      expect(engine.countUpTo(puzzle, 2)).toBe(1);
      expect([puzzle[0], puzzle[7], puzzle[14]]).toEqual([2, 1, 0]);
    }
    expect(best.puzzle).toEqual(heard.at(-1));
  });

  it('reaches the minimum of a small board', () => {
    const board = boardOf('sudoku:2x3');
    const engine = makeEngine(problemOf(board, must(makeMultiset([...'123456']))));
    const found = makeLocalSearch(engine, { seed: 1 })!;
    while (found.steps < 2000 && found.best.clues > 8) found.step();
    expect(found.best.clues).toBe(8);
  });

  it('reaches the minimum of Latin Tetrahedron, which its twins prove', () => {
    const { board, multiset } = beginningOf(CATALOG.find((entry) => entry.name === 'latin-tetrahedron')!);
    const found = makeLocalSearch(makeEngine(problemOf(board, multiset)), { seed: 3 })!;
    while (found.steps < 3000 && found.best.clues > 20) found.step();
    expect(found.best.clues).toBe(20);
    expect(clueFloor(board, multiset)).toEqual({ clues: 20, because: 'twins' });
  });

  it('goes on from a puzzle', () => {
    const { engine, best } = search('sudoku', 7, 20);
    expect(makeLocalSearch(engine, { seed: 1, from: best.puzzle })!.best).toEqual(best);
  });

  it('goes on from a puzzle without its idle clues, and not from what is no puzzle', () => {
    const { engine, best } = search('sudoku', 7, 20);
    const from = (labeling: Labeling) => makeLocalSearch(engine, { seed: 1, from: labeling })!.best;
    const idle = best.puzzle.indexOf(EMPTY);
    expect(from(best.puzzle.with(idle, best.solution[idle]!)).clues).toBeLessThanOrEqual(best.clues);
    const needed = best.puzzle.findIndex((label) => label !== EMPTY);
    const other = from(best.puzzle.with(needed, EMPTY));
    expect(engine.countUpTo(other.puzzle, 2)).toBe(1);
  });

  it('tells of every better puzzle at once, and has the last one when it is stopped in the middle of a step', () => {
    const board = boardOf('sudoku:4x4');
    const engine = makeEngine(problemOf(board, must(makeMultiset(numbers(16)))));
    const heard: number[] = [];
    const enough = {
      get aborted() {
        return heard.length >= 5;
      },
    };
    const { best } = makeLocalSearch(engine, { seed: 1, signal: enough, onBest: ({ clues }) => heard.push(clues) })!;
    expect(heard.length).toBe(5);
    expect(heard).toEqual([...new Set(heard)].sort((a, b) => b - a));
    expect(best.clues).toBe(heard.at(-1));
    expect(engine.countUpTo(best.puzzle, 2)).toBe(1);
  });

  it('has nothing to search where there is no Latin board', () => {
    const board = boardOf('triangle:4');
    const multiset = must(makeMultiset([...'12345678']));
    expect(makeLocalSearch(makeEngine(problemOf(board, multiset)), { seed: 1 })).toBeUndefined();
  });
});

describe('a floor on clues', () => {
  it.each([
    ['sudoku', 8, 'labels'],
    ['sudoku-ripeto', 2, 'labels'],
    ['sudoku-ripeto-234', 0, 'none'],
    ['canario-one', 20, 'twins'],
    ['monthai-one', 14, 'twins'],
    ['free-latin-cube', 48, 'twins'],
    ['douze-france-one', 36, 'twins'],
    ['tartan-one', 15, 'labels'],
    ['custom-sudoku', 9, 'inscription'],
    ['critical-custom-sudoku', 9, 'inscription'],
  ] as const)('%s: %i, by its %s', (name, clues, because) => {
    const entry = CATALOG.find((candidate) => candidate.name === name)!;
    const { multiset, labeling } = beginningOf(entry);
    expect(clueFloor(must(resolveBoard(entry.board)), multiset, labeling)).toEqual({ clues, because });
  });
});
