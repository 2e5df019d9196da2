import { must } from '@latin-puzzles/core/basis';
import { CATALOG, cellText, FAMILIES, makeBoard, resolveBoard } from '@latin-puzzles/core/board';
import { describe, expect, test } from 'vitest';
import {
  addAsterisms,
  addCells,
  beginAsterism,
  boardOf,
  type DesignDraft,
  draftFrom,
  judgeDraft,
  labelsOf,
  listStraightLines,
  moveAsterism,
  paintCells,
  removeCells,
  resizeWindow,
  siteAt,
  startDraft,
  suggestAsterisms,
} from '../../src/design/index.ts';

function square(side: number): DesignDraft {
  return startDraft({ kind: 'square', rows: side, columns: side, filling: 'whole' });
}

/** Suggested asterisms of some sorts, one after the other. */
function having(draft: DesignDraft, ...sorts: Parameters<typeof suggestAsterisms>[1][]): DesignDraft {
  return sorts.reduce((before, sort) => addAsterisms(before, suggestAsterisms(before, sort)), draft);
}

describe('a draft', () => {
  test('of every board of the catalog and of every family is that board', () => {
    for (const name of [...CATALOG.map((entry) => entry.board), ...FAMILIES.map((family) => family.name)]) {
      const board = must(resolveBoard(name));
      const draft = draftFrom(board);
      expect(must(boardOf(draft)), name).toEqual(board);
      // Also when it is no longer known by name.
      const own = must(boardOf({ ...draft, name: '' }));
      expect(own.asterisms, name).toEqual(board.asterisms);
      expect(own.cellNames, name).toEqual(board.cellNames);
    }
  });

  test('of a board without points has places for its cells', () => {
    const asterisms = [{ kind: 'region', name: { kind: 'own', text: 'all' }, cells: [0, 1, 2] }] as const;
    const draft = draftFrom(must(makeBoard({ name: '', cells: 3, asterisms })));
    expect(new Set(draft.cells.map(({ point }) => point.join())).size).toBe(3);
    expect(must(boardOf(draft)).cells).toBe(3);
  });

  test('with rows and columns is a Latin square, and with painted regions a Gerechte', () => {
    const latin = having(square(4), 'rows', 'columns');
    const board = must(boardOf(latin));
    expect(board.asterisms).toEqual(must(resolveBoard('latin-square:4')).asterisms);
    expect(board.cellNames.slice(0, 5).map(cellText)).toEqual(['r1c1', 'r1c2', 'r1c3', 'r1c4', 'r2c1']);
    const boxed = ['0,0 0,1 1,0 1,1', '0,2 0,3 1,2 1,3', '2,0 2,1 3,0 3,1', '2,2 2,3 3,2 3,3'].reduce(
      (before, cells) => {
        const begun = beginAsterism(before, 'region');
        return paintCells(begun, begun.asterisms.at(-1)!.id, cells.split(' '), true, true);
      },
      latin,
    );
    const sets = (asterisms: readonly { readonly cells: readonly number[] }[]) =>
      asterisms.map(({ cells }) => cells.toSorted((a, b) => a - b).join());
    expect(sets(must(boardOf(boxed)).asterisms)).toEqual(sets(must(resolveBoard('sudoku:2x2')).asterisms));
    expect(labelsOf(boxed)).toEqual(['1', '2', '3', '4']);
  });

  test('of a triangle with strips in pairs is Monthai One', () => {
    const draft = having(startDraft({ kind: 'triangular', rows: 6, columns: 6, filling: 'triangle' }), 'strip-pairs');
    const made = must(boardOf(draft));
    const family = must(resolveBoard('triangle:6'));
    expect(made.asterisms).toEqual(family.asterisms);
    expect(made.cellNames).toEqual(family.cellNames);
    expect(made.marks.map(({ text }) => text)).toEqual(family.marks.map(({ text }) => text));
    for (const [i, { at }] of made.marks.entries())
      for (const d of [0, 1]) expect(at[d]!).toBeCloseTo(family.marks[i]!.at[d]!);
  });

  test('of a hexagon of triangles with strips has those of Douze France One, each alone', () => {
    const draft = having(startDraft({ kind: 'triangular', rows: 3, columns: 3, filling: 'hexagon' }), 'strips');
    const family = must(resolveBoard('hexagon:3'));
    const made = must(boardOf(draft));
    expect(made.cellNames).toEqual(family.cellNames);
    expect(made.asterisms.map(({ cells }) => cells.length)).toEqual([...Array(3)].flatMap(() => [7, 9, 11, 11, 9, 7]));
  });

  test('of a hexagon of hexagons has strips of growing and shrinking length', () => {
    const draft = having(startDraft({ kind: 'hexagonal', rows: 3, columns: 3, filling: 'hexagon' }), 'strips');
    expect(draft.cells).toHaveLength(19);
    expect(draft.asterisms.map(({ cells }) => cells.length)).toEqual([...Array(3)].flatMap(() => [3, 4, 5, 4, 3]));
  });

  test('of hexagons has strips in three directions', () => {
    const draft = having(startDraft({ kind: 'hexagonal', rows: 3, columns: 3, filling: 'whole' }), 'strips');
    const sizes = draft.asterisms.map(({ cells }) => cells.length);
    // Rows are whole; the slanting strips of a parallelogram with pushed-in rows are cut off at the sides.
    expect(sizes.slice(0, 3)).toEqual([3, 3, 3]);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(27);
  });

  test('of points has the straight lines through so many of them', () => {
    const draft = startDraft({ kind: 'points', rows: 3, columns: 3, filling: 'whole' });
    expect(listStraightLines(draft, 3)).toHaveLength(8);
    expect(listStraightLines(draft, 2)).toHaveLength(12);
    expect(must(boardOf(addAsterisms(draft, listStraightLines(draft, 3)))).faces).toBeUndefined();
  });

  test('keeps its cells in reading order, and drops asterisms that lose all of theirs', () => {
    const lattice = { kind: 'square', phase: 0 } as const;
    const grown = addCells(having(square(2), 'rows'), [siteAt(lattice, 1, 2), siteAt(lattice, 0, 2)]);
    expect(grown.cells.map(({ id }) => id)).toEqual(['0,0', '0,1', '0,2', '1,0', '1,1', '1,2']);
    const shrunk = removeCells(grown, new Set(['1,0', '1,1']));
    expect(shrunk.asterisms.map(({ name }) => name)).toEqual(['row 1']);
  });

  test('is not resized below its cells', () => {
    expect(resizeWindow(square(4), { rows: 1, columns: 9 }).window).toEqual({ top: 0, left: 0, rows: 4, columns: 9 });
  });
});

