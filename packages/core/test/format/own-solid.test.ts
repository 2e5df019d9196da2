import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { type Board, makeBoard, resolveBoard } from '../../src/board/index.ts';
import { makeNative, makeNativeRecord, parseNative, parseNativeRecord } from '../../src/format/index.ts';
import { makeOwnBoard } from '../../src/format/native/own-board.ts';
import { EMPTY, makeMultiset, makePuzzle } from '../../src/puzzle/index.ts';

const SOLIDS = ['tetrahedron:2', 'cube:1', 'cube:3', 'octahedron:2', 'icosahedron:1', 'dodecahedron'];

const labels = (count: number) => Array.from({ length: count }, (_, i) => `${i + 1}`);

/** A solid with asterisms of one's own: some of its cells, cut into pieces of one size. */
const edited = fc
  .record({ name: fc.constantFrom(...SOLIDS), size: fc.integer({ min: 1, max: 5 }), seed: fc.integer() })
  .map(({ name, size, seed }): Board => {
    const whole = must(resolveBoard(name));
    const order = [...Array(whole.cells).keys()].sort((a, b) => ((a * 7919 + seed) % 97) - ((b * 7919 + seed) % 97));
    const kept = order.slice(0, Math.max(size, whole.cells - (whole.cells % size))).sort((a, b) => a - b);
    const pieces = Array.from({ length: Math.floor(kept.length / size) }, (_, i) =>
      Array.from({ length: size }, (_, j) => i * size + j),
    );
    return must(
      makeBoard({
        name: '',
        cells: pieces.length * size,
        asterisms: pieces.map((cells, i) => ({ kind: 'region', name: { kind: 'own', text: `piece ${i + 1}` }, cells })),
        points: kept.slice(0, pieces.length * size).map((cell) => whole.points![cell]!),
        faces: whole.faces && kept.slice(0, pieces.length * size).map((cell) => whole.faces![cell]!),
        solid: whole.solid,
      }),
    );
  });

function emptyOn(board: Board) {
  const multiset = must(makeMultiset(labels(board.k!)));
  return must(makePuzzle({ board, multiset, labeling: Array(board.cells).fill(EMPTY), inscription: [] }));
}

const record = (name: string) => makeNativeRecord(emptyOn({ ...must(resolveBoard(name)), name: '' }));

const altered = (name: string, change: object) => {
  const whole = record(name);
  return parseNativeRecord({ ...whole, board: { ...(whole.board as object), ...change } });
};

describe('a board of one’s own on a solid', () => {
  test('is read as it was written, body and all', () => {
    fc.assert(
      fc.property(edited, (board) => {
        const read = must(parseNative(makeNative(emptyOn(board)))).board;
        expect(read).toEqual(board);
        expect(read.solid).toBeDefined();
      }),
      { numRuns: 40 },
    );
  });

  test('names its body, and may name it by the catalog', () => {
    expect(makeOwnBoard(must(resolveBoard('cube:3'))).solid).toBe('cube:3');
    expect(must(altered('cube:4', { solid: 'free-latin-cube' })).board.solid).toEqual(
      must(resolveBoard('cube:4')).solid,
    );
  });

  test('is written with the fields it was read with', () => {
    const puzzle = must(altered('cube:1', { solid: 'cube:1', glaze: 'blue' }));
    expect(makeNativeRecord(puzzle).board).toMatchObject({ solid: 'cube:1', glaze: 'blue' });
  });

  test('may lie on a part of it, its points rounded', () => {
    const { points, faces, solid } = must(resolveBoard('tetrahedron:2'));
    const short = (point: readonly number[]) => point.map((x) => Number(x.toFixed(5)));
    const board = {
      cells: 2,
      asterisms: [[0, 1]],
      points: points!.slice(3, 5).map(short),
      faces: faces!.slice(3, 5).map((face) => face.map(short)),
      solid: 'tetrahedron:2',
    };
    const read = parseNativeRecord({ format: 'latin-puzzle/1', board, labels: labels(2), clues: [null, null] });
    expect(must(read).board.solid).toEqual(solid);
  });

  test.each([
    ['format.field', 'board.solid', { solid: 4 }],
    ['format.field', 'board.solid', { solid: null }],
    ['format.field', 'board.solid', { solid: { corners: [], faces: [] } }],
    ['board.solid', 'board.solid', { solid: '' }],
    ['board.solid', 'board.solid', { solid: 'cube:999999' }],
    ['board.solid', 'board.solid', { solid: 'sudoku' }],
    ['board.solid', 'board.solid', { solid: '__proto__' }],
    ['board.solid', 'board.points', { points: undefined }],
    ['board.solid', 'board.points', { points: [0, 1, 2, 3, 4, 5].map((x) => [x, 0]) }],
    ['board.solid', 'board.points[0]', { solid: 'cube:2' }],
    ['board.solid', 'board.points[5]', { points: moved(5, [0.6, 0, 0]) }],
    ['board.solid', 'board.points[2]', { points: moved(2, [7, 0.5, 0]) }],
    ['board.solid', 'board.faces[0]', { faces: Array(6).fill([]) }],
    [
      'board.solid',
      'board.faces[0]',
      {
        faces: Array(6).fill([
          [0, 0],
          [0, 1],
          [1, 1],
        ]),
      },
    ],
    [
      'board.solid',
      'board.faces[0]',
      {
        faces: refaced(0, [
          [0.5, 0.5, 0.5],
          [-0.5, 0.5, 0.5],
          [-0.5, -0.5, -0.5],
        ]),
      },
    ],
    [
      'board.solid',
      'board.faces[1]',
      {
        faces: refaced(1, [
          [0.5, 0, 0],
          [0.5, 0, 0],
          [0.5, 0, 0],
        ]),
      },
    ],
    [
      'board.solid',
      'board.faces[3]',
      {
        faces: refaced(3, [
          [0.5, 0.5, 0.5],
          [-0.5, 0.5, 0.5],
          [-0.5, -0.5, -0.5],
        ]),
      },
    ],
    [
      'board.solid',
      'board.faces[3]',
      {
        faces: refaced(3, [
          [0.5, 0.5, 0.5],
          [-0.5, 0.5, 0.5],
          [9, 9, 0.5],
        ]),
      },
    ],
  ])('is refused with %s at %s for %j', (code, place, change) => {
    const result = altered('cube:1', change);
    expect(result).toMatchObject({ ok: false, fault: { code, place } });
    expect(!result.ok && result.fault.remedy).not.toBe('');
  });

  test('is accepted or refused, whatever is said of its body', () => {
    const number = fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(0, 0.5, -0.5, 1e308));
    const point = fc.array(number, { maxLength: 4 });
    const change = fc.record(
      {
        solid: fc.oneof(fc.constantFrom(...SOLIDS, 'orb', 'cube:'), fc.jsonValue()),
        points: fc.array(point, { minLength: 6, maxLength: 6 }),
        faces: fc.array(fc.array(point, { maxLength: 5 }), { minLength: 6, maxLength: 6 }),
      },
      { requiredKeys: ['solid'] },
    );
    fc.assert(
      fc.property(change, (value) => {
        const result = altered('cube:1', value);
        if (!result.ok) expect(result.fault.place).toMatch(/^board\./);
      }),
    );
  });
});

function moved(cell: number, to: readonly number[]) {
  return must(resolveBoard('cube:1')).points!.map((point, i) => (i === cell ? to : point));
}

function refaced(cell: number, to: readonly (readonly number[])[]) {
  return must(resolveBoard('cube:1')).faces!.map((face, i) => (i === cell ? to : face));
}
