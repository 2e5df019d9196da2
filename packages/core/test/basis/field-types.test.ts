import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { textUpTo } from '../../src/basis/index.ts';

test('parser and schema count the characters of a text alike', () => {
  const type = textUpTo(3);
  const conforms = new Ajv2020().compile(type.schema);
  for (const text of ['', 'a', 'abc', 'abcd', '😀😀😀', '😀😀😀😀', 'e\u0301e\u0301', '\ud800\ud800\ud800'])
    expect([text, type.fits(text)]).toEqual([text, conforms(text)]);
});
