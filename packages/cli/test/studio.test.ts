import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { latinProcess, PROGRAM } from './run.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SCOPE = '@latin-puzzles';

test('latin studio serves the studio to this machine alone, until it is told to end', async () => {
  const studio = spawn(process.execPath, [PROGRAM, 'studio', '--port', '0']);
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      studio.stdout.on('data', (text) => {
        said += text;
        const found = /http:\/\/\S+/.exec(said);
        if (found) resolve(found[0]);
      });
      studio.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
    });
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(await (await fetch(address)).text()).toContain('<div id="studio">');
    const ended = new Promise((resolve) => studio.once('exit', resolve));
    studio.kill('SIGTERM');
    expect(await ended).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  } finally {
    studio.kill();
  }
});

test('latin serve answers the API too, logs a line for every request, and ends with 0 when it is told to', async () => {
  const server = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0'], { cwd: tmpdir() });
  try {
    let said = '';
    let logged = '';
    server.stderr.on('data', (text) => {
      logged += text;
    });
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (text) => {
        said += text;
        const found = /The API is at (http:\S+)api\//.exec(said);
        if (found) resolve(found[1]!);
      });
      server.once('exit', (code) => reject(new Error(`It ended with ${code}: ${logged}`)));
    });
    expect(await (await fetch(`${address}ready`)).json()).toEqual({ status: 'ready' });
    await expect.poll(() => logged).toMatch(/^\{.*"route":"\/ready","status":200.*\}\n$/);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    server.kill();
  }
});

test('latin serve refuses to open itself to others by accident, and numbers that are none', () => {
  const open = latinProcess(['serve', '--port', '0', '--host', '0.0.0.0']);
  expect([open.code, open.out]).toEqual([2, '']);
  expect(open.err).toMatch(/^error \[service\.options\] --host: On 0\.0\.0\.0 other machines .*\n {2}.*--public.*\n$/);
  expect(latinProcess(['serve', '--closed', '--port', '0']).code).toBe(2);
  expect(latinProcess(['serve', '--threads', 'many']).code).toBe(2);
});

test('latin studio says clearly where it cannot listen', () => {
  const run = latinProcess(['studio', '--port', '0', '--host', '203.0.113.1']);
  expect([run.code, run.out]).toEqual([2, '']);
  expect(run.err).toMatch(
    /^error \[service\.options\] --host: The service cannot listen on 203\.0\.113\.1: .*\.\n {2}.*\n$/,
  );
});

test('latin studio says clearly when the server is not built', async () => {
  // A copy of the command, with what it depends on, in a place where there is no server.
  const folder = await mkdtemp(join(tmpdir(), 'latin-studio-'));
  try {
    const program = join(folder, 'packages/cli');
    await cp(join(ROOT, 'packages/cli'), program, {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
    const { dependencies } = JSON.parse(await readFile(join(program, 'package.json'), 'utf8'));
    for (const dependency of Object.keys(dependencies).filter((name) => name !== `${SCOPE}/service`)) {
      await mkdir(join(folder, 'node_modules', SCOPE), { recursive: true });
      await symlink(join(ROOT, 'node_modules', dependency), join(folder, 'node_modules', dependency));
    }
    const studio = spawn(process.execPath, [join(program, 'bin/latin.mjs'), 'studio'], {
      env: { ...process.env, NO_COLOR: '1' },
    });
    let said = '';
    studio.stderr.on('data', (text) => {
      said += text;
    });
    const code = await new Promise((resolve) => studio.once('close', resolve));
    expect([code, said]).toEqual([2, expect.stringContaining('The server is not built yet.')]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
