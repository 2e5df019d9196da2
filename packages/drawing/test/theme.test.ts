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
