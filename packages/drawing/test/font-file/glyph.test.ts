import type { Font } from '@cantoo/fontkit';
import { describe, expect, test } from 'vitest';
import { outlineWith } from '../../src/font.ts';
import { glyphPaths } from '../../src/font-file/glyph-paths.ts';
import { centredText } from '../../src/index.ts';
import { openFont } from '../../src/text/fonts.ts';
import { HAND_MADE, handMadeFont } from './hand-made-font.ts';

/** The points that outlines go through. */
function pointsOf(font: Font, id: number): number[][] {
  return glyphPaths(font)(font.getGlyph(id)!).commands.flatMap(({ args }) => (args.length > 0 ? [args.slice(-2)] : []));
}

describe('the outline of a glyph of TrueType', () => {
  const font = openFont(handMadeFont());

  test.each(HAND_MADE.map(({ points }, id) => [id, points] as const))(
    'is that which its parts have where they are turned and moved to: %i',
    (id, points) => {
      expect(pointsOf(font, id)).toEqual(points);
    },
  );

  test('is drawn as it stands, not turned the other way', () => {
    const file = handMadeFont();
    const outline = outlineWith({ regular: file, bold: file });
    // The second glyph is that of b: its third point stands on the left of the first.
    const [first, , third] = outline(centredText([0, 0], 'b', 1000, 'clue')).match(/-?[\d.]+ -?[\d.]+/g)!;
    expect(Number.parseFloat(first!) - Number.parseFloat(third!)).toBe(200);
  });
});
