import { expect, test } from 'vitest';
import { makeRandom, must } from '../../../src/basis/index.ts';
import { type Engine, makeEngine } from '../../../src/engine/index.ts';
import { makeRemover } from '../../../src/finding/removal/index.ts';
import { inscribe } from '../../../src/finding/wishes/inscription.ts';
import { placesFor } from '../../../src/finding/wishes/places.ts';
import { searchPuzzle } from '../../../src/finding/wishes/search.ts';
import { makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

test('room for an inscription is looked for in a hundred places, and that is told', () => {
  const board = boardOf('sudoku');
  const multiset = must(makeMultiset([...'123456789']));
  let searches = 0;
  // It finds no Latin board, whatever is inscribed.
  const engine: Engine = {
    ...makeEngine(problemOf(board, multiset)),
    sample: () => {
      searches++;
      return { solution: undefined, ending: { verdict: 'complete', nodes: 0, solutions: 0 } };
    },
  };
  expect(placesFor(board, 2).length).toBeGreaterThan(100);
  const outcome = inscribe(board, multiset, { text: '12' }, engine);
  if (outcome.ok) expect.fail('there is no room');
  expect(searches).toBe(100);
  expect(outcome.fault.told.en.message).toContain('100');
});

test('a puzzle that never pleases is varied, and begun again, twenty times in all', () => {
  const engine = makeEngine(problemOf(boardOf('sudoku:2x2'), must(makeMultiset([...'1234']))));
  const solution = [0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0];
  let judged = 0;
  const found = searchPuzzle(
    {
      solution,
      pattern: { groups: solution.map((_, cell) => [cell]), forced: [], barred: [] },
      ...{ inscription: [], critical: true, clues: {}, remover: makeRemover(engine), signal: undefined },
      judge: {
        assess: () => {
          judged++;
          return { flaw: { side: 'easy', because: 'score', distance: 1 } };
        },
        describe: () => expect.fail('nothing was found'),
      },
      random: makeRandom(1),
    },
    solution,
  );
  expect(found.flaw).toBeDefined();
  expect(judged).toBe(20);
});
