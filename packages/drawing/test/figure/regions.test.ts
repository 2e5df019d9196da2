import { must } from '@latin-puzzles/core/basis';
import { makeBoard, splitRegions } from '@latin-puzzles/core/board';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colourNeighbours } from '../../src/figure/colouring.ts';
import { looksOf } from '../../src/figure/looks.ts';
import { areaColour, COLOUR, drawBoard, GREYSCALE } from '../../src/index.ts';
import { layOut } from '../../src/layout/lay-out.ts';
import { boardOf, grounds, paths } from '../support.ts';

function split(specification: string) {
  const board = boardOf(specification);
  return splitRegions(board, looksOf(board, layOut(board)).regions);
}

describe('regions', () => {
  test('that partition the board are told from windows that lie over it', () => {
    expect(split('sudoku:3x3')).toMatchObject({ cover: { length: 9 }, windows: [] });
    expect(split('tartan:8')).toMatchObject({ cover: { length: 4 }, windows: [] });
    expect(split('win:9')).toMatchObject({ cover: [], windows: { length: 4 } });
    expect(split('quadoku:9')).toMatchObject({ cover: { length: 9 }, windows: { length: 4 } });
  });

  test('boxes have strong borders and windows are shaded and outlined where both are', () => {
    const scene = drawBoard(boardOf('quadoku:9'));
    expect(paths(scene, ({ line }) => line === 'border')).not.toEqual([]);
    expect(paths(scene, ({ fill }) => fill === 'window-1')).toHaveLength(36);
    expect(paths(scene, ({ line }) => line === 'window')).toHaveLength(4);
  });

  test('are shaded more deeply where windows overlap', () => {
    const points = Array.from({ length: 16 }, (_, i) => [i % 4, Math.floor(i / 4)]);
    const rows = [0, 4, 8, 12].map((first) => [first, first + 1, first + 2, first + 3]);
    const asterisms = [...rows, [0, 1, 4, 5], [5, 6, 9, 10]].map(
      (cells) => ({ kind: 'region', name: { kind: 'own', text: '' }, cells }) as const,
    );
    const scene = drawBoard(must(makeBoard({ name: '', cells: 16, asterisms, points })));
    expect(paths(scene, ({ fill }) => fill === 'window-2').map(({ cell }) => cell)).toEqual([5]);
  });

  test.each(['sudoku:3x3', 'wave', 'orb:8', 'sky', 'focus', 'steps', 'gerechte:aaababbbcccdcddd'])(
    'of %s differ from their neighbours by lightness, in colour and in grey',
    (specification) => {
      const board = boardOf(specification);
      const fill = new Map(
        grounds(drawBoard(board)).map((item) => [item.cell!, item.shape === 'path' ? item.fill! : 'cell']),
      );
      const region = new Map(
        board.asterisms.flatMap(({ kind, cells }, i) =>
          kind === 'region' ? cells.map((cell) => [cell, i] as const) : [],
        ),
      );
      for (const { cell, beyond } of layOut(board).places)
        for (const other of beyond)
          if (other !== undefined && region.get(cell) !== region.get(other))
            for (const theme of [COLOUR, GREYSCALE]) {
              const [a, b] = [cell, other].map((c) => lightness(areaColour(theme, fill.get(c)!)));
              expect(Math.abs(a! - b!)).toBeGreaterThan(4);
            }
    },
  );
});

test('no two neighbours in any graph have the same colour', () => {
  const graph = fc.integer({ min: 1, max: 12 }).chain((size) =>
    fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 40 }).map((edges) => {
      const neighbours = Array.from({ length: size }, () => new Set<number>());
      for (const [a, b] of edges) if (a !== b) neighbours[a]!.add(b) && neighbours[b]!.add(a);
      return neighbours;
    }),
  );
  fc.assert(
    fc.property(graph, (neighbours) => {
      const colour = colourNeighbours(neighbours);
      for (const [a, others] of neighbours.entries()) for (const b of others) expect(colour[a]).not.toBe(colour[b]);
    }),
  );
});

/** L* of a colour: 0 for black, 100 for white, equal steps looking equally large. */
function lightness(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  const y = 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}
