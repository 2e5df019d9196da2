import { describe, expect, it } from 'vitest';
import { type Board, isometries, type Permutation } from '../../../src/board/index.ts';
import { symmetriesOf } from '../../../src/finding/wishes/index.ts';
import { boardOf } from '../../support.ts';

const names = (board: Board) => symmetriesOf(board).map(({ name }) => name);

describe('the symmetries of a board', () => {
  it('are the classes of subgroups of its group, as crystallographers count them', () => {
    expect(symmetriesOf(boardOf('sudoku'))).toHaveLength(8);
    expect(symmetriesOf(boardOf('hexagon:3'))).toHaveLength(10);
    expect(symmetriesOf(boardOf('tetrahedron:4'))).toHaveLength(11);
    expect(symmetriesOf(boardOf('cube:4'))).toHaveLength(33);
    expect(symmetriesOf(boardOf('dodecahedron'))).toHaveLength(22);
  });

  it('have different names that a person understands', () => {
    const [square, cube] = [names(boardOf('sudoku')), names(boardOf('cube:4'))];
    expect(square).toEqual(
      expect.arrayContaining([
        'none',
        'half-turn',
        'mirror-1',
        'mirror-2',
        'mirrors-1',
        'mirrors-2',
        'rotation',
        'full',
      ]),
    );
    expect(cube).toEqual(expect.arrayContaining(['point', 'third-turn', 'quarter-turn', 'rotation', 'full']));
    for (const list of [square, cube]) expect(new Set(list).size).toBe(list.length);
  });

  it('part the cells as the isometries do', () => {
    const board = boardOf('star:5/2');
    const { permutations } = isometries(board);
    const keeps = (orbits: readonly (readonly number[])[], g: Permutation) =>
      orbits.every((orbit) => orbit.every((cell) => orbit.includes(g[cell]!)));
    for (const { partitions, order } of symmetriesOf(board))
      for (const orbits of partitions) {
        expect(orbits.flat().sort((a, b) => a - b)).toEqual([...Array(board.cells).keys()]);
        expect(permutations.filter((g) => keeps(orbits, g)).length).toBeGreaterThanOrEqual(order);
      }
  });

  it('are none and the full one at least', () => {
    expect(names(boardOf('wave'))).toEqual(['none', 'full']);
    expect(names({ ...boardOf('sudoku'), points: undefined })).toEqual(['none']);
  });
});
