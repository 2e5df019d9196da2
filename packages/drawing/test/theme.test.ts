import { expect, test } from 'vitest';
import { linePen, THEMES } from '../src/index.ts';

test.each(Object.values(THEMES))('lines of $name are broader by its weight, and their dashes longer', (theme) => {
  for (const line of ['fine', 'cover', 'strip-1'] as const) {
    const told = linePen(theme, line);
    const broad = linePen({ ...theme, weight: 3 }, line);
    expect(broad).toEqual({
      colour: told.colour,
      width: 3 * told.width,
      dashes: told.dashes.map((dash) => 3 * dash),
    });
  }
});

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const luminance = (colour: string) => {
  const [r, g, b] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (a: string, b: string) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
};

test.each(Object.values(THEMES))(
  'groups stand out from plain cells of $name, and what is written on them is read',
  (theme) => {
    const { areas, inks } = theme;
    const apart = channels(areas.base).map((value, i) => Math.abs(value - channels(areas.cell)[i]!));
    expect(Math.max(...apart)).toBeGreaterThanOrEqual(28);
    for (const area of ['base', 'cover', 'focus'] as const)
      for (const ink of ['clue', 'candidate'] as const)
        expect(contrast(areas[area], inks[ink]), `${ink} on ${area}`).toBeGreaterThanOrEqual(ink === 'clue' ? 6 : 4);
  },
);
