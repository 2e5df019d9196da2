// The commands that pages of docs/ show, and what the pages say that they print.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './shared.mjs';

/** The commands of a page, in order, and what stands below them in remarks; `…` stands for anything. */
export function pageCommands(file) {
  const page = readFileSync(join(root, file), 'utf8');
  return [...page.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block]) =>
    [...block.matchAll(/((?:^(?!#).*\n)+)((?:^#.*\n)*)/gm)].map(([, command, remarks]) => ({
      command: command.trim(),
      printed: remarks.trim().replaceAll(/^# ?/gm, ''),
    })),
  );
}

/** Whether what was printed is what the page says: spaces are as wide as they like. */
export function patternOf(printed) {
  const pattern = printed
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+'))
    .join('[^]*?');
  return new RegExp(`^\\s*${pattern}`);
}

/** A copy of a folder, and what runs commands there, with latin among the programs. */
export function workshopIn(folder) {
  const place = mkdtempSync(join(tmpdir(), 'latin-page-'));
  cpSync(join(root, folder), place, { recursive: true });
  const programs = mkdtempSync(join(tmpdir(), 'latin-programs-'));
  const latin = join(programs, 'latin');
  writeFileSync(latin, `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'packages/cli/bin/latin.mjs')}' "$@"\n`);
  chmodSync(latin, 0o755);
  const env = { ...process.env, NO_COLOR: '1', PATH: `${programs}${delimiter}${process.env.PATH}` };
  return {
    place,
    run: (command) => {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: place, env, encoding: 'utf8' });
      // A clean no is an answer too.
      if (status !== 0 && status !== 1) throw new Error(`${command} ended with ${status}:\n${stderr}`);
      return stdout;
    },
  };
}
