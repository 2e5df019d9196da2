import { describe, expect, test } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { letterAt } from '../../src/board/families/family.ts';
import { template } from '../../src/board/families/template.ts';
import {
  asterismText,
  CATALOG,
  cellText,
  FAMILIES,
  familyTitle,
  intersections,
  makeBoard,
  resolveBoard,
  STATUSES,
  twinFloor,
} from '../../src/board/index.ts';
import { boardOf } from '../support.ts';

/** Cells, asterisms, k, asterisms per cell, and the least number of clues that twins ask for. */
const FACTS: Record<string, [cells: number, asterisms: number, k: number, degrees: number[], floor: number]> = {
  'latin-square': [49, 14, 7, [2], 0],
  'win-one': [81, 22, 9, [2, 3], 0],
  'wave-one': [49, 21, 7, [3], 0],
  sudoku: [81, 27, 9, [3], 0],
  'quadoku-one': [81, 31, 9, [3, 4], 0],
  'orb-one': [64, 24, 8, [3], 0],
  'canario-one': [64, 12, 16, [3], 20],
  'monthai-one': [36, 9, 12, [3], 14],
  'tartan-one': [64, 12, 16, [3], 0],
  'douze-france-one': [54, 9, 18, [3], 36],
  'helios-one': [36, 12, 6, [2], 0],
  'latin-tetrahedron': [64, 12, 16, [3], 20],
  'free-latin-cube': [96, 12, 16, [2], 48],
  'latin-octahedron': [72, 12, 18, [3], 0],
  'latin-icosahedron': [80, 12, 20, [3], 0],
  'latin-dodecahedron': [30, 10, 6, [2], 15],
  'sudoku-ripeto': [81, 27, 9, [3], 0],
  'sudoku-ripeto-234': [81, 27, 9, [3], 0],
  'orb-ripeto': [81, 27, 9, [3], 0],
  'quadoku-ripeto': [81, 31, 9, [3, 4], 0],
  'custom-focus': [121, 33, 11, [3], 0],
  'custom-sudoku': [81, 27, 9, [3], 0],
  'custom-orb': [64, 24, 8, [3], 0],
  'custom-steps': [100, 30, 10, [3], 0],
  'custom-sky': [100, 30, 10, [3], 0],
  'custom-win': [81, 22, 9, [2, 3], 0],
  'critical-custom-sudoku': [81, 27, 9, [3], 0],
};

describe('the catalog', () => {
  test('has every board of the paper, and facts for each', () => {
    expect(CATALOG.map((entry) => entry.name).sort()).toEqual(Object.keys(FACTS).sort());
  });

  test.each(CATALOG)('$name has the cells, asterisms, degrees and twins that the paper’s numbers ask for', (entry) => {
    const board = boardOf(entry.board);
    const [cells, asterisms, k, degrees, floor] = FACTS[entry.name]!;
    expect([board.cells, board.asterisms.length, board.k]).toEqual([cells, asterisms, k]);
    expect([...new Set(board.asterismsOf.map((holders) => holders.length))].sort()).toEqual(degrees);
    // A window that begins inside a row of boxes can make twins, but no board of the paper does so without a floor.
    expect(twinFloor(board)).toBe(floor);
    expect(entry.labels).toHaveLength(k);
    expect(STATUSES).toContain(entry.status);
    expect(entry.challenge.en).toMatch(/^Complete the .*\.$/);
  });

  test.each(CATALOG.filter((entry) => entry.inscription))('$name inscribes its own labels', (entry) => {
    const { text, cells } = entry.inscription!;
    expect(text.replaceAll(' ', '')).toBe(entry.labels.join(''));
    expect(cells).toHaveLength(entry.labels.length);
    const asterisms = boardOf(entry.board).asterisms.filter((a) => cells.every((cell) => a.cells.includes(cell)));
    expect(asterisms).toHaveLength(entry.name === 'custom-win' ? 0 : 1);
  });

  test('the names of catalog entries and families resolve, and lead to the same boards', () => {
    for (const entry of CATALOG) expect(boardOf(entry.name)).toEqual(boardOf(entry.board));
  });
});

