import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { expect, test } from 'vitest';
import { layOut } from '../../src/layout/lay-out.ts';

test('a board is laid out once', () => {
  const board = must(resolveBoard('icosahedron:2'));
  expect(layOut(board)).toBe(layOut(board));
  expect(layOut({ ...board })).not.toBe(layOut(board));
});
