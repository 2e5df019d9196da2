import { readFileSync } from 'node:fs';
import { parseStyleRecord, STARTER_STYLE, STYLE_SCHEMA } from '@latin-puzzles/drawing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { BOOK_SCHEMA, parseBookRecord, STARTER_BOOK } from '../src/booklet/index.ts';

describe.each([
  ['style', STYLE_SCHEMA, STARTER_STYLE, parseStyleRecord],
  ['book', BOOK_SCHEMA, STARTER_BOOK, parseBookRecord],
] as const)('the schema of a %s', (name, schema, starter, parse) => {
  test('is published as it is in the code', () => {
    const published = new URL(`../../../docs/latin-${name}-1.schema.json`, import.meta.url);
    expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  test('accepts what the parser does, with any field replaced by something else', () => {
    const conforms = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    const others = [
      null,
      true,
      0,
      2,
      5.5,
      1e9,
      '',
      'told',
      '😀'.repeat(600),
      '😀'.repeat(1001),
      [],
      ['a'],
      {},
      { x: 1 },
    ];
    for (const path of pathsIn(starter))
      for (const other of others) {
        const document = structuredClone(starter);
        const last = path.at(-1)!;
        const holder = path
          .slice(0, -1)
          .reduce((part: Record<string, unknown>, key) => part[key] as never, document as never);
        holder[last] = other;
        const result = parse(document);
        // What a schema does not say: which inks there are, what a day is, and what a section needs.
        if (!result.ok && (!result.fault.code.startsWith('document.') || last === 'date')) continue;
        expect([path, other, conforms(document)]).toEqual([path, other, result.ok]);
      }
  });
});

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]));
  return path.length > 0 ? [path, ...inside] : inside;
}
