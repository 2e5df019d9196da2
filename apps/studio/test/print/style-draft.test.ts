import { STARTER_STYLE } from '@latin-puzzles/drawing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultAt, fieldAt, judgeStyle, setField } from '../../src/house-style/style-draft.ts';

const WRONG = {
  format: 'latin-style/1',
  name: 'House',
  sizes: { text: 'big', small: 8 },
  colours: { text: '#14181c', clues: 'house 40', regions: ['#ffffff', 'pale'] },
  inks: { own: { cmyk: [1, 2, 3] } },
  press: { inks: 'screen', standard: 'PDF/X-4' },
  colour: 'blue',
};

describe('a style that is being written', () => {
  test('holds where it is right, and tells of every field that is not', () => {
    const { style, faults } = judgeStyle(WRONG);
    expect(style).toEqual({
      format: 'latin-style/1',
      name: 'House',
      sizes: { small: 8 },
      colours: { text: '#14181c' },
      press: { inks: 'screen' },
    });
    expect(faults.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['sizes.text', 'colours.clues', 'colours.regions', 'inks.own.cmyk', 'document']),
    );
    expect(faultAt(faults, ['sizes', 'text'])?.message).toContain('from 5 to 200');
    expect(faultAt(faults, ['sizes', 'small'])).toBeUndefined();
  });

  test('without the inks of a press keeps no standard, and loses nothing else', () => {
    const { style, faults } = judgeStyle({ format: 'latin-style/1', name: 'House', press: { standard: 'PDF/X-4' } });
    expect([style.name, style.press]).toEqual(['House', undefined]);
    expect(faults.map(({ place }) => place)).toEqual(['press.inks']);
  });

  test('ends with what holds, whatever was written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(WRONG), 'x'), fc.anything()), (fields) => {
        const { style } = judgeStyle({ ...fields, format: 'latin-style/1' });
        expect(judgeStyle(style as never).faults).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('is set field by field, without empty objects, and in the order of its file', () => {
    const draft = { ...STARTER_STYLE };
    const set = setField(draft, ['press', 'inks'], 'grey');
    expect(fieldAt(set, ['press', 'inks'])).toBe('grey');
    expect(setField(set, ['press', 'inks'], undefined)).toEqual(draft);
    expect(Object.keys(setField(draft, ['name'], 'Other'))).toEqual(Object.keys(draft));
  });
});
