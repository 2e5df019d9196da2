import { describe, expect, it } from 'vitest';
import { makeRandom, must } from '../../src/basis/index.ts';
import { CATALOG, resolveBoard } from '../../src/board/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { criticalPuzzle, makeRemover } from '../../src/finding/removal/index.ts';
import { EMPTY, makeMultiset, problemOf } from '../../src/puzzle/index.ts';
import { blank, clues, ones, squareProblem } from './problems.ts';

/*
 * How large the trees are. A change that enlarges one has made the search worse, and must show elsewhere what it is good
 * for; one that makes it smaller is welcome. Either way the figure here changes with it.
 */

describe('the tree of', () => {
  it.each<[string, string, number]>([
    ['an easy Sudoku', '..86.....3.629......5.13..2.9....53.........4.7..5.....6..8927.........88...2..41', 5],
    ['a Sudoku of 22 clues', '3.....2.72..8..4.1...12....5..9.......6..5..3.......8.83.....6..7...4........95..', 7],
  ])('%s', (_name, text, nodes) => {
    const sudoku = squareProblem(9, ones(9), [3, 3]);
    expect(makeEngine(sudoku).count(clues(text))).toEqual({ verdict: 'complete', nodes, solutions: 1 });
  });

  it.each<[string, ReturnType<typeof squareProblem>, number]>([
    ['Latin squares of order 5', squareProblem(5, ones(5)), 322_559],
    ['Sudokus of 2×2 boxes', squareProblem(4, ones(4), [2, 2]), 575],
    ['Latin squares of order 6 with labels 3 + 3', squareProblem(6, [3, 3]), 596_729],
  ])('all %s', (_name, problem, nodes) => expect(makeEngine(problem).count(blank(problem)).nodes).toBe(nodes));

  it.each<[string, number]>([
    ['win-one', 98],
    ['quadoku-one', 266],
    ['canario-one', 432],
    ['helios-one', 22],
    ['latin-octahedron', 11_054],
    ['sudoku-ripeto', 32],
  ])('ten critical puzzles on %s', (name, nodes) => {
    const entry = CATALOG.find((e) => e.name === name)!;
    const problem = problemOf(must(resolveBoard(entry.board)), must(makeMultiset(entry.labels)));
    const engine = makeEngine(problem);
    let total = 0;
    for (let seed = 0; seed < 10; seed++) {
      const labeling = [...engine.sample(blank(problem), { seed }).solution!];
      for (const cell of makeRandom(seed).shuffled([...labeling.keys()])) {
        const label = labeling[cell]!;
        labeling[cell] = EMPTY;
        if (engine.countUpTo(labeling, 2) > 1) labeling[cell] = label;
      }
      const ending = engine.count(labeling);
      expect(ending).toMatchObject({ verdict: 'complete', solutions: 1 });
      total += ending.nodes;
    }
    expect(total).toBe(nodes);
  });

  // Where a label stands often, choices weigh its pairs of places too.
  it('ten critical Latin squares of order 12', () => {
    const square = squareProblem(12, ones(12));
    const engine = makeEngine(square);
    let total = 0;
    for (let seed = 0; seed < 10; seed++) {
      const { solution } = engine.sample(blank(square), { seed });
      const ending = engine.count(criticalPuzzle(makeRemover(engine), solution!, makeRandom(seed)));
      expect(ending).toMatchObject({ verdict: 'complete', solutions: 1 });
      total += ending.nodes;
    }
    expect(total).toBe(158);
  });
});
