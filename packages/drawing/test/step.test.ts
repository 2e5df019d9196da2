import type { Step, Term } from '@latin-puzzles/core/attrition';
import { must } from '@latin-puzzles/core/basis';
import { EMPTY, makeMultiset } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import {
  areaColour,
  COLOUR,
  type DiscItem,
  drawStep,
  GREYSCALE,
  inkColour,
  linePen,
  type PlayerState,
  renderSvg,
  type Scene,
  type TextItem,
} from '../src/index.ts';
import { layOut } from '../src/layout/lay-out.ts';
import { contains } from '../src/plane/polygon.ts';
import { boardOf, CATALOG_BOARDS, multisetOf, paths, someClues, texts } from './support.ts';

function standingOf(cells: number, labels: number, written: readonly number[]): PlayerState {
  const domains = new Uint8Array(cells * labels).fill(1);
  for (const [cell, label] of written.entries())
    if (label !== EMPTY) for (let l = 0; l < labels; l++) domains[cell * labels + l] = l === label ? 1 : 0;
  return { domains, written };
}

function stepOf(terms: readonly Term[], result: Partial<Step> = {}): Step {
  return { theorem: 'some', writes: [], removals: [], premises: { terms }, ...result };
}

const discs = (scene: Scene, fill: string) =>
  scene.items.filter((item): item is DiscItem => item.shape === 'disc' && item.fill === fill);
const cellsOf = (items: readonly TextItem[]) => items.map(({ cell, text }) => `${cell}:${text}`).sort();

const board = boardOf('sudoku:3x3');
const multiset = multisetOf(board);
const nothing = new Array<number>(81).fill(EMPTY);
const [ROW_1, BOX_1] = [0, 18];

describe('a step', () => {
  // The label 1 has been removed from row 1 outside box 1: pointing, or rather claiming.
  const standing = standingOf(81, 9, nothing);
  for (let cell = 3; cell < 9; cell++) (standing.domains as Uint8Array)[cell * 9] = 0;
  const terms = [
    { times: 1, asterism: ROW_1, label: 0 },
    { times: -1, asterism: BOX_1, label: 0 },
  ];
  const removals = [9, 10, 11, 18, 19, 20].map((cell) => ({ cell, label: 0 }));
  const scene = drawStep({ board, multiset, labeling: nothing }, standing, stepOf(terms, { removals }));

  test('shows the labels that every open cell may hold, and no others', () => {
    const shown = texts(scene).filter(({ cell }) => cell !== undefined);
    expect(shown).toHaveLength(81 * 9 - 6);
    expect(shown.filter(({ cell }) => cell === 3).map(({ text }) => text)).toEqual([...'23456789']);
  });

  test('strikes what is removed and rings what counts', () => {
    expect(cellsOf(texts(scene, 'struck'))).toEqual(['10:1', '11:1', '18:1', '19:1', '20:1', '9:1']);
    expect(paths(scene, ({ line }) => line === 'strike')).toHaveLength(6);
    expect(discs(scene, 'ring')).toHaveLength(3);
    expect(cellsOf(texts(scene, 'clue'))).toEqual(['0:1', '1:1', '2:1']);
  });

  test('outlines what is counted, and in dashes what it is set against', () => {
    expect(paths(scene, ({ line }) => line === 'base')).toHaveLength(1);
    expect(paths(scene, ({ line }) => line === 'cover')).toHaveLength(1);
    const grounds = (fill: string) => paths(scene, (item) => item.fill === fill && item.cell === undefined);
    expect(['base', 'cover', 'focus'].map((fill) => grounds(fill).length)).toEqual([6, 6, 3]);
  });

  test('sets what is written on dark discs', () => {
    const written = stepOf([{ times: 1, cell: 40 }], { writes: [{ cell: 40, label: 4 }] });
    const drawn = drawStep({ board, multiset, labeling: nothing }, standing, written);
    expect(discs(drawn, 'strong')).toHaveLength(1);
    expect(cellsOf(texts(drawn, 'strong'))).toEqual(['40:5']);
  });

  test('rings written labels that count', () => {
    const labeling = nothing.with(2, 0);
    const counted = stepOf([terms[0]!], { removals: [{ cell: 0, label: 0 }] });
    const drawn = drawStep({ board, multiset, labeling }, standingOf(81, 9, labeling), counted);
    const around = discs(drawn, 'ring').filter(({ radius }) => radius > 10);
    expect(around.map(({ at }) => at)).toEqual([layOut(board).places[2]!.at]);
  });

  test('leaves labels that are no clues in the ink of the solution', () => {
    const written = nothing.with(5, 3);
    const drawn = drawStep({ board, multiset, labeling: nothing }, standingOf(81, 9, written), stepOf(terms));
    expect(cellsOf(texts(drawn, 'solution'))).toEqual(['5:4']);
  });

  test('is the same drawing, byte for byte, every time', () => {
    const again = drawStep({ board, multiset, labeling: nothing }, standing, stepOf(terms, { removals }));
    expect(renderSvg(again)).toBe(renderSvg(scene));
  });
});

