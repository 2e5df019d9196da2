import { describe, expect, it } from 'vitest';
import { mostClues } from '../../../src/finding/wishes/natural-clues.ts';
import { clueCount } from '../../../src/puzzle/index.ts';
import { puzzlesFor, wishesFor, wishesOf } from './support.ts';

describe('a level that is wished for without a number of clues', () => {
  it.each([
    'latin-square',
    'sudoku',
    'orb-one',
    'canario-one',
    'monthai-one',
    'tartan-one',
    'helios-one',
    'latin-tetrahedron',
    'latin-octahedron',
    'latin-icosahedron',
    'latin-dodecahedron',
  ])('leaves enough cells of %s open', (name) => {
    for (const [level, share] of [
      ['very easy', 0.4],
      ['easy', 0.5],
    ] as const) {
      const [found] = puzzlesFor(wishesOf(name, { level, critical: false }), 1);
      expect(found?.rating.level).toBe(level);
      const { board } = found!.puzzle;
      // Twins take half of the cells of the dodecahedron.
      const openable = name === 'latin-dodecahedron' ? 0.9 * 15 : board.cells;
      expect(board.cells - clueCount(found!.puzzle)).toBeGreaterThanOrEqual(
        Math.min(share * board.cells, Math.floor(openable)),
      );
    }
  });

  it('has as many clues as it needs where twins ask for most cells', () => {
    expect(mostClues('very easy', 100, 70)).toBe(73);
    expect(mostClues('very easy', 100, 10)).toBe(60);
    expect(mostClues('easy', 100, 10)).toBe(50);
    expect(mostClues('medium', 100, 10)).toBe(99);
    expect(mostClues(undefined, 100, 10)).toBe(99);
    expect(mostClues('easy', 4, 3)).toBe(3);
  });

  it('gives way to a number of clues', () => {
    const wishes = wishesFor('sudoku', { level: 'very easy', clues: { least: 60, most: 60 } });
    for (const { puzzle } of puzzlesFor(wishes, 1)) expect(clueCount(puzzle)).toBe(60);
  });
});
