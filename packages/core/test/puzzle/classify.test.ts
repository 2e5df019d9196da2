import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { CATALOG, isometries, makeBoard } from '../../src/board/index.ts';
import {
  classify,
  EMPTY,
  emptyPartialBoard,
  isPolytopal,
  KIND_WORDS,
  KINDS,
  makeMultiset,
  puzzleTypes,
} from '../../src/puzzle/index.ts';
import { backtrack, listByBacktracking } from '../oracle/backtracker.ts';
import { boardOf, puzzleOf, randomPuzzle } from '../support.ts';

test('the class agrees with the number of completions, on random boards, multisets and clues', async () => {
  await fc.assert(
    fc.asyncProperty(randomPuzzle, async (puzzle) => {
      const { kind, solutions, violations, completions } = await classify(puzzle, listByBacktracking);
      const all = [...backtrack(puzzle)];
      expect(solutions).toBe(all.length > 1 ? '2+' : String(all.length));
      expect(kind === 'partial-board' || kind === 'labeled-board').toBe(violations.length > 0);
      if (violations.length > 0) expect(kind === 'labeled-board').toBe(!puzzle.labeling.includes(EMPTY));
      if (violations.length > 0) return;
      if (!puzzle.labeling.includes(EMPTY)) expect(kind).toBe('latin-board');
      else expect(kind).toBe(['partial-latin-board', 'latin-puzzle', 'completable'][Math.min(all.length, 2)]);
      expect(all).toEqual(expect.arrayContaining([...completions]));
    }),
    { numRuns: 1000 },
  );
});

test('an inscription is exempt from criticality', async () => {
  const board = boardOf('latin-square:3');
  // Row 1 inscribed; one clue more decides the square.
  const clues = ['a', 'b', 'c', 'b', '.', '.', '.', '.', '.'];
  expect(await classify(puzzleOf(board, ['a', 'b', 'c'], clues), listByBacktracking)).toMatchObject({
    critical: false,
    redundantClue: 0,
  });
  expect(await classify(puzzleOf(board, ['a', 'b', 'c'], clues, [0, 1, 2]), listByBacktracking)).toMatchObject({
    critical: true,
    types: { inscripted: true },
  });
});

test('a search that was stopped leaves the class open', async () => {
  const puzzle = puzzleOf(boardOf('latin-square:2'), ['a', 'b'], ['.', '.', '.', '.']);
  expect(await classify(puzzle, async () => ({ solutions: [], decided: false }))).toMatchObject({
    kind: 'partial-latin-board',
    solutions: 'unknown',
    decided: false,
  });
  const one = async () => ({ solutions: [[0, 1, 1, 0]], decided: false });
  expect(await classify(puzzle, one)).toMatchObject({ kind: 'completable', solutions: 'unknown', decided: false });
});

/** What the paper's numbers ask for, and for the shapes that are ours what their drawing promises. */
const GROUPS: Record<string, [name: string, order: bigint]> = {
  'latin-square': ['D_4', 8n],
  'win-one': ['D_4', 8n],
  sudoku: ['D_4', 8n],
  'quadoku-one': ['D_4', 8n],
  'canario-one': ['D_3', 6n],
  'monthai-one': ['D_3', 6n],
  'tartan-one': ['D_4', 8n],
  'douze-france-one': ['D_6', 12n],
  'helios-one': ['D_12', 24n],
  'latin-tetrahedron': ['tetrahedral', 24n],
  'free-latin-cube': ['octahedral', 48n],
  'latin-octahedron': ['octahedral', 48n],
  'latin-icosahedron': ['icosahedral', 120n],
  'latin-dodecahedron': ['icosahedral', 120n],
  'sudoku-ripeto': ['D_4', 8n],
  'sudoku-ripeto-234': ['D_4', 8n],
  'quadoku-ripeto': ['D_4', 8n],
  'custom-sudoku': ['D_4', 8n],
  'custom-win': ['D_4', 8n],
  'critical-custom-sudoku': ['D_4', 8n],
  'custom-focus': ['D_2', 4n],
  'wave-one': ['C_2', 2n],
  'custom-steps': ['C_2', 2n],
  'custom-sky': ['D_1', 2n],
  'orb-one': ['C_4', 4n],
  'custom-orb': ['C_4', 4n],
  'orb-ripeto': ['C_3', 3n],
};

