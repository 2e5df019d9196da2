import { COLOUR, DARK, linePen } from '@latin-puzzles/drawing';
import type { BoardViewProps } from '@latin-puzzles/view/board-view';
import { clueSizeOf } from '@latin-puzzles/view/board-view';
import { beginTable } from '@latin-puzzles/workshop/play';
import { describe, expect, test } from 'vitest';
import type { Paints } from '../../src/solid/paint-sheet.ts';
import { isCellLegible } from '../../src/solid/pose.ts';
import { makeShow } from '../../src/solid/show.ts';
import type { Stage } from '../../src/solid/stage.ts';
import { angleBetween, type Turn } from '../../src/solid/turn.ts';
import { standingClock } from '../standing-clock.ts';
import { bodyNamed, puzzleNamed, supposition } from './bodies.ts';

// Nothing is painted here.
const PALETTE = {} as Paints['palette'];
const LIGHT: Paints = { theme: COLOUR, palette: PALETTE };

/** A show before nobody, whose time stands still until it is moved. */
function rehearse(name: string, { calm = false, slow = 0, reach = 200 } = {}) {
  const body = bodyNamed(name);
  const puzzle = puzzleNamed(name);
  const painted: number[] = [];
  const drawn: { turn: Turn; zoom: number }[] = [];
  const pointed: { arrows: number; colour: string }[] = [];
  const clock = standingClock();
  let disposed = false;
  const stage: Stage = {
    resize: () => false,
    paint(sheet) {
      painted.push(sheet);
      clock.pass(slow);
    },
    light: () => undefined,
    glow: () => undefined,
    point: (shapes, colour) => pointed.push({ arrows: shapes.length, colour }),
    draw: (turn, zoom) => drawn.push({ turn, zoom }),
    eye: (_, zoom) => ({ distance: 5, reach: 0.25 / zoom, aspect: 1, middle: [0, 0] }),
    reach: (zoom) => reach * zoom,
    dispose() {
      disposed = true;
    },
  };
  const show = makeShow(body, stage, puzzle.inscription, () => calm, clock);
  const props: BoardViewProps = { puzzle, table: beginTable(puzzle), name };
  /** Lets frames pass, 16 milliseconds each; how many were asked for. */
  const play = (most?: number) => clock.play(16, most);
  show.resize(400, 400, 1);
  show.wear(props, LIGHT);
  return { body, show, props, painted, drawn, pointed, play, isOver: () => disposed && !clock.isAwaited() };
}

