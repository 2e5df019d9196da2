import { defineConfig } from 'vitest/config';

/** Tests run the sources, not the build: the `source` condition of every package's exports leads there. */
const conditions = ['source', 'module', 'node', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    testTimeout: 120_000,
    // A busy machine must not fail a test: what is waited for comes, only later.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: '100%',
  },
});
