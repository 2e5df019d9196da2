import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { pageCommands, patternOf, workshopIn } from '../scripts/page-commands.mjs';
// @ts-expect-error: a script without types
import { root } from '../scripts/shared.mjs';

const commands: { command: string; printed: string }[] = pageCommands('docs/applications.md');
const { place, run } = workshopIn('examples/applications');

test.each(commands)('docs/applications.md: $command', ({ command, printed }) => {
  expect(run(command)).toMatch(patternOf(printed));
});

test('the pictures of the page are what its commands draw; `npm run docs` draws them', () => {
  const drawn = readdirSync(place).filter((file) => file.endsWith('.svg'));
  const pictures = join(root, 'docs/applications');
  expect(drawn.sort()).toEqual(readdirSync(pictures).sort());
  for (const file of drawn)
    expect(readFileSync(join(place, file), 'utf8')).toBe(readFileSync(join(pictures, file), 'utf8'));
});
