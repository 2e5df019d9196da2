import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fontNature, groupFonts, measureWith, missingGlyphs, outlineWith } from '../src/font.ts';
import { centredText, guessWidth } from '../src/index.ts';
import { loadFonts } from '../src/node.ts';
import { handMadeFont } from './font-file/hand-made-font.ts';

const fonts = await loadFonts();

function alphabet(from: number, to: number): string[] {
  const characters = Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
  return characters.filter((character) => /\p{L}|\p{N}|\p{P}/u.test(character));
}

describe('the typeface', () => {
  test.each([
    ['Latin', 0x21, 0x24f],
    ['Greek', 0x384, 0x3ce],
    ['ancient Greek', 0x1f00, 0x1ffc],
    ['Cyrillic', 0x400, 0x52f],
    ['Vietnamese', 0x1ea0, 0x1ef9],
  ])('has all of %s', (_, from, to) => {
    expect(missingGlyphs(fonts, alphabet(from, to))).toBeUndefined();
  });

  test('names the label and the character that it lacks', () => {
    const fault = missingGlyphs(fonts, ['fine', 'x漢y']);
    expect(fault).toMatchObject({ code: 'draw.glyph', place: 'labels' });
    expect(fault!.message).toContain('U+6F22');
    expect(fault!.message).toContain('x漢y');
  });
});

test('widths guessed without a font are never too small by much', () => {
  const measure = measureWith(fonts);
  for (const word of ['16', 'WWW', 'Ελληνικά', 'Щёлочь', 'Việt Nam', 'fjord', 'Ångström', 'Ю', 'Ω'])
    for (const bold of [false, true]) expect(guessWidth(word, bold)).toBeGreaterThan(0.85 * measure(word, bold));
});

describe('a typeface of one’s own', () => {
  const file = (name: string) =>
    new Uint8Array(readFileSync(new URL(`../../../apps/studio/src/styles/typeface/${name}.woff2`, import.meta.url)));
  const [light, heavy] = [file('figtree-400'), file('figtree-600')];
  const own = groupFonts([light], fonts);

  test('comes before ours, which writes what it lacks', () => {
    const [alone, ours, chain] = [measureWith({ regular: light, bold: light }), measureWith(fonts), measureWith(own)];
    expect(alone('Word', false)).not.toBeCloseTo(ours('Word', false), 3);
    expect(chain('Word', false)).toBeCloseTo(alone('Word', false), 6);
    expect(chain('Щ', false)).toBeCloseTo(ours('Щ', false), 6);
    expect(chain('WordЩ', false)).toBeCloseTo(alone('Word', false) + ours('Щ', false), 6);
    expect(missingGlyphs(own, ['Щ'])).toBeUndefined();
    expect(missingGlyphs({ regular: light, bold: light }, ['Щ'])?.code).toBe('draw.glyph');
    expect(missingGlyphs(own, ['漢'])?.code).toBe('draw.glyph');
  });

  test('is bold in the file whose name says so, and otherwise nowhere', () => {
    expect(own.bold).toBe(light);
    const bolder = groupFonts([fonts.bold, fonts.regular, heavy], own);
    expect([bolder.regular, bolder.bold]).toEqual([fonts.regular, fonts.bold]);
    expect(bolder.fallbacks).toHaveLength(2);
  });

  test('is written as outlines that stand where the text would', () => {
    const outline = outlineWith(own);
    for (const text of ['H', 'Щ', 'HЩ']) {
      const data = outline(centredText([50, 40], text, 10, 'clue'));
      const numbers = [...data.matchAll(/-?[\d.]+/g)].map(Number);
      const xs = numbers.filter((_, i) => i % 2 === 0);
      const ys = numbers.filter((_, i) => i % 2 === 1);
      expect(data).toMatch(/^M.*Z$/);
      expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(50, 0);
      expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(40, -1);
      expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(10 * measureWith(own)(text, false));
    }
  });
});

describe('a font of pictures', () => {
  const pictures = handMadeFont({ outlines: false });

  test('is refused as such', () => {
    expect(fontNature(pictures, 'emoji.ttf')).toMatchObject({
      fault: { case: 'draw.font:pictures', place: 'emoji.ttf', message: expect.stringContaining('no outlines') },
    });
    expect(fontNature(handMadeFont(), 'plain.ttf').ok).toBe(true);
  });

  test('draws nothing: what it lacks is named, or in the next font', () => {
    expect(missingGlyphs({ regular: pictures, bold: pictures }, ['b'])?.code).toBe('draw.glyph');
    expect(missingGlyphs({ regular: pictures, bold: pictures, fallbacks: [fonts] }, ['b'])).toBeUndefined();
  });
});
