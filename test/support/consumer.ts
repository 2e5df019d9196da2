import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
// @ts-expect-error: a script without types
import { packAll } from '../../scripts/pack.mjs';

/** A folder outside the project, in which the packed packages are installed as anybody would. */
export interface Consumer {
  readonly folder: string;
  write(file: string, text: string): string;
  run(command: string, args: readonly string[], input?: string): string;
  start(command: string, args: readonly string[]): ChildProcess;
  remove(): void;
}

/** What npm tells the scripts that it runs is about this project, not about that folder. */
const environment = Object.fromEntries(
  Object.entries({ ...process.env, NO_COLOR: '1' }).filter(
    ([name]) =>
      !/^(npm_(package|lifecycle)_|npm_config_local_prefix$|INIT_CWD$|NODE_OPTIONS$|VITEST|NODE_ENV$)/.test(name),
  ),
);

export function makeConsumer(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'latin-consumer-'));
  const options = { cwd: folder, env: environment } as const;
  const run: Consumer['run'] = (command, args, input = '') =>
    execFileSync(command, args, { ...options, encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] });
  const consumer: Consumer = {
    folder,
    write(file, text) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      return path;
    },
    run,
    start: (command, args) => spawn(command, args, { ...options, detached: true }),
    remove: () => rmSync(folder, { recursive: true }),
  };
  consumer.write('package.json', '{ "name": "consumer", "private": true, "type": "module" }\n');
  const tarballs = (packAll(join(folder, 'tarballs')) as { tarball: string }[]).map(({ tarball }) => tarball);
  // What other packages ours need is in the cache of npm, since they are installed here too.
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs]);
  return consumer;
}
