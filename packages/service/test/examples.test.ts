import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningService } from '../src/index.ts';
import { openService } from './running.ts';

const PAGE = readFileSync(new URL('../../../docs/service.md', import.meta.url), 'utf8');

/** The commands of the page, each with what it says that they print: `…` stands for anything. */
const examples = [...PAGE.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block]) =>
  [...block!.matchAll(/((?:^(?!#).*\n)+)((?:^#.*\n)+)/gm)].map(([, command, remarks]) => ({
    command: command!.trim(),
    printed: remarks!.trim().replaceAll(/^# ?/gm, ''),
  })),
);

let service: RunningService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.stop());

test('the page has examples', () => {
  expect(examples.length).toBeGreaterThan(6);
});

test.each(examples)('$command', async ({ command, printed }) => {
  const ours = command.replaceAll('http://127.0.0.1:8420/', service.address);
  const { stdout } = await promisify(execFile)('sh', ['-c', ours]);
  const pattern = printed
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\n+/g, '\\n+'))
    .join('[^]*?');
  expect(stdout.trim()).toMatch(new RegExp(`^${pattern}`));
});
