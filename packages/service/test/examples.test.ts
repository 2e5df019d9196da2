import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { pageCommands, patternOf } from '../../../scripts/page-commands.mjs';
import type { RunningService } from '../src/index.ts';
import { openService } from './running.ts';

const examples: { command: string; printed: string }[] = pageCommands('docs/service.md').filter(
  ({ printed }: { printed: string }) => printed !== '',
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
  expect(stdout).toMatch(patternOf(printed));
});
