import { describe, expect, it } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { CATALOG, FAMILIES, isomorphism, resolveBoard, sameBoards, sameInCatalog } from '../../src/board/index.ts';
import { canonicalHash, EMPTY, makeMultiset } from '../../src/puzzle/index.ts';
import { boardOf } from '../support.ts';

const MOST_CELLS = 300;

/** Parameters of small members of every family; those that a family refuses are passed over. */
const PARAMETERS = [
  undefined,
  ...Array.from({ length: 36 }, (_, n) => String(n + 1)),
  ...[2, 3, 4, 5, 6, 7, 8].flatMap((h) => [2, 3, 4, 5, 6, 7, 8].map((w) => `${h}x${w}`)),
  ...[5, 6, 7, 8, 9, 10, 11, 12].flatMap((n) => [2, 3, 4, 5].map((m) => `${n}/${m}`)),
  '8/mirror',
  '8/shift',
];

function hashOf(name: string): string {
  const board = boardOf(name);
  const multiset = must(makeMultiset(Array.from({ length: board.k! }, (_, i) => String(i))));
  return canonicalHash({ board, multiset, labeling: new Array<number>(board.cells).fill(EMPTY) });
}

/** The names of all small members and boards of the catalog, each once. */
function smallMembers(): string[] {
  const names = new Set<string>();
  for (const { name } of FAMILIES)
    for (const parameters of PARAMETERS) {
      const board = resolveBoard(parameters === undefined ? name : `${name}:${parameters}`);
      if (board.ok && board.value.cells <= MOST_CELLS && board.value.k !== undefined) names.add(board.value.name);
    }
  for (const { board } of CATALOG) names.add(boardOf(board).name);
  return [...names];
}

describe('boards that are the same up to isomorphism', () => {
  it('are exactly those said to be, among the catalog and the small members of families', () => {
    const names = smallMembers();
    expect(names.length).toBeGreaterThan(100);
    const classes = new Map<string, string[]>();
    for (const name of names) {
      const hash = hashOf(name);
      classes.set(hash, [...(classes.get(hash) ?? []), name]);
    }
    const found = [...classes.values()].flatMap((same) =>
      same.map((name) => [name, same.filter((other) => other !== name).sort()] as const),
    );
    for (const [name, same] of found)
      expect([name, same]).toEqual([
        name,
        sameBoards(name)
          .filter((other) => names.includes(other))
          .sort(),
      ]);
    expect(found.filter(([, same]) => same.length > 0).length).toBeGreaterThan(12);
  });

  it('have the same hash at larger sizes too', () => {
    for (const name of ['triangle:20', 'sudoku:3x8', 'tartan:32'])
      for (const other of sameBoards(name)) expect([other, hashOf(other)]).toEqual([other, hashOf(name)]);
    expect(sameBoards('tartan:18')).toEqual([]);
    expect(hashOf('tartan:18')).not.toBe(hashOf('tartan:18/shift'));
  });

  it.each([
    ['tetrahedron:4', 'triangle:8'],
    ['sudoku:2x3', 'sudoku:3x2'],
    ['tartan:8/shift', 'tartan:8'],
    ['star:12/3', 'star:12/3'],
  ])('an isomorphism takes the asterisms of %s to those of %s', (name, other) => {
    const image = isomorphism(boardOf(name), boardOf(other))!;
    const keys = (asterisms: readonly { cells: readonly number[] }[], move: (cell: number) => number) =>
      asterisms
        .map(({ cells }) =>
          cells
            .map(move)
            .sort((a, b) => a - b)
            .join(),
        )
        .sort();
    expect(keys(boardOf(name).asterisms, (cell) => image[cell]!)).toEqual(
      keys(boardOf(other).asterisms, (cell) => cell),
    );
  });

  it.each([
    ['sudoku:2x4', 'orb:8'],
    ['latin-square:4', 'sudoku:2x2'],
    ['tartan:18', 'tartan:18/shift'],
  ])('there is none from %s to %s', (name, other) =>
    expect(isomorphism(boardOf(name), boardOf(other))).toBeUndefined(),
  );

  it('are named by their Latin Puzzles of the catalog', () => {
    expect(sameInCatalog('tetrahedron:4')).toEqual(['canario-one']);
    expect(sameInCatalog('triangle:8')).toEqual(['latin-tetrahedron']);
    expect(sameInCatalog('sudoku:3x3')).toEqual([]);
  });
});