describe('painting', () => {
  const begun = beginAsterism(beginAsterism(square(2), 'region'), 'region');

  test('moves a cell from one region to another, unless regions may overlap', () => {
    const first = paintCells(begun, 0, ['0,0', '0,1'], true, true);
    expect(paintCells(first, 1, ['0,1'], true, true).asterisms.map(({ cells }) => cells)).toEqual([['0,0'], ['0,1']]);
    expect(paintCells(first, 1, ['0,1'], true, false).asterisms.map(({ cells }) => cells)).toEqual([
      ['0,0', '0,1'],
      ['0,1'],
    ]);
    expect(paintCells(first, 0, ['0,0'], false, true).asterisms[0]!.cells).toEqual(['0,1']);
  });

  test('gives regions letters and lines numbers, whatever was removed', () => {
    expect(beginAsterism(begun, 'region').asterisms.at(-1)!.name).toBe('region C');
    expect(beginAsterism(begun, 'line').asterisms.at(-1)!.name).toBe('line 1');
  });
});

describe('the verdict', () => {
  test('tells uncovered cells, odd sizes, and the asterism at fault', () => {
    const draft = having(square(3), 'rows');
    expect(judgeDraft(draft).puzzle.ok).toBe(true);
    expect(judgeDraft(removeCells(draft, new Set(['0,0']))).odd.map(({ name }) => name)).toEqual(['row 1']);
    expect(judgeDraft(removeCells(draft, new Set(['0,0']))).fault?.code).toBe('board.unequal-sizes');
    const empty = judgeDraft(beginAsterism(draft, 'line'));
    expect([empty.fault?.code, empty.culprit?.name]).toEqual(['board.asterism-empty', 'line 1']);
    const twins = judgeDraft({ ...draft, asterisms: [...draft.asterisms, { ...draft.asterisms[1]!, name: 'line 1' }] });
    expect([twins.fault?.code, twins.culprit?.name]).toEqual(['board.asterism-repeated', 'line 1']);
    const odd = judgeDraft(removeCells(draft, new Set(['1,0'])));
    expect([odd.fault?.code, odd.culprit?.name]).toEqual(['board.unequal-sizes', 'row 2']);
    expect(judgeDraft(square(2)).uncovered).toHaveLength(4);
    expect(judgeDraft({ ...draft, labels: ['a'] }).fault?.code).toBe('labels.count');
  });

  test('is the same for a design that has nothing on it', () => {
    expect(judgeDraft(startDraft({ kind: 'square', rows: 4, columns: 4, filling: 'nothing' })).fault?.code).toBe(
      'board.empty',
    );
  });
});

describe('strips in pairs', () => {
  test.each([1, 2, 3, 4])('make a hexagon of side %i a board whose asterisms are equally large', (side) => {
    const hexagon = startDraft({ kind: 'triangular', rows: side, columns: side, filling: 'hexagon' });
    const { asterisms } = having(hexagon, 'strip-pairs');
    expect(asterisms.map(({ cells }) => cells.length)).toEqual(Array.from({ length: 3 * side }, () => 6 * side));
  });
});

describe('the order of asterisms', () => {
  const order = ({ asterisms }: DesignDraft) => asterisms.map(({ name }) => name);
  const draft = having(square(3), 'rows');
  const [first, second, third] = draft.asterisms.map(({ id }) => id);

  test('is changed one by one, as far as the ends', () => {
    expect(order(moveAsterism(draft, third!, -1))).toEqual(['row 1', 'row 3', 'row 2']);
    expect(order(moveAsterism(draft, first!, 1))).toEqual(['row 2', 'row 1', 'row 3']);
    expect(moveAsterism(draft, first!, -1)).toBe(draft);
    expect(moveAsterism(draft, third!, 1)).toBe(draft);
  });

  test('changes nothing else', () => {
    const moved = moveAsterism(draft, second!, 1);
    expect(new Set(moved.asterisms)).toEqual(new Set(draft.asterisms));
    expect(moved.cells).toBe(draft.cells);
  });
});