test('a supposition is ringed in dashes, and arrows lead to what follows from it', () => {
  const standing = standingOf(81, 9, nothing);
  const steps = [
    stepOf([{ times: 1, asterism: ROW_1, label: 0 }], { removals: [{ cell: 8, label: 0 }] }),
    stepOf([{ times: 1, cell: 8 }], { writes: [{ cell: 8, label: 1 }] }),
    stepOf([{ times: 1, asterism: ROW_1, label: 1 }]),
  ];
  const supposed = { cell: 0, label: 0, holds: true };
  const premises = { terms: [], assumption: supposed, steps };
  const scene = drawStep({ board, multiset, labeling: nothing }, standing, {
    theorem: 'chain',
    writes: [],
    removals: [supposed],
    premises,
  });
  expect(scene.items.filter((item) => item.shape === 'disc' && item.line === 'supposed')).toHaveLength(1);
  expect(paths(scene, ({ line }) => line === 'link').flatMap(({ lines }) => lines)).toHaveLength(1);
  expect(paths(scene, ({ line }) => line === 'fall')).toHaveLength(1);
  // The asterism in which it ends is tinted.
  expect(paths(scene, ({ line }) => line === 'base')).toHaveLength(1);
});

describe.each(CATALOG_BOARDS)('small labels on %s', (specification) => {
  const board = boardOf(specification);
  const multiset = multisetOf(board);
  const labeling = someClues(board);
  const asterism = board.asterisms.length - 1;
  const step = stepOf([{ times: 1, asterism, label: 0 }]);
  const standing = standingOf(board.cells, multiset.labels.length, labeling);
  const scene = drawStep({ board, multiset, labeling }, standing, step);
  const { places } = layOut(board);

  test('stand inside their cells and apart from each other', () => {
    const small = texts(scene).filter(
      ({ cell, ink }) => cell !== undefined && labeling[cell] === EMPTY && ink !== 'mark',
    );
    const open = places.filter(({ cell }) => labeling[cell] === EMPTY);
    expect(small).toHaveLength(open.length * multiset.labels.length);
    for (const place of open) {
      const { polygon, at, radius } = place;
      const middles = small
        .filter((item) => item.cell === place.cell)
        .map((item) => [item.at[0], item.at[1] - 0.36 * item.size] as const)
        .filter((middle) =>
          polygon ? contains(polygon, middle) : Math.hypot(middle[0] - at[0], middle[1] - at[1]) < radius,
        );
      expect(middles).toHaveLength(multiset.labels.length);
      const size = small.find((item) => item.cell === place.cell)!.size;
      for (const [i, a] of middles.entries())
        for (const b of middles.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(0.9 * size);
    }
  });

  test('the asterism that is counted is marked in all its cells', () => {
    const marked = scene.items.filter((item) => item.shape !== 'text' && item.fill === 'base');
    const shown = places.filter(({ cell }) => board.asterisms[asterism]!.cells.includes(cell));
    expect(marked).toHaveLength(shown.length);
  });
});

test('long labels shrink, and few labels have room', () => {
  const sizes = (labels: readonly string[]) => {
    const set = must(makeMultiset(labels));
    const standing = standingOf(81, set.labels.length, nothing);
    const scene = drawStep({ board, multiset: set, labeling: nothing }, standing, stepOf([]));
    return texts(scene, 'candidate').map(({ size }) => size);
  };
  const [three, nine, words] = [
    [...'111222333'],
    [...'123456789'],
    'un deux trois quatre cinq six sept huit neuf'.split(' '),
  ];
  expect(Math.min(...sizes(three))).toBeGreaterThan(Math.max(...sizes(nine)));
  expect(Math.min(...sizes(nine))).toBeGreaterThan(Math.max(...sizes(words)));
});

describe('what a step shows can be told apart', () => {
  /** Lightness as the eye takes it, from 0 to 100. */
  const lightness = (colour: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
    return 116 * Math.cbrt(0.2126 * r! + 0.7152 * g! + 0.0722 * b!) - 16;
  };

  test.each([COLOUR, GREYSCALE])('in $name', (theme) => {
    // Dashes tell base from cover; grounds differ in lightness from those they meet.
    expect(linePen(theme, 'base').dashes).toEqual([]);
    expect(linePen(theme, 'cover').dashes).not.toEqual([]);
    expect(linePen(theme, 'supposed').dashes).not.toEqual([]);
    expect(lightness(areaColour(theme, 'cell')) - lightness(areaColour(theme, 'base'))).toBeGreaterThan(3);
    expect(lightness(areaColour(theme, 'base')) - lightness(areaColour(theme, 'focus'))).toBeGreaterThan(6);
    expect(lightness(areaColour(theme, 'cover')) - lightness(areaColour(theme, 'focus'))).toBeGreaterThan(6);
    for (const ground of ['cell', 'base', 'cover', 'focus'] as const)
      expect(lightness(areaColour(theme, ground)) - lightness(inkColour(theme, 'candidate'))).toBeGreaterThan(40);
    expect(lightness(inkColour(theme, 'strong')) - lightness(areaColour(theme, 'strong'))).toBeGreaterThan(60);
  });
});
