import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
// @ts-expect-error: a script without types
import { missingPrograms } from './scripts/test-programs.mjs';

/** Tests run the sources, not the build: what a package exports from `dist` is taken from the file that it is built from. */
function sourceAliases() {
  const packages = join(import.meta.dirname, 'packages');
  return readdirSync(packages).flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'));
    return Object.entries<{ default?: string }>(exports)
      .filter(([, { default: built }]) => built !== undefined)
      .map(([subpath, { default: built }]) => ({
        find: new RegExp(`^${name}${subpath.slice(1)}$`),
        replacement: join(packages, folder, built!.replace('dist', 'src').replace(/js$/, 'ts')),
      }));
  });
}

/** It replaces modules by others, which nobody else may meet. */
const ALONE = 'test/extending.test.ts';

export default defineConfig({
  resolve: { alias: sourceAliases() },
  test: {
    // A busy machine must not fail a test: what is waited for comes, only later.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [ALONE, ...missingPrograms().flatMap(({ tests }: { tests: string[] }) => tests)],
          // No test leaves anything behind, so files share a worker and what it has loaded: a third of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: [ALONE] } },
    ],
  },
});
