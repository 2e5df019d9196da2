// Builds, and runs all that this machine can run: the formatter, the compiler, every test. What is said after the name goes to the
// test runner. Ends with 0 only if everything passed and nothing was left out.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { COMPILER, root, runTogether } from './shared.mjs';
import { missingPrograms, tellMissing } from './test-programs.mjs';

const installed = (program) => join(root, 'node_modules', '.bin', program);

// The compiler reads what the kernels are made into; for the rest, checks and build need not wait for each other.
await runTogether([
  [process.execPath, join(root, 'packages/core/kernel/build.mjs')],
  [installed('biome'), 'check', '.'],
]);
await runTogether([
  [process.execPath, join(root, 'scripts/setup.mjs')],
  [process.execPath, COMPILER, '-p', 'tsconfig.tests.json'],
]);
const { status } = spawnSync(installed('vitest'), ['run', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

const missing = missingPrograms();
if (missing.length > 0) {
  console.error('\nAll tests that could run have passed.');
  tellMissing(missing);
  process.exit(1);
}
