/**
 * Runs tests on the sources with one mutation in them, which a plugin puts there, so that no file is touched. What `mutate`
 * forks: it is sent `{ tests, mutation }`, a folder and what to change; it sends `{ alive: true }` after every test, and
 * `{ passed }` in the end. Quick tests run before slow ones, in one process that loads the sources once; the first failure
 * ends the run.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { startVitest } from 'vitest/node';
import { mutated } from './mutations.mjs';
import { root } from './shared.mjs';

process.once('message', async ({ tests, mutation }) => {
  const changed = join(root, mutation.file);
  const plugin = {
    name: 'mutant',
    enforce: 'pre',
    load: (id) => (id === changed ? mutated(readFileSync(id, 'utf8'), mutation) : undefined),
  };
  // A project of the configuration would not see the plugin, so there is none here.
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(root, 'vitest.config.ts'));
  const [{ test: all }] = config.test.projects;
  const reporter = { onTestCaseResult: () => process.send({ alive: true }) };
  const vitest = await startVitest(
    'test',
    [tests],
    {
      root,
      config: false,
      include: all.include,
      exclude: all.exclude,
      testTimeout: config.test.testTimeout,
      watch: false,
      bail: 1,
      isolate: false,
      maxWorkers: 1,
      reporters: [reporter],
      sequence: { sequencer: QuickestFirst },
    },
    { plugins: [plugin], resolve: config.resolve },
  );
  const modules = vitest.state.getTestModules();
  const passed = modules.length > 0 && modules.every((module) => module.ok());
  process.send({ passed: passed && vitest.state.getUnhandledErrors().length === 0 }, () => process.exit());
});

/** What vitest calls to put test files in order. It keeps how long they took the last time. */
class QuickestFirst {
  #vitest;

  constructor(vitest) {
    this.#vitest = vitest;
  }

  sort(specifications) {
    const duration = ({ moduleId }) => this.#vitest.cache.getFileTestResults(`:${relative(root, moduleId)}`)?.duration;
    return specifications.toSorted((a, b) => (duration(a) ?? 0) - (duration(b) ?? 0));
  }

  shard(specifications) {
    return specifications;
  }
}
