// Runs all that this machine can run: the formatter, the compiler, every test. What is said after the name goes to the test
// runner. Ends with 0 only if everything passed and nothing was left out.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './shared.mjs';
import { missingPrograms, tellMissing } from './test-programs.mjs';

const CHECKS = [
  ['biome', 'check', '.'],
  ['tsc', '-p', 'tsconfig.tests.json'],
  ['vitest', 'run', ...process.argv.slice(2)],
];

for (const [program, ...args] of CHECKS) {
  const command = join(root, 'node_modules', '.bin', program);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

const missing = missingPrograms();
if (missing.length > 0) {
  console.error('\nAll tests that could run have passed.');
  tellMissing(missing);
  process.exit(1);
}
