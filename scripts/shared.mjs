// What the scripts share: where the project is, what its sources are, how long it works, and how to run a program or give up.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The compiler in machine code, which takes a third of the processor time. The one in JavaScript is there for programs that call it:
 * the makers of the reference, mutations and tests of documentation.
 */
export const COMPILER = join(root, 'node_modules/typescript-native/bin/tsc');

const MADE = new Set(['node_modules', 'dist', 'generated', '.git', 'coverage', 'tarballs']);

/** Every file of the project that was written by a person, relative to the root, sorted. */
export function sourceFiles(folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !MADE.has(entry.name) && !entry.name.endsWith('.tsbuildinfo'))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? sourceFiles(path) : entry.isFile() ? [path] : [];
    })
    .sort();
}

/** Runs a program in the project's root, its output going to ours (standard output to standard error). */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs programs in the project's root at the same time, what each says being told when it ends, or gives up when all have ended. */
export async function runTogether(commands) {
  const codes = await Promise.all(commands.map(runQuietly));
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed);
}

function runQuietly([command, ...args]) {
  const colour = process.stderr.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...colour, ...process.env },
    shell: process.platform === 'win32',
  });
  const said = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => said.push(`${command} could not be started: ${error.message}\n`));
    child.once('close', (code) => {
      for (const chunk of said) process.stderr.write(chunk);
      resolve(code ?? 1);
    });
  });
}

/** The packages of the workspace, with their folders relative to the root. */
export function packages() {
  const within = (place) => readdirSync(join(root, place)).map((name) => `${place}/${name}`);
  return [...within('packages'), ...within('apps'), 'bench'].map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  }));
}

/** Those that are published. */
export function publishedPackages() {
  return packages().filter(({ manifest }) => !manifest.private);
}

/** Milliseconds that the processor has worked for us: a busy machine does not shorten what is measured in them. */
export function worked() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
