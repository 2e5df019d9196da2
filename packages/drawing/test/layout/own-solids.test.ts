import { must } from '@latin-puzzles/core/basis';
import { type Board, makeBoard, type Point, resolveBoard } from '@latin-puzzles/core/board';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBoard, foldable, longestEdges, makeSurface, renderSvg } from '../../src/index.ts';
import { layOut } from '../../src/layout/lay-out.ts';
import { boardOf, grounds, multisetOf, paths, SOLIDS } from '../support.ts';

function onSolid(name: string, cells: readonly number[], asterisms: readonly (readonly number[])[]): Board {
  const { points, faces, solid } = boardOf(name);
  return must(
    makeBoard({
      name: '',
      cells: cells.length,
      asterisms: asterisms.map((held, i) => ({ kind: 'region', name: { kind: 'asterism', id: i + 1 }, cells: held })),
      points: cells.map((cell) => points![cell]!),
      faces: faces && cells.map((cell) => faces[cell]!),
      solid,
    }),
  );
}

describe('a board of one’s own on a solid', () => {
  test.each(SOLIDS)('with the asterisms of %s is drawn as that is', (name) => {
    const { asterisms, cells } = boardOf(name);
    const own = onSolid(
      name,
      [...Array(cells).keys()],
      asterisms.map((asterism) => asterism.cells),
    );
    expect(layOut(own).places).toEqual(layOut(boardOf(name)).places);
    expect(foldable(own).ok).toBe(true);
    const family = { ...boardOf(name), name: '' };
    // Its asterisms have broader names, which may have to be tied to where they belong.
    const shape = (board: Board) =>
      drawBoard(board, { net: true }).items.filter(
        (item) => item.shape !== 'text' && !(item.shape === 'path' && item.line === 'tie'),
      );
    expect(shape(own)).toEqual(shape(family));
    const puzzle = { multiset: multisetOf(own), labeling: [], inscription: [], title: 'own' };
    const edges = (board: Board) => longestEdges({ ...puzzle, board }, { language: 'en' } as never);
    expect(edges(own)).toEqual(edges(family));
  });

  test('of any cells and asterisms can be drawn', () => {
    const draft = fc.constantFrom(...SOLIDS, 'cube:1').chain((name) => {
      const { cells } = boardOf(name);
      return fc.uniqueArray(fc.nat(cells - 1), { minLength: 1, maxLength: cells }).chain((kept) =>
        fc.record({
          name: fc.constant(name),
          kept: fc.constant(kept),
          sets: fc.uniqueArray(
            fc.uniqueArray(fc.nat(kept.length - 1), { minLength: 1 }).map((set) => set.sort((a, b) => a - b)),
            { maxLength: 4, selector: String },
          ),
        }),
      );
    });
    fc.assert(
      fc.property(draft, ({ name, kept, sets }) => {
        const all = [...kept.keys()];
        const board = onSolid(name, kept, [...sets.filter((set) => set.length < all.length), all]);
        const scene = drawBoard(board, { net: true });
        expect(new Set(grounds(scene).map(({ cell }) => (cell as unknown) ?? -1)).size).toBe(kept.length);
        expect(renderSvg(scene)).not.toMatch(/NaN|Infinity/);
      }),
      { numRuns: 60 },
    );
  });

  test('shows every asterism whose cells are points: across faces, or tied together', () => {
    const whole = boardOf('dodecahedron');
    const all = [...whole.points!.keys()];
    const far = all.find((cell) => whole.points![cell]!.every((x, i) => Math.abs(x + whole.points![0]![i]!) < 1e-9))!;
    const scene = drawBoard(onSolid('dodecahedron', all, [[0, far], all]));
    expect(paths(scene, ({ line }) => line === 'strip-0').flatMap(({ lines }) => lines)).toHaveLength(1);
  });

  test('keeps points apart that are close together, and its size', () => {
    const { points, solid } = boardOf('dodecahedron');
    const [a, b] = [points![0]!, points![1]!];
    const near: Point = a.map((x, i) => x + 1e-4 * (b[i]! - x));
    const asterisms = [{ kind: 'region', name: { kind: 'own', text: '' }, cells: [0, 1] }] as const;
    const { places, net } = layOut(must(makeBoard({ name: '', cells: 2, asterisms, points: [a, near], solid })));
    const [one, other] = [0, 1].map((cell) => places.find((place) => place.cell === cell)!);
    expect(Math.hypot(one!.at[0] - other!.at[0], one!.at[1] - other!.at[1])).toBeGreaterThan(one!.radius);
    expect(Math.max(...net!.outlines.flat().map(([x]) => Math.abs(x)))).toBeLessThan(1e4);
    const alone = must(
      makeBoard({ name: '', cells: 1, asterisms: [{ ...asterisms[0], cells: [0] }], points: [a], solid }),
    );
    expect(renderSvg(drawBoard(alone))).not.toMatch(/NaN|Infinity/);
  });
});

describe('a board with points in space and no solid', () => {
  test('is drawn as seen from an angle, and has no net', () => {
    const { points, faces, asterisms, cells } = must(resolveBoard('cube:2'));
    const board = must(makeBoard({ name: '', cells, asterisms, points, faces }));
    expect(layOut(board).net).toBeUndefined();
    expect(foldable(board).ok).toBe(false);
    expect(grounds(drawBoard(board))).toHaveLength(cells);
    expect(makeSurface({ board, multiset: multisetOf(board), labeling: [] }).layout.places).toHaveLength(cells);
  });
});
