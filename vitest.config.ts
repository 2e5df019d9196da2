import { defineConfig } from 'vitest/config';
// @ts-expect-error: a script without types
import { sourceAliases } from './scripts/source-aliases.mjs';
// @ts-expect-error: a script without types
import { missingPrograms } from './scripts/test-programs.mjs';

/** It replaces modules by others, which nobody else may meet. */
const ALONE = 'test/extending.test.ts';

export default defineConfig({
  // Tests run the sources, not the build.
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
