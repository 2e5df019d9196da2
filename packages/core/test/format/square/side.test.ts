import { expect, test } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { makeBoard, resolveBoard } from '../../../src/board/index.ts';
import { squareSide } from '../../../src/format/index.ts';

/** A square of side n whose points are changed. */
function squareWith(n: number, move: (x: number, y: number) => [number, number]) {
  const { name: _, faces: __, points, ...board } = must(resolveBoard(`latin-square:${n}`));
  const moved = points!.map(([x, y]) => move(x!, y!));
  return must(makeBoard({ ...board, name: '', points: moved }));
}

test('a square read row by row has its side, wherever it is drawn and however large', () => {
  expect(squareSide(squareWith(4, (x, y) => [x, y]))).toBe(4);
  expect(squareSide(squareWith(4, (x, y) => [7 + 3 * x, 3 * y - 5]))).toBe(4);
  expect(squareSide(squareWith(4, (x, y) => [x / 8, y / 8]))).toBe(4);
});

test('one cell is a square of side 1', () => {
  const only = { kind: 'region', name: { kind: 'asterism', id: 1 }, cells: [0] } as const;
  const board = must(makeBoard({ name: '', cells: 1, points: [[5, 5]], asterisms: [only] }));
  expect(squareSide(board)).toBe(1);
});

test('a square that is mirrored, read by columns or pulled apart is none', () => {
  expect(squareSide(squareWith(4, (x, y) => [-x, y]))).toBeUndefined();
  expect(squareSide(squareWith(4, (x, y) => [y, x]))).toBeUndefined();
  expect(squareSide(squareWith(4, (x, y) => [x, 2 * y]))).toBeUndefined();
});
