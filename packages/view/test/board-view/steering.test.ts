import { must } from '@latin-puzzles/core/basis';
import { CATALOG, resolveBoard } from '@latin-puzzles/core/board';
import { layOut } from '@latin-puzzles/drawing';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type Direction, endOf, makeSteering } from '../../src/board-view/steering.ts';

const KEYS = Object.keys(DIRECTIONS) as Direction[];

describe('arrow keys', () => {
  test.each([...new Set(CATALOG.map(({ board }) => board))])('reach every cell of %s from every other', (name) => {
    const board = must(resolveBoard(name));
    const steer = makeSteering(layOut(board));
    const ways = Array.from({ length: board.cells }, (_, cell) => KEYS.map((key) => steer(cell, key)));
    for (const from of [0, board.cells >> 1, board.cells - 1]) {
      const reached = new Set([from]);
      for (const cell of reached) for (const next of ways[cell]!) reached.add(next);
      expect(reached.size).toBe(board.cells);
    }
  });

  test('move along rows and columns of a square, and round its ends', () => {
    const layout = layOut(must(resolveBoard('sudoku')));
    const steer = makeSteering(layout);
    expect(KEYS.map((key) => steer(40, key))).toEqual([31, 49, 39, 41]);
    expect(steer(8, 'ArrowRight')).toBe(0);
    expect(steer(0, 'ArrowUp')).toBe(72);
    expect([endOf(layout, false), endOf(layout, true)]).toEqual([0, 80]);
  });

  test.each([
    ['triangle:8', 0.95],
    ['hexagon:3', 0.95],
    ['cube:4', 0.9],
    ['icosahedron:2', 0.9],
    ['orb:8', 0.75],
    ['sudoku:3x3', 1],
  ])('lead back: what lies to the right of a cell of %s has it on its left', (name, share) => {
    const board = must(resolveBoard(name));
    const steer = makeSteering(layOut(board));
    const cells = Array.from({ length: board.cells }, (_, cell) => cell);
    const kept = cells.filter((cell) => steer(steer(cell, 'ArrowRight'), 'ArrowLeft') === cell);
    expect(kept.length / board.cells).toBeGreaterThanOrEqual(share);
  });

  test('pass over no triangle of a row', () => {
    const steer = makeSteering(layOut(must(resolveBoard('triangle:4'))));
    const row = [9];
    while (row.length < 7) row.push(steer(row.at(-1)!, 'ArrowRight'));
    expect(row).toEqual([9, 10, 11, 12, 13, 14, 15]);
  });
});
