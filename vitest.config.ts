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

export default defineConfig({
  resolve: { alias: sourceAliases() },
  test: {
    include: ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    exclude: missingPrograms().flatMap(({ tests }: { tests: string[] }) => tests),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine must not fail a test: what is waited for comes, only later.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: '100%',
  },
});
