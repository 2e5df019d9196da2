import { describe, expect, test } from 'vitest';
import { measureWith, missingGlyphs } from '../src/font.ts';
import { guessWidth } from '../src/index.ts';
import { loadFonts } from '../src/node.ts';

const fonts = await loadFonts();

function alphabet(from: number, to: number): string[] {
  const characters = Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
  return characters.filter((character) => /\p{L}|\p{N}|\p{P}/u.test(character));
}

describe.each(['regular', 'bold'] as const)('the %s typeface', (weight) => {
  test.each([
    ['Latin', 0x21, 0x24f],
    ['Greek', 0x384, 0x3ce],
    ['ancient Greek', 0x1f00, 0x1ffc],
    ['Cyrillic', 0x400, 0x52f],
    ['Vietnamese', 0x1ea0, 0x1ef9],
  ])('has all of %s', (_, from, to) => {
    expect(missingGlyphs(fonts[weight], alphabet(from, to))).toBeUndefined();
  });

  test('names the label and the character that it lacks', () => {
    const fault = missingGlyphs(fonts[weight], ['fine', 'x漢y']);
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