const NOT_LS = /canario|monthai|tartan|douze|helios|latin-(tetra|octa|icosa|dodeca)hedron|cube/;

describe('types', () => {
  test.each(CATALOG)('$name is of the types that the paper gives it', async (entry) => {
    const board = boardOf(entry.board);
    const multiset = must(makeMultiset(entry.labels));
    const puzzle = { ...must(emptyPartialBoard(board, multiset)), inscription: entry.inscription?.cells ?? [] };
    const types = puzzleTypes(puzzle);
    expect(types.ls).toBe(!NOT_LS.test(entry.name) && !types.repeat);
    expect(types.repeat).toBe(/ripeto|focus|custom-sudoku|custom-orb|sky/.test(entry.name));
    expect(types.inscripted).toBe(/custom/.test(entry.name));
    const { group } = await classify(puzzle, async () => ({ solutions: [], decided: true }));
    expect([group.name, group.order]).toEqual(GROUPS[entry.name]);
    expect(types.symmetric).toBe(!/wave|steps|sky|orb/.test(entry.name));
  });

  test('three directions of strips make no Latin square, even with n² cells', () => {
    expect(puzzleTypes({ ...puzzleOf(boardOf('triangle:4'), [...'abcdefgh'], new Array(16).fill(null)) }).ls).toBe(
      false,
    );
  });

  const ring = (corners: number, radius: number, height: number, turned = 0) =>
    Array.from({ length: corners }, (_, i) => {
      const angle = turned + (2 * Math.PI * i) / corners;
      return [radius * Math.cos(angle), radius * Math.sin(angle), height];
    });
  const tilted = ([x, y, z]: readonly number[]) => [0.6 * x! - 0.8 * z! + 2, y!, 0.8 * x! + 0.6 * z!];
  const box = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, 2 * ((i >> 1) & 1), 3 * (i >> 2)]);

  test.each<[string, boolean, string, number[][]]>([
    ['a triangular prism', true, 'D_3h', [...ring(3, 1, -1), ...ring(3, 1, 1)]],
    ['a frustum of a pyramid', true, 'C_3v', [...ring(3, 1, -1), ...ring(3, 0.5, 1)]],
    ['a box', true, 'D_2h', box],
    ['an antiprism', true, 'D_4d', [...ring(4, 1, -1), ...ring(4, 1, 1, Math.PI / 4)]],
    ['a twisted prism', false, 'D_3', [...ring(3, 1, -1), ...ring(3, 1, 1, 0.3)]],
    ['a twisted frustum', false, 'C_3', [...ring(3, 1, -1), ...ring(3, 0.5, 1, 0.3)]],
    [
      'a house with one mirror',
      false,
      'C_s',
      [
        [-1, 0, 0],
        [1, 0, 0],
        [0, 0, 3],
        [-1, 2, 0],
        [1, 2, 0],
        [0, 5, 4],
      ],
    ],
  ])('%s is symmetric: %s, as its group %s acts in space', (_, symmetric, name, points) => {
    const half = points.length / 2;
    const all = points.map((_, cell) => cell);
    const asterisms = [all.slice(0, half), all.slice(half)].map((cells, i) => ({
      kind: 'strip' as const,
      name: { kind: 'strip', id: i + 1 },
      cells,
    }));
    for (const placed of [points, points.map(tilted)]) {
      const board = must(makeBoard({ name: '', cells: points.length, points: placed, asterisms }));
      const group = isometries(board);
      expect(group.name).toBe(name);
      expect(isPolytopal(group)).toBe(symmetric);
    }
  });
});

test('no two classes are called alike, by players or researchers, in any language', () => {
  for (const audience of ['player', 'researcher'] as const)
    for (const code of ['en', 'es'] as const)
      expect(new Set(KINDS.map((kind) => KIND_WORDS[kind][audience][code])).size).toBe(KINDS.length);
});
