import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
// @ts-expect-error: a script without types
import { sourceAliases } from './scripts/source-aliases.mjs';
// @ts-expect-error: a script without types
import { missingPrograms } from './scripts/test-programs.mjs';

/** It replaces modules by others, which nobody else may meet. */
const ALONE = 'test/extending.test.ts';

/** They wait for programs that they start. Begun first, they leave time that the others fill, and none is left over at the end. */
const WAITING = /^(test|packages\/cli\/test)\/|\.browser\.test\.ts$/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) => WAITING.test(relative(import.meta.dirname, moduleId));
    return (await super.sort(files)).toSorted((a, b) => Number(waits(b)) - Number(waits(a)));
  }
}

export default defineConfig({
  // Tests run the sources, not the build.
  resolve: { alias: sourceAliases() },
  test: {
    // A busy machine must not fail a test: what is waited for comes, only later.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are cores, since browsers and other programs are waited for.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingFirst },
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
