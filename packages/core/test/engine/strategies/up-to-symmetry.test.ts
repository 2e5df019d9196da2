import { describe, expect, test } from 'vitest';
import { makeRandom, must } from '../../../src/basis/index.ts';
import { makeEngine, study } from '../../../src/engine/index.ts';
import { canonicalHash, EMPTY, type Labeling, makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

/**
 * One Latin board of every class, against all of them listed plainly and told apart by canonical forms, in which the cells of the clues
 * are marked: so the symmetries are those of the board that keep the clues.
 */
describe('solutions up to symmetry are one of every class that a plain listing shows', () => {
  test.each([
    ['sudoku:2x2', 'abcd', 0],
    ['sudoku:2x2', 'aabc', 0],
    ['sudoku:2x2', 'aabb', 0],
    ['sudoku:2x2', 'abcd', 2],
    ['latin-square:4', 'abcd', 0],
    ['latin-square:4', 'aabb', 0],
    ['latin-square:4', 'aabc', 1],
    ['latin-square:5', 'aaabb', 0],
    ['latin-square:5', 'abcde', 3],
    ['triangle:4', 'aaaabbbb', 0],
    ['triangle:4', 'aaaabbbb', 2],
    ['octahedron:2', 'abcd', 0],
    ['cube:2', 'aaaabbbb', 6],
    ['star:12/3', 'aaabbb', 8],
    ['sudoku:2x3', 'aaabbb', 9],
  ])('%s with %s, %i clues', (name, labels, clues) => {
    const board = boardOf(name);
    const multiset = must(makeMultiset([...labels]));
    const problem = problemOf(board, multiset);
    const engine = makeEngine(problem);
    const random = makeRandom(5);
    for (let trial = 0; trial < (clues === 0 ? 1 : 4); trial++) {
      const empty = new Array<number>(board.cells).fill(EMPTY);
      const { solution } = engine.sample(empty, { seed: trial });
      const marked = random.shuffled([...empty.keys()]).slice(0, solution ? clues : 0);
      const labeling = empty.map((_, cell) => (marked.includes(cell) ? solution![cell]! : EMPTY));
      const classOf = (found: Labeling) => canonicalHash({ board, multiset, labeling: found, inscription: marked });
      const all = [...engine.list(labeling)];
      const run = study(problem, labeling, { attrition: 'symmetric-no-goods', upToSymmetry: true });
      const found: Labeling[] = [];
      let step = run.next();
      for (; !step.done; step = run.next()) found.push(step.value);
      expect(step.value.verdict).toBe('complete');
      expect(found.map(classOf).sort()).toEqual([...new Set(all.map(classOf))].sort());
      expect(step.value.represented ?? 0n).toBe(BigInt(all.length));
    }
  });
});
