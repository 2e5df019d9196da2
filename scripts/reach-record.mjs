/**
 * What `mutate` forks to learn which test files reach which parts of the sources: it is sent `{ tests }`, sends `{ alive: true }`
 * after every test, and ends. The folder REACH has a file for every test file then.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { makeVitest, runTests } from './mutant-vitest.mjs';
import { countedParts, instrumented } from './reach.mjs';
import { root } from './shared.mjs';

const counted = countedParts();
const plugin = {
  name: 'reach',
  enforce: 'pre',
  load: (id) => {
    const first = counted.firsts.get(relative(root, id));
    return first === undefined ? undefined : instrumented(readFileSync(id, 'utf8'), first, counted.total);
  },
};
const reporter = { onTestCaseResult: () => process.send({ alive: true }) };
const setup = join(root, 'scripts/reach-setup.mjs');

process.once('message', async ({ tests }) => {
  await runTests(await makeVitest({ plugin, reporter, setupFiles: [setup] }), tests);
  process.send({ recorded: true }, () => process.exit());
});
