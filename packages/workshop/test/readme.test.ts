import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as booklet from '../src/booklet/index.ts';
import * as generate from '../src/generate/index.ts';
import * as proving from '../src/proving/index.ts';
import * as reading from '../src/reading/index.ts';
import * as study from '../src/study/index.ts';

const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test.each(Object.entries({ reading, study, proving, generate, booklet }))(
  'the README names the uses of %s',
  (name, room) => {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\``))!;
    const uses = Object.entries(room).flatMap(([use, value]) => (typeof value === 'function' ? [use] : []));
    expect(uses.filter((use) => !row.includes(`\`${use}\``))).toEqual([]);
  },
);
