import { expect, test } from 'vitest';
import { CATALOG } from '../../src/board/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { beginningOf, problemOf, violations } from '../../src/puzzle/index.ts';

test.each(CATALOG)('$name has Latin boards, with its inscription in place, and more than one', (entry) => {
  const beginning = beginningOf(entry);
  const engine = makeEngine(problemOf(beginning.board, beginning.multiset));
  const boards = [1, 2].map((seed) => engine.sample(beginning.labeling, { seed }).solution!);
  for (const labeling of boards) {
    expect(violations({ ...beginning, labeling })).toEqual([]);
    for (const cell of beginning.inscription) expect(labeling[cell]).toBe(beginning.labeling[cell]);
  }
  expect(boards[0]).not.toEqual(boards[1]);
});