describe.each([...FAMILIES, template])('the family $name', (family) => {
  const board = must(makeBoard(must(family.draft(undefined))));

  test('draws no cell with a corner twice', () => {
    for (const face of board.faces ?? []) expect(new Set(face.map(String)).size).toBe(face.length);
  });

  test('has a usual member, whose name leads back to it', () => {
    expect(board.name.split(':')[0]).toBe(family.name);
    if (family !== template) expect(boardOf(board.name)).toEqual(board);
  });

  test('names every cell differently, and every asterism', () => {
    expect(new Set(board.cellNames.map(cellText)).size).toBe(board.cells);
    expect(new Set(board.asterisms.map((a) => asterismText(a.name))).size).toBe(board.asterisms.length);
  });

  test('numbers the asterisms of a kind from 1', () => {
    const numbers = new Map<string, number[]>();
    for (const { name } of board.asterisms)
      if ('id' in name && typeof name.id === 'number')
        numbers.set(name.kind, [...(numbers.get(name.kind) ?? []), name.id]);
    for (const [kind, ids] of numbers) expect(Math.min(...ids), kind).toBe(1);
  });

  test('counts the coordinates of cells from 1', () => {
    const least = new Map<string, number>();
    for (const { kind, ...coordinates } of board.cellNames)
      for (const [coordinate, value] of Object.entries(coordinates))
        if (typeof value === 'number')
          least.set(`${kind} ${coordinate}`, Math.min(value, least.get(`${kind} ${coordinate}`) ?? value));
    for (const [coordinate, value] of least) expect(value, coordinate).toBe(1);
  });

  test('puts a point in every face', () => {
    for (const [cell, face] of (board.faces ?? []).entries()) {
      const point = board.points![cell]!;
      for (const d of point.keys()) {
        expect(point[d]).toBeGreaterThanOrEqual(Math.min(...face.map((corner) => corner[d]!)) - 1e-9);
        expect(point[d]).toBeLessThanOrEqual(Math.max(...face.map((corner) => corner[d]!)) + 1e-9);
      }
    }
  });

  test('makes a board of every size that it accepts', () => {
    for (let n = 1; n <= 9; n++) {
      const draft = family.draft(String(n));
      if (draft.ok) expect(makeBoard(draft.value)).toMatchObject({ ok: true, value: { cells: draft.value.cells } });
    }
  });

  test('refuses parameters that make no sense', () => {
    for (const bad of ['', '-1', '0', '1e3', 'x', '9'.repeat(400), '3x', '12/7', '3x3x3', 'é', '__proto__', '1x9']) {
      const draft = family.draft(bad);
      expect(draft, bad).toMatchObject({ ok: false, fault: { code: 'board.parameter', place: 'board' } });
    }
  });
});

test.each([
  ['sudoku:2x3', 36, 18, 6],
  ['sudoku:5x5', 625, 75, 25],
  ['latin-square:64', 4096, 128, 64],
  ['triangle:4', 16, 6, 8],
  ['hexagon:2', 24, 6, 12],
  ['star:5/2', 10, 5, 4],
  ['cube:2', 24, 6, 8],
  ['octahedron:1', 8, 4, 6],
  ['icosahedron:1', 20, 6, 10],
  ['tetrahedron:2', 16, 6, 8],
  ['tartan:8/shift', 64, 12, 16],
  ['win:16', 256, 41, 16],
  ['quadoku:16', 256, 57, 16],
  ['orb:8', 64, 24, 8],
  ['samurai:4', 64, 56, 4],
  ['samurai:9', 369, 131, 9],
])('%s has %i cells in %i asterisms of %i', (name, cells, asterisms, k) => {
  const board = boardOf(name);
  expect([board.cells, board.asterisms.length, board.k]).toEqual([cells, asterisms, k]);
});

