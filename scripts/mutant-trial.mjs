/**
 * What `mutate` forks to run tests on the sources with one mutation in them. It is sent `{ tests, mutation }`, the test files in
 * their order and what to change, as often as one likes; each time it sends `{ alive: true }` after every test, and `{ passed }` in
 * the end. The first failure ends a run.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeVitest, runTests } from './mutant-vitest.mjs';
import { mutated } from './mutations.mjs';
import { root } from './shared.mjs';

let mutation;
const plugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) =>
    mutation && id === join(root, mutation.file) ? mutated(readFileSync(id, 'utf8'), mutation) : undefined,
};
const reporter = { onTestCaseResult: () => process.send({ alive: true }) };
const vitest = await makeVitest({ plugin, reporter, bail: 1 });

process.on('message', async (asked) => {
  mutation = asked.mutation;
  const changed = join(root, mutation.file);
  vitest.invalidateFile(changed);
  const passed = await runTests(vitest, asked.tests);
  vitest.invalidateFile(changed);
  process.send({ passed });
});
process.send({ ready: true });
