import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { EMPTY, makeMultiset } from '@latin-puzzles/core/puzzle';
import { COLOUR, CONTRAST, inkColour, makeSurface, type TextItem } from '@latin-puzzles/drawing';
import { beginTable } from '@latin-puzzles/workshop/play';
import { describe, expect, test } from 'vitest';
import { standingClock } from '../../../../apps/studio/test/standing-clock.ts';
import { makePainter, type Painting } from '../../src/board-view/painter.ts';
import { type Tile, tilesOf } from '../../src/board-view/tiles.ts';

const board = must(resolveBoard('latin-square:32'));
const multiset = must(makeMultiset(Array.from({ length: 32 }, (_, i) => String(i + 1))));
const labeling = new Array<number>(board.cells).fill(EMPTY);
const surface = makeSurface({ board, multiset, labeling, inscription: [] });
const tiles = tilesOf(surface.layout.places, 576);
const [first] = tiles;

/** The board as far as its first tile is seen, every cell with two candidates. */
const PAINTING: Painting = {
  tiles,
  table: beginTable({ labeling }),
  candidates: labeling.map(() => [0, 1]),
  sight: { scale: 1.25, ratio: 1, at: [0, 0], part: { left: 0, top: 0, right: 400, bottom: 400 } },
  surface,
  theme: COLOUR,
};

/** A painter whose canvases are lists, and whose cells take so many milliseconds each. */
function hire(slow = 0) {
  const clock = standingClock();
  const laid: { removed: boolean; tile?: Tile; written: Map<number, string> }[] = [];
  const strokes: number[] = [];
  const painter = makePainter(() => {
    const canvas: (typeof laid)[number] = { removed: false, written: new Map() };
    laid.push(canvas);
    return {
      lay(tile) {
        canvas.tile = tile;
        canvas.written.clear();
      },
      write({ cell }, items: readonly TextItem[], colour) {
        clock.pass(slow);
        strokes.push(cell);
        canvas.written.set(cell, `${items.map(({ text }) => text).join(' ')} ${colour}`);
      },
      remove() {
        canvas.removed = true;
      },
    };
  }, clock);
  return { painter, laid, frames: () => clock.play(0), taken: () => strokes.splice(0) };
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

  test('take the colours of another theme on the same canvas', () => {
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
  ])('are painted on other canvas when the board is %s', (_, change) => {
    const { painter, laid, taken } = hire();
    painter.show(PAINTING);
    taken();
    painter.show({ ...PAINTING, sight: { ...PAINTING.sight, ...change } });
    expect(laid.map(({ removed }) => removed)).toEqual([true, false]);
    expect(taken()).toHaveLength(first!.places.length);
  });

  test('take the canvas along to where the board is seen, and leave none', () => {
    const { painter, laid, taken } = hire();
    painter.show(PAINTING);
    taken();
    const elsewhere = { ...PAINTING.sight, part: { left: 900, top: 0, right: 1000, bottom: 400 } };
    painter.show({ ...PAINTING, sight: elsewhere });
    expect(laid).toHaveLength(1);
    const cells = laid[0]!.tile!.places.map(({ cell }) => cell);
    expect(laid[0]!.tile).not.toBe(first);
    expect(new Set(taken())).toEqual(new Set(cells));
    expect(new Set(laid[0]!.written.keys())).toEqual(new Set(cells));
    painter.show({ ...PAINTING, sight: { ...elsewhere, part: { left: 0, top: 0, right: 1000, bottom: 400 } } });
    expect(laid.map(({ removed }) => removed)).toEqual([false, false]);
    painter.show(PAINTING);
    expect(laid.map(({ removed }) => removed).toSorted()).toEqual([false, true]);
    painter.end();
    expect(laid.every(({ removed }) => removed)).toBe(true);
  });

  test('are painted a portion a frame, however often they change', () => {
    const { painter, taken, frames } = hire(0.5);
    painter.show(PAINTING);
    const portion = taken().length;
    painter.show({ ...PAINTING, candidates: PAINTING.candidates.map(() => [1]) });
    expect(taken()).toEqual([]);
    expect(portion).toBeLessThan(10);
    frames();
    expect(new Set(taken()).size).toBe(first!.places.length);
  });
});