test.each([
  ['latin-square:64', 'latin-square:65'],
  ['sudoku:8x8', 'sudoku:8x9'],
  ['win:49', 'win:64'],
  ['quadoku:49', 'quadoku:64'],
  ['samurai:25', 'samurai:36'],
  ['orb:16', 'orb:18'],
  ['tartan:32', 'tartan:50'],
  ['triangle:64', 'triangle:66'],
  ['hexagon:32', 'hexagon:33'],
  ['star:64/31', 'star:65/31'],
  ['tetrahedron:32', 'tetrahedron:33'],
  ['cube:32', 'cube:33'],
  ['octahedron:32', 'octahedron:33'],
  ['icosahedron:16', 'icosahedron:17'],
])('%s is the largest of its family: %s is refused', (largest, beyond) => {
  const draft = (name: string) => {
    const [family, parameters] = name.split(':');
    return FAMILIES.find((known) => known.name === family)!.draft(parameters);
  };
  expect(draft(largest)).toMatchObject({ ok: true, value: { name: largest } });
  expect(draft(beyond)).toMatchObject({ ok: false, fault: { code: 'board.parameter' } });
});

test('a tartan has a side and a pairing, and nothing else', () => {
  expect(resolveBoard('tartan:8/shift/8')).toMatchObject({ ok: false, fault: { code: 'board.parameter' } });
});

test('a gerechte square has an order from 2 on', () => {
  expect(boardOf('gerechte:abba')).toMatchObject({ cells: 4, k: 2 });
  expect(resolveBoard('gerechte:a')).toMatchObject({ ok: false, fault: { code: 'board.parameter' } });
});

test('a star’s lines are straight and its crossings lie on two of them', () => {
  const board = boardOf('star:12/3');
  for (const { cells } of board.asterisms) {
    const [a, ...rest] = cells.map((cell) => board.points![cell]!);
    const b = rest.at(-1)!;
    for (const p of rest)
      expect((b[0]! - a![0]!) * (p[1]! - a![1]!) - (b[1]! - a![1]!) * (p[0]! - a![0]!)).toBeCloseTo(0, 9);
  }
});

test.each(['latin-square:3', 'sudoku:2x3', 'win:9'])(
  'the rows and columns of %s are called as their cells are',
  (name) => {
    const { asterisms, cellNames } = boardOf(name);
    const order = Math.sqrt(cellNames.length);
    for (const kind of ['row', 'column']) {
      const lines = asterisms.filter((asterism) => asterism.kind === kind);
      expect(lines.map((line) => asterismText(line.name))).toEqual(lines.map((_, i) => `${kind} ${i + 1}`));
      expect(lines).toHaveLength(order);
      for (const [i, { cells }] of lines.entries())
        for (const cell of cells) expect(cellNames[cell]).toMatchObject({ kind: 'square', [kind]: i + 1 });
    }
  },
);

test('windows are one cell apart, and one cell from the edge', () => {
  const windows = (name: string) => {
    const { asterisms, cellNames } = boardOf(name);
    return asterisms
      .filter(({ name }) => name.kind === 'window')
      .map(({ cells }) => [cells[0]!, cells.at(-1)!].map((cell) => cellText(cellNames[cell]!)).join('–'));
  };
  expect(windows('win:4')).toEqual(['r2c2–r3c3']);
  expect(windows('win:9')).toEqual(['r2c2–r4c4', 'r2c6–r4c8', 'r6c2–r8c4', 'r6c6–r8c8']);
  expect(windows('quadoku:16')).toHaveLength(9);
  expect(windows('quadoku:16').at(-1)).toBe('r12c12–r15c15');
});

test.each([
  ['win', '4', '1'],
  ['win', '49', '64'],
])('a %s of order %s is accepted, one of %s is not', (name, good, bad) => {
  expect(resolveBoard(`${name}:${good}`).ok).toBe(true);
  expect(resolveBoard(`${name}:${bad}`)).toMatchObject({ ok: false, fault: { code: 'board.parameter' } });
});

