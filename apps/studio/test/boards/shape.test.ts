import { must } from '@latin-puzzles/core/basis';
import { CATALOG, resolveBoard } from '@latin-puzzles/core/board';
import { expect, test } from 'vitest';
import { shapeOfBoard } from '../../src/boards/shape.ts';

test('a board is called a solid where it lies on one', () => {
  for (const { board: specification } of CATALOG) {
    const onSolid = must(resolveBoard(specification)).solid !== undefined;
    const shape = shapeOfBoard(specification);
    expect(shape === 'solid', specification).toBe(onSolid);
  }
});
