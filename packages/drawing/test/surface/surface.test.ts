import { CATALOG } from '@latin-puzzles/core/board';
import { beginningOf, EMPTY } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { CAP_HEIGHT, guessWidth, makeSurface, type Place, type TextItem } from '../../src/index.ts';
import { contains, distanceToRim } from '../../src/plane/polygon.ts';

/** How far outside its cell a text reaches: none of the middles of its four sides may leave it. */
function inside({ polygon, at: [x, y], radius }: Place, { at, size, text }: TextItem): boolean {
  const [left, middle] = [at[0], at[1] - (size * CAP_HEIGHT) / 2];
  const half = (size * guessWidth(text, false)) / 2;
  const rise = (size * CAP_HEIGHT) / 2;
  const reaches: [number, number][] = [
    [left - half, middle],
    [left + half, middle],
    [left, middle - rise],
    [left, middle + rise],
  ];
  return reaches.every((spot) =>
    polygon
      ? contains(polygon, spot) || distanceToRim(polygon, spot) < 0.5
      : Math.hypot(spot[0] - x, spot[1] - y) <= radius + 0.5,
  );
}

describe.each(CATALOG)('the surface of $name', (entry) => {
  const puzzle = beginningOf(entry);
  const surface = makeSurface(puzzle);
  const all = [...puzzle.multiset.labels.keys()];
  const { places } = surface.layout;

  test('draws all that the puzzle does, in two layers', () => {
    expect(surface.below.every((item) => item.shape !== 'text')).toBe(true);
    const clues = places.filter(({ cell }) => puzzle.labeling[cell] !== EMPTY).length;
    const written = surface.above.filter((item) => item.shape === 'text' && item.cell !== undefined);
    expect(written).toHaveLength(clues);
  });

  test('tells which asterism each letter at its rim names', () => {
    for (const item of surface.above) {
      if (item.shape !== 'text' || item.cell !== undefined || item.ink === 'number') continue;
      const named = puzzle.board.asterisms[item.asterism!]!.name;
      expect('id' in named ? String(named.id) : named.text).toBe(item.text);
    }
  });

  test('keeps every label and mark inside its cell, however many there are', () => {
    for (const place of places.slice(0, 40))
      for (const items of [
        all.map((label) => surface.written(place, label)),
        surface.candidates(place, all),
        ...[1, 3, all.length].flatMap((n) => [
          surface.centre(place, all.slice(0, n)),
          surface.rim(place, all.slice(0, n)),
        ]),
      ])
        for (const item of items) expect(inside(place, item), `${item.text} in cell ${place.cell}`).toBe(true);
  });

  test('puts no two marks of a cell in one spot', () => {
    for (const place of places.slice(0, 5))
      for (const items of [surface.centre(place, all), surface.rim(place, all)])
        expect(new Set(items.map(({ at }) => at.map(Math.round).join())).size).toBe(all.length);
  });
});
