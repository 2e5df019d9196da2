import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src/basis/index.ts';
import { CATALOG } from '../../../src/board/index.ts';
import { makeEngine } from '../../../src/engine/index.ts';
import { criticalPuzzle, makeRemover } from '../../../src/finding/removal/index.ts';
import { beginningOf, EMPTY, problemOf } from '../../../src/puzzle/index.ts';

describe.each(CATALOG.map((entry) => [entry.name, entry] as const))('a critical puzzle of %s', (_, entry) => {
  const { board, multiset, labeling, inscription } = beginningOf(entry);
  const engine = makeEngine(problemOf(board, multiset));
  const { solution } = engine.sample(labeling, { seed: 1 });
  const make = (seed: number) => criticalPuzzle(makeRemover(engine), solution!, makeRandom(seed), inscription);
  const puzzle = make(1);

  it('has one solution, and two without any clue outside its inscription', () => {
    expect(engine.countUpTo(puzzle, 2)).toBe(1);
    for (const [cell, label] of puzzle.entries())
      if (label !== EMPTY && !inscription.includes(cell)) expect(engine.countUpTo(puzzle.with(cell, EMPTY), 2)).toBe(2);
  });

  it('keeps its inscription', () => {
    for (const cell of inscription) expect(puzzle[cell]).toBe(labeling[cell]);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(make(1)).toEqual(puzzle);
    expect(make(2)).not.toEqual(puzzle);
  });
});
