import { must } from '@latin-puzzles/core/basis';
import { describe, expect, test } from 'vitest';
import {
  areaColour,
  GREYSCALE,
  inkColour,
  linePen,
  makeStyle,
  parseStyle,
  parseStyleRecord,
  STARTER_STYLE,
  STYLE_FORMAT,
  STYLE_SCHEMA,
  styleFrom,
} from '../../src/index.ts';
import { blackOf, parseInk, pressMix, screenColour } from '../../src/themes/ink.ts';

const style = (more: object) => ({ format: STYLE_FORMAT, ...more });

describe('a style', () => {
  test('that is written to begin with can be read back', () => {
    expect(must(parseStyle(makeStyle(STARTER_STYLE)))).toEqual(STARTER_STYLE);
  });

  test.each([
    ['a misspelt field', style({ colors: {} }), 'document.field', 'document'],
    ['a misspelt colour', style({ colours: { clue: '#000000' } }), 'document.field', 'colours'],
    ['no colour', style({ colours: { clues: 'cmyk 1 2 3' } }), 'document.field', 'colours.clues'],
    ['an ink that is nowhere', style({ colours: { clues: 'house 40' } }), 'style.ink', 'colours.clues'],
    ['a line of no weight', style({ lines: { rim: 0 } }), 'document.field', 'lines.rim'],
    ['type that cannot be read', style({ sizes: { small: 4 } }), 'document.field', 'sizes.small'],
    ['three inks of four', style({ inks: { a: { cmyk: [1, 2, 3] } } }), 'document.field', 'inks.a.cmyk'],
    ['a standard with screen colours', style({ press: { standard: 'PDF/X-4' } }), 'style.press', 'press.inks'],
    ['another format', { format: 'latin-plan/1' }, 'document.version', 'format'],
  ])('with %s is refused, and where', (_, document, code, place) => {
    expect(parseStyleRecord(document)).toMatchObject({ ok: false, fault: { code, place } });
  });

  test('has a schema with the same fields', () => {
    expect(
      Object.keys(STARTER_STYLE).every(
        (name) => name in (STYLE_SCHEMA as unknown as { properties: object }).properties,
      ),
    ).toBe(true);
  });

  test('gives its colours, inks and weights to what is drawn', () => {
    const file = must(
      parseStyleRecord(
        style({
          inks: { house: { spot: 'Blue', cmyk: [100, 44, 0, 0] } },
          colours: { clues: 'k 100', answers: 'house 50', cells: 'cmyk 0 0 10 0' },
          lines: { rim: 3 },
        }),
      ),
    );
    const { theme } = styleFrom(file);
    expect(parseInk(inkColour(theme, 'solution'))).toEqual({
      kind: 'spot',
      name: 'Blue',
      tint: 0.5,
      cmyk: [1, 0.44, 0, 0],
    });
    expect(screenColour(inkColour(theme, 'clue'))).toBe('#000000');
    expect(screenColour(areaColour(theme, 'cell'))).toBe('#ffffe6');
    expect(linePen(theme, 'rim').width).toBe(3);
  });

  test('without colours is grey all over', () => {
    const { theme } = styleFrom({ format: STYLE_FORMAT, colours: { clues: '#ff0000' } }, { greyscale: true });
    const colours = JSON.stringify(theme).match(/#[0-9a-f]{6}/g)!;
    for (const colour of [...colours, screenColour(inkColour(theme, 'clue'))]) expect(colour).toMatch(/^#(..)\1\1$/);
  });
});

test('the theme without colours has none', () => {
  for (const colour of JSON.stringify(GREYSCALE).match(/#[0-9a-f]{6}/g)!) expect(colour).toMatch(/^#(..)\1\1$/);
});

test('what is grey to the eye is printed in black ink alone', () => {
  for (const colour of ['#14181c', '#20262c', '#4a545c', '#8d979f', '#ffffff'])
    expect(pressMix(parseInk(colour)).kind).toBe('grey');
  expect(pressMix(parseInk('#14181c'))).toEqual({ kind: 'grey', black: 1 });
  expect(pressMix(parseInk('#1c6fb4')).kind).toBe('cmyk');
  expect(blackOf(parseInk('#ffffff'))).toBeCloseTo(0);
});
