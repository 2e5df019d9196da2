import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../../src/board/index.ts';
import { catalogLevels, nearestLevel } from '../../../src/finding/index.ts';
import { LEVELS } from '../../../src/rating/index.ts';
import { boardOf } from '../../support.ts';

/** The boards of which twins ask for more clues than an easy puzzle has. */
const TWINS = ['douze-france-one', 'free-latin-cube'];

describe('the levels of the catalog', () => {
  test.each(CATALOG.map(({ name, board }) => [name, board] as const))('are known of %s', (name, board) => {
    const findings = catalogLevels(name)!;
    expect(findings.map(({ level }) => level)).toEqual(LEVELS);
    const { cells } = boardOf(board);
    for (const { level, found } of findings) {
      if (!found) continue;
      expect(found.clues + found.open).toBe(cells);
      expect(found.seconds).toBeLessThan(10);
      const share = level === 'very easy' ? 0.4 : 0.5;
      if (!TWINS.includes(name) && LEVELS.indexOf(level) < 2) expect(found.open).toBeGreaterThanOrEqual(share * cells);
    }
  });

  test('all exist but on three boards', () => {
    const missing = CATALOG.flatMap(({ name }) => {
      const absent = catalogLevels(name)!.filter(({ found }) => !found);
      return absent.length > 0 ? [[name, absent.map(({ level }) => level)]] : [];
    });
    expect(missing).toEqual([
      ['monthai-one', ['medium', 'difficult', 'very difficult']],
      ['douze-france-one', ['easy', 'very difficult']],
      ['latin-dodecahedron', ['medium', 'difficult', 'very difficult']],
    ]);
  });

  test('are not known of other boards', () => {
    expect(catalogLevels('sudoku:2x3')).toBeUndefined();
    expect(catalogLevels('constructor')).toBeUndefined();
  });
});

test('the nearest level that exists is the easier of two', () => {
  expect(nearestLevel('easy', catalogLevels('douze-france-one')!)).toBe('very easy');
  expect(nearestLevel('very difficult', catalogLevels('monthai-one')!)).toBe('easy');
  expect(nearestLevel('easy', [])).toBeUndefined();
});
