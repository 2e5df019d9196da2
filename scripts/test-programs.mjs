// The programs of the system that tests use: found, installed from Debian where we may, or named as missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS = [
  {
    names: ['dreadnaut', 'nauty-dreadnaut'],
    debian: 'nauty',
    use: 'the automorphism groups of boards are compared with it',
  },
  { names: ['cadical'], debian: 'cadical', use: 'the engine is compared with it on large boards' },
  { names: ['chromium', 'chromium-browser', 'google-chrome'], debian: 'chromium', use: 'the studio is tried in it' },
  { names: ['pdftotext'], debian: 'poppler-utils', use: 'printed pages are read back with it' },
  { names: ['unzip'], debian: 'unzip', use: 'archives of pages are opened with it' },
];

function found({ names }) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.some((name) => folders.some((folder) => existsSync(join(folder, name))));
}

export function requireTestPrograms() {
  const wanted = PROGRAMS.filter((program) => !found(program));
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`Installing from Debian: ${wanted.map((p) => p.debian).join(', ')} …`);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: ['ignore', 'ignore', 2], env: environment };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted.map((p) => p.debian)], options);
  }
  const missing = wanted.filter((program) => !found(program));
  if (missing.length === 0) return;
  console.error('The tests need programs that are not on this machine:');
  for (const { names, debian, use } of missing) console.error(`  ${names[0]} (Debian: ${debian}): ${use}`);
  process.exit(1);
}
