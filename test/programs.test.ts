import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
const {
  PROGRAMS,
  missingPrograms,
  wantedPrograms,
}: Record<'missingPrograms' | 'wantedPrograms', (path?: string) => TestProgram[]> & { PROGRAMS: TestProgram[] } =
  programs;

const TESTS = sourceFiles().filter((file) => /\.test\.tsx?$/.test(file));

/** How a test gives away that it uses a program. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  nauty: /\/dreadnaut\.ts'/,
  cadical: /'cadical'/,
  minizinc: /printedBy\('minizinc'/,
  gringo: /printedBy\('clingo'/,
  'chromium-headless-shell': /openBrowser/,
  'poppler-utils': /'pdfto(?:text|ppm)'|\btextOf\b.*\/desk\.ts'/,
  postgresql: /startPostgres/,
  'redis-server': /startRedis/,
  python3: /!command\.startsWith\('Rscript'\)/,
  'r-cran-jsonlite': /spawnSync\('Rscript'/,
  curl: /'docs\/service\.md'/,
  iproute2: /makeNetwork\b/,
  unzip: /'unzip'/,
  qqwing: /'qqwing'/,
  woff2: /'woff2_compress'/,
  'nginx-light': /run\('nginx'/,
  'apache2-bin': /run\('apache2'/,
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

test('a browser with a window will do, but the one without is wanted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latin-programs-'));
  const names = (programs: readonly TestProgram[]) => programs.map(({ debian }) => debian);
  writeFileSync(join(folder, 'chromium'), '');
  expect(names(missingPrograms(folder))).not.toContain('chromium-headless-shell');
  expect(names(wantedPrograms(folder))).toContain('chromium-headless-shell');
  writeFileSync(join(folder, 'chromium-headless-shell'), '');
  expect(names(wantedPrograms(folder))).not.toContain('chromium-headless-shell');
  rmSync(folder, { recursive: true });
});