describe('a show', () => {
  test('that rejoices on its way somewhere gets there, and never leaps', () => {
    const { show, drawn, play } = rehearse('latin-icosahedron');
    play();
    const quiet = rehearse('latin-icosahedron');
    quiet.play();
    for (const one of [show, quiet.show]) one.step([1, 0, 0]);
    play(4);
    show.rejoice();
    const from = drawn.length - 1;
    play();
    quiet.play();
    const leaps = drawn.slice(from + 1).map(({ turn }, i) => angleBetween(turn, drawn[from + i]!.turn));
    expect(Math.max(...leaps)).toBeLessThan(0.2);
    expect(angleBetween(drawn.at(-1)!.turn, quiet.drawn.at(-1)!.turn)).toBeLessThan(1e-6);
  });

  test.each(['latin-icosahedron', 'orb-one'])(
    'rejoices on %s by turning once round, unless motion is unwelcome',
    (name) => {
      const { show, drawn, play } = rehearse(name);
      play();
      const before = drawn.at(-1)!.turn;
      show.rejoice();
      expect(play(56)).toBe(56);
      expect(angleBetween(drawn.at(-1)!.turn, before)).toBeGreaterThan(3);
      expect(play()).toBeGreaterThan(50);
      expect(angleBetween(drawn.at(-1)!.turn, before)).toBeLessThan(1e-6);
      const calm = rehearse(name, { calm: true });
      calm.play();
      calm.show.rejoice();
      expect(calm.play()).toBe(0);
    },
  );

  test('paints everything once, and then draws nothing until something changes', () => {
    const { body, show, props, painted, play } = rehearse('latin-icosahedron');
    play();
    expect(painted.toSorted((a, b) => a - b)).toEqual([...body.sheets.keys()]);
    expect(play()).toBe(0);
    show.wear({ ...props }, LIGHT);
    expect(play()).toBe(0);
    expect(painted).toHaveLength(body.sheets.length);
  });

  test('paints only the sheets of cells that changed, and all of them in other colours', () => {
    const { body, show, props, painted, play } = rehearse('free-latin-cube');
    play();
    painted.length = 0;
    show.wear({ ...props, selection: new Set([3, 20]), cursor: 3 }, LIGHT);
    play();
    const sheets = [3, 20].map((own) => body.sheets.findIndex(({ places }) => places.some(({ cell }) => cell === own)));
    expect(new Set(painted)).toEqual(new Set(sheets));
    show.wear(props, { theme: DARK, palette: PALETTE });
    painted.length = 0;
    play();
    expect(painted).toHaveLength(body.sheets.length);
  });

  test('is enlarged at first where its clues could not be read, until the reader wishes otherwise', () => {
    const { body, show, drawn, play } = rehearse('latin-icosahedron', { reach: 60 });
    play();
    const clue = (clueSizeOf(body.surface) / body.scale) * 60;
    expect(clue * drawn.at(-1)!.zoom).toBeCloseTo(14);
    show.zoom(0.01);
    show.resize(300, 400, 1);
    play();
    expect(drawn.at(-1)!.zoom).toBe(1);
    show.reset();
    play();
    expect(clue * drawn.at(-1)!.zoom).toBeCloseTo(14);
  });

  test('paints candidates where they can be read, and as soon as they can', () => {
    const candidates = (cells: number) => Array.from({ length: cells }, () => [0, 1]);
    for (const reach of [200, 25]) {
      const { body, show, props, painted, play } = rehearse('latin-icosahedron', { reach });
      show.zoom(0.01);
      play();
      painted.length = 0;
      show.wear({ ...props, candidates: candidates(props.table.length) }, LIGHT);
      play();
      expect(painted).toHaveLength(reach === 200 ? body.sheets.length : 0);
      show.zoom(3);
      play();
      expect(painted).toHaveLength(body.sheets.length);
    }
  });

  test('spreads slow painting over frames, the cursor first', () => {
    const { body, show, props, painted, play } = rehearse('orb-one', { slow: 3 });
    play();
    painted.length = 0;
    show.wear({ ...props, selection: new Set(body.stances.keys()), cursor: 5 }, LIGHT);
    play(1);
    expect(painted[0]).toBe(5);
    expect(painted.length).toBeLessThan(6);
    expect(play()).toBeGreaterThan(10);
    expect(new Set(painted).size).toBe(body.sheets.length);
  });

  test('turns a hidden cell to the front by and by, or at once where motion is unwelcome', () => {
    for (const calm of [false, true]) {
      const { body, show, drawn, play } = rehearse('latin-tetrahedron', { calm });
      play();
      const hidden = [...body.stances.keys()].find((cell) => !isCellLegible(body, cell, drawn.at(-1)!.turn))!;
      show.reveal(hidden);
      const frames = play();
      expect(isCellLegible(body, hidden, drawn.at(-1)!.turn)).toBe(true);
      if (calm) expect(frames).toBe(1);
      else expect(frames).toBeGreaterThan(5);
      show.reveal(hidden);
      expect(play()).toBe(0);
    }
  });

  test('goes on when it is thrown, unless motion is unwelcome, and comes to rest', () => {
    for (const calm of [false, true]) {
      const { show, play } = rehearse('orb-one', { calm });
      play();
      show.pull(30, 10);
      show.release(1, 0.2);
      const frames = play();
      if (calm) expect(frames).toBe(1);
      else expect(frames).toBeGreaterThan(10);
      expect(frames).toBeLessThan(1000);
    }
  });

  test('enlarges within bounds, and says when there is nothing left to enlarge', () => {
    const { show, drawn, play } = rehearse('orb-one', { calm: true });
    expect(show.zoom(0.5)).toBe(false);
    expect(show.zoom(2)).toBe(true);
    expect(show.zoom(10)).toBe(true);
    expect(show.zoom(10)).toBe(false);
    play();
    expect(drawn.at(-1)!.zoom).toBe(3);
    show.reset();
    play();
    expect(drawn.at(-1)!.zoom).toBe(1);
  });

  test('answers which cell is where', () => {
    const { body, show, drawn, play } = rehearse('orb-one', { calm: true });
    play();
    const cell = show.cellAt(200, 200)!;
    expect(isCellLegible(body, cell, drawn.at(-1)!.turn)).toBe(true);
    expect(show.cellAt(2, 2)).toBeUndefined();
  });

  test('puts arrows over the body for a supposition, in the colours of the page, and takes them off again', () => {
    const { body, show, props, painted, pointed, play } = rehearse('free-latin-cube');
    const shown = { ...supposition(props.puzzle, 0, 40), items: [] };
    show.wear({ ...props, shown }, LIGHT);
    expect(pointed.at(-1)).toEqual({ arrows: 1, colour: linePen(COLOUR, 'link').colour });
    const before = pointed.length;
    show.wear({ ...props, shown, cursor: 3 }, LIGHT);
    expect(pointed).toHaveLength(before);
    show.wear({ ...props, shown, cursor: 3 }, { theme: DARK, palette: PALETTE });
    expect(pointed.at(-1)).toEqual({ arrows: 1, colour: linePen(DARK, 'link').colour });
    show.wear(props, LIGHT);
    expect(pointed.at(-1)!.arrows).toBe(0);
    play();
    expect(new Set(painted).size).toBe(body.sheets.length);
  });

  test('shows the cursor on a step too', () => {
    const { body, show, props, painted, play } = rehearse('free-latin-cube');
    const shown = { ...supposition(props.puzzle, 0, 40), items: [] };
    show.wear({ ...props, shown }, LIGHT);
    play();
    painted.length = 0;
    show.wear({ ...props, shown, cursor: 3 }, LIGHT);
    play();
    expect(painted).toEqual([body.sheets.findIndex(({ places }) => places.some(({ cell }) => cell === 3))]);
  });

  test('leaves nothing behind', () => {
    const { show, isOver } = rehearse('orb-one');
    show.end();
    expect(isOver()).toBe(true);
  });
});
