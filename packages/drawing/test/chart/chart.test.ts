import { describe, expect, test } from 'vitest';
import { drawChart, type Panel, type PathItem, renderSvg } from '../../src/index.ts';
import { paths, texts } from '../support.ts';

const LEVELS: Panel = {
  title: 'Levels',
  kind: 'bars',
  entries: [
    { name: 'easy', count: 3 },
    { name: 'medium', count: 12 },
    { name: 'difficult', count: 0 },
  ],
};

const CLUES: Panel = {
  title: 'Clues',
  kind: 'columns',
  entries: Array.from({ length: 60 }, (_, i) => ({ name: String(17 + i), count: i % 7 })),
};

/** How far a shape extends along an axis, 0 for x. */
function extent({ lines }: PathItem, axis: 0 | 1): number {
  const values = lines.flat().map((at) => at[axis]);
  return Math.max(...values) - Math.min(...values);
}

const blocks = (...panels: Panel[]) => paths(drawChart(panels, { title: 'A batch' }), ({ fill }) => fill !== undefined);

describe('a chart', () => {
  test('draws bars and columns in proportion to what they count', () => {
    const [three, twelve, ...more] = blocks(LEVELS);
    expect(more).toEqual([]);
    expect(extent(twelve!, 0) / extent(three!, 0)).toBeCloseTo(4);
    const columns = blocks(CLUES);
    expect(extent(columns[5]!, 1) / extent(columns[0]!, 1)).toBeCloseTo(6);
  });

  test('names every bar and writes every count', () => {
    const written = texts(drawChart([LEVELS], { title: 'A batch' })).map(({ text }) => text);
    expect(written).toEqual(
      expect.arrayContaining(['A batch', 'Levels', 'easy', 'medium', 'difficult', '3', '12', '0']),
    );
  });

  test('leaves out names of columns rather than let them overlap', () => {
    const names = texts(drawChart([CLUES], { title: 'A batch' }), 'caption').filter(
      ({ anchor }) => anchor === 'middle',
    );
    expect(names.length).toBeLessThan(CLUES.entries.length);
    for (const [i, { at, text, size }] of names.entries())
      if (i > 0) expect(at[0] - names[i - 1]!.at[0]).toBeGreaterThan(size * 0.5 * text.length);
  });

  test('leaves out panels with nothing to tell, and stands without any', () => {
    const none: Panel = { title: 'Theorems', kind: 'bars', entries: [] };
    const svg = renderSvg(drawChart([none], { title: 'Nothing' }));
    expect(svg).not.toContain('Theorems');
    expect(svg).not.toMatch(/NaN|Infinity/);
  });

  test('puts panels side by side without overlap', () => {
    const titles = texts(drawChart([LEVELS, CLUES, LEVELS], { title: 'A batch' }), 'title');
    const places = titles.filter(({ anchor }) => anchor === 'start').map(({ at }) => at.join());
    expect(new Set(places).size).toBe(3);
  });
});
