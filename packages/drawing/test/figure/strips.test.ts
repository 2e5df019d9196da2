import { describe, expect, test } from 'vitest';
import { drawBoard, linePen, THEMES } from '../../src/index.ts';
import { layOut } from '../../src/layout/lay-out.ts';
import { SPAN } from '../../src/layout/place.ts';
import { length, minus } from '../../src/plane/vector.ts';
import { boardOf, paths, SOLIDS, texts } from '../support.ts';

describe('strips round a solid', () => {
  test('are bounded on either side all the way round, each in its own line', () => {
    const board = boardOf('cube:4');
    const scene = drawBoard(board);
    for (const strip of board.asterisms.keys()) {
      const lines = paths(scene, ({ line }) => line === `strip-${strip}`).flatMap(({ lines }) => lines);
      const total = lines.reduce(
        (sum, line) => sum + line.slice(1).reduce((s, at, i) => s + length(minus(at, line[i]!)), 0),
        0,
      );
      expect(total).toBeCloseTo(2 * 16 * SPAN, 3);
    }
  });

  test.each(SOLIDS)('of %s are named on both sides of every cut', (specification) => {
    const board = boardOf(specification);
    const scene = drawBoard(board);
    for (const [index, { name }] of board.asterisms.entries()) {
      const tags = texts(scene, `strip-${index}`);
      expect(tags.length).toBeGreaterThan(0);
      expect(tags.length % 2).toBe(0);
      for (const { text } of tags) expect(name).toMatchObject({ id: text });
    }
  });

  test.each(Object.values(THEMES))('differ from one another in $name', (theme) => {
    const pens = Array.from({ length: 12 }, (_, strip) => JSON.stringify(linePen(theme, `strip-${strip}`)));
    expect(new Set(pens).size).toBe(pens.length);
  });
});

test('lines round the dodecahedron go all the way, across six faces each', () => {
  const board = boardOf('dodecahedron');
  const scene = drawBoard(board);
  const [neighbour] = layOut(board).net!.folds.map(([a, b]) => length(minus(a, b)) * Math.cos(Math.PI / 5));
  // On a pentagon the middles of two sides that do not meet are the golden ratio further apart than of two that do.
  const across = (neighbour! * (1 + Math.sqrt(5))) / 2;
  for (const line of board.asterisms.keys()) {
    const pieces = paths(scene, (item) => item.line === `strip-${line}`).flatMap((item) => item.lines);
    const total = pieces.reduce((sum, piece) => sum + length(minus(piece.at(-1)!, piece[0]!)), 0);
    expect(total).toBeCloseTo(6 * across, 3);
  }
});
