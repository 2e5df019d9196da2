/**
 * Tries the packed packages with several versions of Node: node scripts/try-nodes.mjs [VERSION …], the major versions that
 * we support unless given. The npm package `node` brings them. Needs the build; not part of the tests.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from './pack.mjs';
import { root } from './shared.mjs';

const versions = process.argv.length > 2 ? process.argv.slice(2) : ['20', '22', '24', '26'];
const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n';
const [, PROGRAM] = /^```js\n([\s\S]*?)^```$/m.exec(readFileSync(join(root, 'README.md'), 'utf8'));

const folder = mkdtempSync(join(tmpdir(), 'latin-nodes-'));
try {
  install(
    'consumer',
    packAll(join(folder, 'tarballs')).map(({ tarball }) => tarball),
  );
  writeFileSync(join(folder, 'consumer/program.mjs'), PROGRAM);
  for (const version of versions) tell(version, attempt(version));
} finally {
  rmSync(folder, { recursive: true });
}

function attempt(version) {
  try {
    const place = `node-${version}`;
    install(place, [`node@${version}`]);
    const node = join(folder, place, 'node_modules/node/bin/node');
    const run = (args, input = '') =>
      execFileSync(node, args, { cwd: join(folder, 'consumer'), encoding: 'utf8', input, stdio: 'pipe' }).trim();
    const latin = (args, input) => run(['node_modules/@latin-puzzles/cli/bin/latin.mjs', ...args], input);
    const generate = ['generate', 'sudoku', '--seed', '1', '--count', '2', '--jobs', '2', '--json'];
    return {
      node: run(['--version']),
      version: latin(['--version']),
      program: run(['program.mjs']).split('\n').at(-1),
      solved: JSON.parse(latin(['solve', '--json'], SUDOKU).split('\n')[0])
        .cells.join('')
        .slice(0, 9),
      generated: latin(generate).split('\n').length,
      drawn: ['svg', 'pdf', 'png'].map((ending) => {
        latin(['draw', '--board', 'latin-icosahedron', '-o', `icosahedron.${ending}`]);
        return readFileSync(join(folder, 'consumer', `icosahedron.${ending}`)).length > 1000 ? ending : 'nothing';
      }),
    };
  } catch (error) {
    return { failed: error.message };
  }
}

function tell(version, result) {
  console.log(`Node ${version}: ${JSON.stringify(result)}`);
  const { program, solved, generated, drawn } = result;
  const good =
    program === 'very easy; the proof is valid' &&
    solved === '534678912' &&
    generated === 2 &&
    !drawn.includes('nothing');
  if (!good) process.exitCode = 1;
}

function install(place, packages) {
  mkdirSync(join(folder, place));
  writeFileSync(join(folder, place, 'package.json'), '{ "private": true, "type": "module" }\n');
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...packages];
  execFileSync('npm', args, { cwd: join(folder, place), stdio: 'pipe' });
}
