import { expect, test } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { makeEngine } from '../../../src/engine/index.ts';
import { clueFloor, proveInscribedMinimum } from '../../../src/finding/index.ts';
import { EMPTY, type Labeling, makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

/** The fewest clues of any puzzle with the beginning, by trying every choice of clues of every Latin board. */
function fewestPlainly(engine: ReturnType<typeof makeEngine>, beginning: Labeling): number {
  const free = [...beginning.keys()].filter((cell) => beginning[cell] === EMPTY);
  const boards = [...engine.list(beginning)];
  for (let more = 0; ; more++)
    for (const board of boards)
      for (const chosen of choices(free, more)) {
        const puzzle = [...beginning];
        for (const cell of chosen) puzzle[cell] = board[cell]!;
        if (engine.countUpTo(puzzle, 2) === 1) return beginning.length - free.length + more;
      }
}

function* choices(from: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (const [i, cell] of from.entries())
      for (const rest of choices(from.slice(i + 1), size - 1)) yield [cell, ...rest];
}

test.each([
  ['latin-square:4', 'abcd', 'abcd............'],
  ['latin-square:4', 'abcd', 'abcdbadc........'],
  ['latin-square:4', 'aabc', 'aabc............'],
  ['sudoku:2x2', 'abcd', 'a..b............'],
  ['sudoku:2x2', 'abcd', 'abcd............'],
  ['star:6/2', 'aabc', 'a..b........'],
])('the minimum of %s with %s and the inscription %s is proved, as by trying everything', (name, labels, inscribed) => {
  const board = boardOf(name);
  const multiset = must(makeMultiset([...labels]));
  const engine = makeEngine(problemOf(board, multiset));
  const beginning = [...inscribed].map((label) => (label === '.' ? EMPTY : multiset.labels.indexOf(label)));
  const proof = proveInscribedMinimum(engine, beginning);
  let step = proof.next();
  while (!step.done) step = proof.next();
  const { best, boards, settled } = step.value!;
  expect(settled).toBe(boards);
  expect(best.puzzle.every((label, cell) => beginning[cell] === EMPTY || label === beginning[cell])).toBe(true);
  expect(engine.countUpTo(best.puzzle, 2)).toBe(1);
  expect(best.clues).toBe(fewestPlainly(engine, beginning));
});

test('a floor names an inscription only where there is one', () => {
  const board = boardOf('latin-square:2');
  const multiset = must(makeMultiset(['a', 'b', 'b']));
  expect(clueFloor(board, multiset).because).toBe('none');
  expect(clueFloor(board, multiset, [0, EMPTY, EMPTY, EMPTY]).because).toBe('inscription');
});
