import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flawOf } from '../../src/format/basics/json-flaw.ts';
import { parseNative } from '../../src/format/index.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('the flaw of a text', () => {
  test.each([
    ['{"a": 1,}', { found: '}', line: undefined, column: 9 }],
    ['{\n  "a": 1\n  "b": 2\n}', { found: '"', line: 3, column: 3 }],
    ['[1, 2', { found: '', line: undefined, column: 6 }],
    ['{"a": "b', { found: '', line: undefined, column: 9 }],
    ['[true, nonsense]', { found: 'nonsense', line: undefined, column: 8 }],
    ["{'a': 1}", { found: "'", line: undefined, column: 2 }],
    ['"a\\x"', { found: '\\', line: undefined, column: 3 }],
    ['[01]', { found: '1', line: undefined, column: 3 }],
    ['{} {}', { found: '{', line: undefined, column: 4 }],
    ['', { found: '', line: undefined, column: 1 }],
  ])('%j is where it stops being JSON', (text, flaw) => expect(flawOf(text)).toEqual(flaw));

  test('is found wherever the engine finds one, and nowhere else', () => {
    const damaged = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.nat(3),
        fc.constantFrom('', '"', '\\', ',', ':', '{', ']', '1', '-', 'e', '.', '\n', '\0', 'null'),
      )
      .map(([text, at, cut, put]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + cut);
      });
    fc.assert(
      fc.property(damaged, (text) => {
        expect(flawOf(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('is told with its place', () => {
    const said = (text: string) => {
      const read = parseNative(text);
      return read.ok ? '' : read.fault.message;
    };
    expect(said('{"format": oops}')).toBe('This is not JSON: "oops" is out of place in column 12.');
    expect(said('{\n"format": oops}')).toBe('This is not JSON: "oops" is out of place in line 2, column 11.');
    expect(said('{"format":')).toBe('This is not JSON: it ends too early.');
  });
});
