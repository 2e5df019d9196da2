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

/**
 * In which order files are begun, where one does not know how long they took the last time. First what has a worker of its own,
 * so that none that is shared ends for it; then those that take longest by far, so that none of them goes on alone at the end;
 * then those that wait for programs that they start, and leave time that the others fill; then what works longer than others of
 * its length.
 */
const ORDER = [
  /^test\/extending\./,
  /^apps\/studio\/test\/solid\.browser|^test\/install\.|^packages\/cli\/test\/mill-|^packages\/mill\/test\/(queue|plan\/running)|^packages\/core\/test\/(classes\/count-|counting\/tables)|^packages\/methods\/test\/specimens/,
  /^(test|packages\/(cli|mill|service)\/test)\/|\.browser\.test\.ts$/,
  /^packages\/(methods\/test|core\/test\/(attrition|engine|rating|finding\/minimal))\//,
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = ORDER.findIndex((kind) => kind.test(relative(import.meta.dirname, moduleId)));
      return found < 0 ? ORDER.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
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
    sequence: { sequencer: LongestFirst },
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
