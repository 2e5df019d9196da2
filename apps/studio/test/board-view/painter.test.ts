import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { EMPTY, makeMultiset } from '@latin-puzzles/core/puzzle';
import { COLOUR, CONTRAST, inkColour, makeSurface, type TextItem } from '@latin-puzzles/drawing';
import { describe, expect, test } from 'vitest';
import { isPainted } from '../../src/board-view/painted-candidates.tsx';
import { makePainter, type Painting } from '../../src/board-view/painter.ts';
import { tilesOf } from '../../src/board-view/tiles.ts';
import { firstTable } from '../../src/game/table.ts';

const board = must(resolveBoard('latin-square:32'));
const multiset = must(makeMultiset(Array.from({ length: 32 }, (_, i) => String(i + 1))));
const labeling = new Array<number>(board.cells).fill(EMPTY);
const surface = makeSurface({ board, multiset, labeling, inscription: [] });
const tiles = tilesOf(surface.layout.places);
const [first] = tiles;

/** The board as far as its first tile is seen, every cell with two candidates. */
const PAINTING: Painting = {
  tiles,
  table: firstTable({ labeling }),
  candidates: labeling.map(() => [0, 1]),
  sight: { scale: 1.25, ratio: 1, at: [0, 0], part: { left: 0, top: 0, right: 400, bottom: 400 } },
  surface,
  theme: COLOUR,
};

/** A painter whose papers are lists, and whose cells take so many milliseconds each. */
function hire(slow = 0) {
  let time = 0;
  let waiting: (() => void) | undefined;
  const laid: { removed: boolean; written: Map<number, string> }[] = [];
  const strokes: number[] = [];
  const painter = makePainter(
    () => {
      const paper = { removed: false, written: new Map<number, string>() };
      laid.push(paper);
      return {
        write({ cell }, items: readonly TextItem[], colour) {
          time += slow;
          strokes.push(cell);
          paper.written.set(cell, `${items.map(({ text }) => text).join(' ')} ${colour}`);
        },
        remove() {
          paper.removed = true;
        },
      };
    },
    {
      now: () => time,
      request(frame) {
        waiting = frame;
        return 1;
      },
      cancel() {
        waiting = undefined;
      },
    },
  );
  const frames = () => {
    let count = 0;
    for (; waiting; count++) {
      const frame = waiting;
      waiting = undefined;
      frame();
    }
    return count;
  };
  return { painter, laid, frames, taken: () => strokes.splice(0) };
}

const inkOf = (theme: Painting['theme']) => inkColour(theme, 'candidate');

describe('the candidates of a large board', () => {
  test('are painted where it is seen', () => {
    const { painter, laid, taken } = hire();
    painter.show(PAINTING);
    expect(laid).toHaveLength(1);
    expect(new Set(taken())).toEqual(new Set(first!.places.map(({ cell }) => cell)));
    expect(laid[0]!.written.get(0)).toBe(`1 2 ${inkOf(COLOUR)}`);
  });

  test('are painted again only where they change', () => {
    const { painter, taken } = hire();
    painter.show(PAINTING);
    taken();
    painter.show({ ...PAINTING });
    expect(taken()).toEqual([]);
    painter.show({ ...PAINTING, candidates: PAINTING.candidates.with(3, [0]).with(board.cells - 1, [0]) });
    expect(taken()).toEqual([3]);
  });

  test('give way to what the player writes, and come back', () => {
    const { painter, laid } = hire();
    const [blank] = PAINTING.table;
    painter.show(PAINTING);
    for (const state of [{ label: 4 }, { corner: [1] }, { centre: [1] }]) {
      painter.show({ ...PAINTING, table: PAINTING.table.with(0, { ...blank!, ...state }) });
      expect(laid[0]!.written.get(0)).toBe(` ${inkOf(COLOUR)}`);
      painter.show(PAINTING);
      expect(laid[0]!.written.get(0)).toBe(`1 2 ${inkOf(COLOUR)}`);
    }
  });

  test('are painted over several frames where there are many, and then all there', () => {
    const { painter, taken, frames } = hire(0.5);
    painter.show(PAINTING);
    expect(taken().length).toBeLessThan(first!.places.length / 10);
    expect(frames()).toBeGreaterThan(10);
    painter.show(PAINTING);
    expect(frames()).toBe(0);
  });

  test('take the colours of another theme on the same paper', () => {
    const { painter, laid, taken } = hire();
    painter.show(PAINTING);
    taken();
    painter.show({ ...PAINTING, theme: CONTRAST });
    expect(laid).toHaveLength(1);
    expect(taken()).toHaveLength(first!.places.length);
    expect(laid[0]!.written.get(0)).toBe(`1 2 ${inkOf(CONTRAST)}`);
  });

  test.each([
    ['larger', { scale: 2 }],
    ['on a sharper screen', { ratio: 2 }],
    ['elsewhere', { at: [1, 0] as const }],
  ])('are painted on other paper when the board is %s', (_, change) => {
    const { painter, laid, taken } = hire();
    painter.show(PAINTING);
    taken();
    painter.show({ ...PAINTING, sight: { ...PAINTING.sight, ...change } });
    expect(laid.map(({ removed }) => removed)).toEqual([true, false]);
    expect(taken()).toHaveLength(first!.places.length);
  });

  test('leave no paper where the board is no longer seen', () => {
    const { painter, laid } = hire();
    painter.show(PAINTING);
    painter.show({ ...PAINTING, sight: { ...PAINTING.sight, part: { left: 900, top: 0, right: 1000, bottom: 400 } } });
    expect(laid.map(({ removed }) => removed)).toEqual([true, false]);
    painter.end();
    expect(laid.map(({ removed }) => removed)).toEqual([true, true]);
  });
});

test('boards of the size of a Sudoku have no need of paint', () => {
  expect(isPainted(surface, 32)).toBe(true);
  expect(isPainted({ ...surface, layout: { places: surface.layout.places.slice(0, 81) } }, 9)).toBe(false);
});
