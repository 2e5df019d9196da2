import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { createVitest } from 'vitest/node';
import { root } from './shared.mjs';

/**
 * Vitest as the tests of core are run with, but with a plugin that changes the sources as they are read, so that no file is touched:
 * in one process that loads them once, in the order given, and until the first failure if `bail` is 1.
 */
export async function makeVitest({ plugin, reporter, bail = 0, setupFiles = [] }) {
  // A project of the configuration would not see the plugin, so there is none here.
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(root, 'vitest.config.ts'));
  const [{ test: all }] = config.test.projects;
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      include: all.include,
      exclude: all.exclude,
      testTimeout: config.test.testTimeout,
      hookTimeout: config.test.hookTimeout,
      watch: false,
      bail,
      setupFiles,
      isolate: false,
      maxWorkers: 1,
      reporters: [reporter],
      sequence: { sequencer: AsGiven },
    },
    { plugins: [plugin], resolve: config.resolve },
  );
  await vitest.standalone();
  return vitest;
}

/** What vitest calls to put test files in order. */
class AsGiven {
  sort(specifications) {
    return specifications;
  }

  shard(specifications) {
    return specifications;
  }
}

/** Runs test files, named from the root: whether all passed. */
export async function runTests(vitest, files) {
  const [project] = vitest.projects;
  const specifications = files.map((file) => project.createSpecification(join(root, file)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const wanted = new Set(specifications.map(({ moduleId }) => moduleId));
  const modules = testModules.filter(({ moduleId }) => wanted.has(moduleId));
  return unhandledErrors.length === 0 && modules.length > 0 && modules.every((module) => module.ok());
}
