/**
 * Brings every package to the version in the package.json of the root, and with it what the packages ask of each other, the
 * constant that programs read it from and the lock file: node scripts/version.mjs. With a version as argument, that one is written to the root first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages, root, run } from './shared.mjs';

const top = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [, , version = top.version] = process.argv;
if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) throw new Error(`${version} is not a version such as 1.2.3.`);

write('.', { ...top, version });
const all = packages();
const ours = new Set(all.map(({ manifest }) => manifest.name));
for (const { folder, manifest } of all) {
  const renewed = { ...manifest, version };
  for (const field of ['dependencies', 'devDependencies'])
    if (manifest[field])
      renewed[field] = Object.fromEntries(
        Object.entries(manifest[field]).map(([name, wanted]) => [name, ours.has(name) ? version : wanted]),
      );
  write(folder, renewed);
}
const constant = join(root, 'packages/core/src/basis/version.ts');
writeFileSync(constant, readFileSync(constant, 'utf8').replace(/'.*'/, `'${version}'`));
run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error']);
console.log(`All packages are at ${version}.`);

function write(folder, manifest) {
  writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
