// Makes a fresh clone ready: installs and builds when that is missing or stale. Needs nothing but Node.
// --for-tests looks for the programs of the system that tests use, and leaves the build to scripts/test.mjs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, sourceFiles } from './shared.mjs';
import { installTestPrograms } from './test-programs.mjs';

const stampFolder = join(root, 'node_modules', '.latin');

function stale(stamp, fingerprint) {
  const file = join(stampFolder, stamp);
  return !existsSync(file) || readFileSync(file, 'utf8') !== fingerprint;
}

function remember(stamp, fingerprint) {
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(join(stampFolder, stamp), fingerprint);
}

function fingerprint(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`latin-puzzles needs Node 20.19 or later; this is ${process.version}.`);
  process.exit(1);
}

const manifests = sourceFiles().filter((file) => /(^|\/)package(-lock)?\.json$/.test(file));
const installed = fingerprint(manifests);
if (stale('installed', installed)) {
  console.error('Installing the packages that latin-puzzles uses …');
  // Not `npm ci`: it refuses a lock file without the optional builds that some registries lack for other systems.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  remember('installed', installed);
}

if (process.argv.includes('--for-tests')) {
  installTestPrograms();
  process.exit();
}

const built = fingerprint(sourceFiles().filter((file) => /^(packages|apps|scripts)\/|^[^/]*\.json$/.test(file)));
if (stale('built', built)) {
  console.error('Building …');
  run(process.execPath, [join(root, 'scripts/build.mjs')]);
  remember('built', built);
}
