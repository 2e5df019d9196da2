import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
// @ts-expect-error: a script without types
import * as shared from '../scripts/shared.mjs';
// @ts-expect-error: a script without types
import * as programs from '../scripts/test-programs.mjs';

interface TestProgram {
  readonly debian: string;
  readonly tests: readonly string[];
}

const { root, sourceFiles }: { root: string; sourceFiles: () => string[] } = shared;
const { PROGRAMS, missingPrograms }: { PROGRAMS: TestProgram[]; missingPrograms: (path?: string) => TestProgram[] } =
  programs;

const TESTS = sourceFiles().filter((file) => /\.test\.tsx?$/.test(file));

/** How a test gives away that it uses a program. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  nauty: /\/dreadnaut\.ts'/,
  cadical: /'cadical'/,
  minizinc: /printedBy\('minizinc'/,
  gringo: /printedBy\('clingo'/,
  chromium: /openBrowser/,
  'poppler-utils': /'pdftotext'|\btextOf\b.*\/desk\.ts'/,
  postgresql: /startPostgres/,
  'redis-server': /startRedis/,
  curl: /'docs\/service\.md'/,
  iproute2: /makeNetwork\b/,
  unzip: /'unzip'/,
};

function matches(pattern: string, file: string): boolean {
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(.+/)?')
    .replaceAll(/(?<!\))\*/g, '[^/]*');
  return new RegExp(`^${source}$`).test(file);
}

describe.each(PROGRAMS)('without $debian', ({ debian, tests }) => {
  test('tests are left out that there are', () => {
    for (const pattern of tests)
      expect(
        TESTS.filter((file) => matches(pattern, file)),
        pattern,
      ).not.toEqual([]);
  });

  test('no test is left in that needs it', () => {
    const users = TESTS.filter((file) => SIGNS[debian]!.test(readFileSync(join(root, file), 'utf8')));
    const own = 'test/programs.test.ts';
    expect(users.filter((file) => file !== own && !tests.some((pattern) => matches(pattern, file)))).toEqual([]);
  });
});

test('what is in no folder is missing', () => {
  expect(missingPrograms('')).toEqual(PROGRAMS);
  expect(PROGRAMS).toEqual(expect.arrayContaining(missingPrograms()));
});