test.each(['cube:3', 'tetrahedron:2', 'octahedron:2', 'icosahedron:1'])('the cells of %s have edges of 1', (name) => {
  for (const face of boardOf(name).faces!)
    for (const [i, a] of face.entries()) {
      const b = face[(i + 1) % face.length]!;
      expect(Math.hypot(...a.map((x, d) => x - b[d]!))).toBeCloseTo(1, 9);
    }
});

test.each(['triangle:4', 'hexagon:3'])(
  'the marks of %s stand outside, close to an end of a strip that they name',
  (name) => {
    const { points, marks, asterisms } = boardOf(name);
    for (const { at, asterism } of marks!) {
      const distances = points!.map((point) => Math.hypot(...point.map((x, d) => x - at[d]!)));
      const nearest = distances.indexOf(Math.min(...distances));
      expect(asterisms[asterism!]!.cells).toContain(nearest);
      // A point lies 0.58 from the corners of its triangle, and the letter wants some room.
      expect(distances[nearest]).toBeGreaterThan(0.58);
      expect(distances[nearest]).toBeLessThan(0.75);
    }
  },
);

test('intersections list what two asterisms share', () => {
  const shared = intersections(boardOf('sudoku'));
  expect(shared).toHaveLength(9 * 9 + 2 * 9 * 3);
  expect(shared.filter(({ cells }) => cells.length === 3)).toHaveLength(54);
});

test.each([
  ['sudoko', 'sudoku'],
  ['helios', 'helios-one'],
  ['Cube', 'cube'],
])('an unknown board %s gets the suggestion %s', (wrong, right) => {
  const result = resolveBoard(wrong);
  expect(result.ok ? '' : result.fault.remedy).toContain(`Did you mean ${right}?`);
});

test.each([
  ['two letters wrong', 'xteqs'],
  ['two letters left out', 'tes'],
  ['two letters too many', 'sztezps'],
])('a short name with %s is still known', (_, wrong) => {
  const result = resolveBoard(wrong);
  expect(result.ok ? '' : result.fault.remedy).toContain('Did you mean steps?');
});

test.each([
  ['anything', 'zzzzzzzzzzzz'],
  ['a short name with three letters wrong', 'xtyqs'],
  ['one with three letters left out', 'tp'],
  ['one with three letters too many', 'szztezps'],
])('nobody can tell who meant %s', (_, wrong) => {
  const result = resolveBoard(wrong);
  expect(result.ok ? '' : result.fault.remedy).not.toContain('Did you mean');
});

describe('the title of a member of a family', () => {
  test.each([
    ['sudoku:2x3', 'Sudoku 2 × 3'],
    ['sudoku', 'Sudoku 3 × 3'],
    ['dodecahedron', 'Dodecahedron'],
    ['my own', undefined],
  ])('%s is %s', (specification, title) => {
    expect(familyTitle(specification, 'en')).toBe(title);
  });
});

test('letters go on with two after Z', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letterAt)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test('in a Samurai every part is a Sudoku board: its lines and boxes are those of five squares, four boxes being of two', () => {
  const board = boardOf('samurai:9');
  const sudoku = boardOf('sudoku:3x3');
  const places = new Map(board.points!.map(([x, y], cell) => [`${x} ${y}`, cell]));
  const corners = [
    [0, 0],
    [12, 0],
    [6, 6],
    [0, 12],
    [12, 12],
  ] as const;
  const expected = new Set(
    corners.flatMap(([left, top]) => {
      const cells = sudoku.points!.map(([x, y]) => places.get(`${x! + left} ${y! + top}`)!);
      return sudoku.asterisms.map((asterism) => String(asterism.cells.map((cell) => cells[cell]!)));
    }),
  );
  expect(expected.size).toBe(5 * 27 - 4);
  expect(new Set(board.asterisms.map(({ cells }) => String(cells)))).toEqual(expected);
});
