import { describe, expect, it } from 'vitest';
import { placesFor, placeText } from '../../../src/finding/wishes/index.ts';
import { boardOf } from '../../support.ts';

const named = (board: string, length: number) =>
  new Map(placesFor(boardOf(board), length).map((p) => [placeText(p.name), p.cells]));

describe('the places for an inscription', () => {
  it('are asterisms and diagonals of its length, the middle ones first', () => {
    const places = placesFor(boardOf('sudoku'), 9);
    expect(places.slice(0, 3).map(({ name }) => placeText(name))).toEqual(['row 5', 'column 5', 'box 5']);
    expect(places.filter(({ kind }) => kind === 'diagonal').map(({ name }) => placeText(name))).toEqual([
      'diagonal r1c1 to r9c9',
      'diagonal r9c1 to r1c9',
    ]);
    expect(places).toHaveLength(27 + 2);
  });

  it('are parts of longer lines for a short word', () => {
    const places = named('sudoku', 8);
    expect(places.get('row 2 from r2c2')).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
    expect(places.get('diagonal r1c2 to r8c9')).toEqual([1, 11, 21, 31, 41, 51, 61, 71]);
  });

  it('never jump: a part of a box or of a pair of strips stays where its cells are neighbours', () => {
    expect([...named('sudoku', 4).keys()].filter((name) => name.startsWith('box'))).toEqual([]);
    expect(named('tartan:8', 8).get('rows A from r1c1')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(named('tartan:8', 8).has('rows A from r1c2')).toBe(false);
  });

  it('are read from left to right, or else from the top down', () => {
    const { points } = boardOf('triangle:6');
    for (const { cells, kind } of placesFor(boardOf('triangle:6'), 3)) {
      if (kind === 'strip') continue;
      const [from, to] = [points![cells[0]!]!, points![cells.at(-1)!]!];
      expect(from[0]! < to[0]! || (Math.abs(from[0]! - to[0]!) < 1e-6 && from[1]! < to[1]!)).toBe(true);
    }
  });

  it('need no points', () => {
    const places = placesFor({ ...boardOf('latin-square:3'), points: undefined }, 3);
    expect(places.map(({ name }) => placeText(name))).toEqual([
      'row 1',
      'row 2',
      'row 3',
      'column 1',
      'column 2',
      'column 3',
    ]);
  });
});
