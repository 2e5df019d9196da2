import { describe, expect, it } from 'vitest';
import { must, numbers } from '../../src/basis/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { EMPTY, makeMultiset, problemOf } from '../../src/puzzle/index.ts';
import { boardOf } from '../support.ts';

describe('solutions in one array', () => {
  const engine = makeEngine(problemOf(boardOf('sudoku:2x2'), must(makeMultiset(numbers(4)))));
  const empty = new Array<number>(16).fill(EMPTY);

  it('are all there, though the search looks up in the middle', () => {
    const packed = engine.listPacked(empty, 288, 10_000)!;
    const listed = Array.from({ length: packed.length / 16 }, (_, i) => packed.subarray(16 * i, 16 * (i + 1)).join());
    expect(listed).toEqual([...engine.list(empty)].map((solution) => solution.join()));
  });

  it('are not given where there are more, or the nodes do not suffice', () => {
    expect(engine.listPacked(empty, 287, 10_000)).toBeUndefined();
    expect(engine.listPacked(empty, 288, 100)).toBeUndefined();
    expect(engine.listPacked(empty, 287, Number.POSITIVE_INFINITY)).toBeUndefined();
    expect(engine.listPacked(empty, 288, Number.POSITIVE_INFINITY)).toHaveLength(288 * 16);
  });
});
