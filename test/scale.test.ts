import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
// @ts-expect-error: a script without types
import { root } from '../scripts/shared.mjs';

const folder = join(root, 'docs/scale');
const help = (command: readonly string[]) =>
  execFileSync(process.execPath, [join(root, 'packages/cli/dist/start.js'), ...command, '--help'], {
    encoding: 'utf8',
  });

/** The command that a line calls, and its options, which must be there. */
function expectCall(words: readonly string[]): void {
  const [program, ...rest] = words;
  expect(program).toBe('latin');
  const first = rest.findIndex((word) => word.startsWith('-'));
  const command = first < 0 ? rest : rest.slice(0, first);
  const text = help(command);
  expect(text).toContain(`latin ${command.join(' ')}`);
  for (const option of rest.filter((word) => word.startsWith('--'))) expect(text).toContain(option);
}

describe.each(readdirSync(folder).filter((name) => name.endsWith('.service')))('the unit %s', (name) => {
  const lines = readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  test('has the sections of a unit, and settings in them', () => {
    expect(lines.filter((line) => line.startsWith('['))).toEqual(['[Unit]', '[Service]', '[Install]']);
    for (const line of lines) expect(line).toMatch(/^\[\w+\]$|^[A-Z]\w*=.+$/);
  });

  test('starts a command that there is', () => {
    const start = lines.find((line) => line.startsWith('ExecStart='))!.slice('ExecStart='.length);
    expect(start).toMatch(/^\/usr\/bin\/env latin /);
    expectCall(start.split(' ').slice(1));
  });
});

test('the compose file starts what there is, and names no volume or service that it does not have', () => {
  const compose = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true });
  const { services, volumes } = compose;
  expect(Object.keys(services).sort()).toEqual(['queue', 'service', 'store', 'worker']);
  for (const { command, depends_on = [], volumes: mounted = [] } of Object.values<{
    readonly command?: readonly string[];
    readonly depends_on?: readonly string[];
    readonly volumes?: readonly string[];
  }>(services)) {
    if (command?.[0] === 'latin') expectCall(command);
    for (const name of depends_on) expect(services).toHaveProperty(name);
    for (const mount of mounted) expect(volumes).toHaveProperty(mount.split(':')[0]!);
  }
});
