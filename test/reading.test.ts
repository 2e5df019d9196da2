import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { pageCommands, patternOf, workshopIn } from '../scripts/page-commands.mjs';

const commands: { command: string; printed: string }[] = pageCommands('docs/reading.md');
const { run } = workshopIn('examples/reading');
const hasR = spawnSync('Rscript', ['-e', 'library(jsonlite)'], { stdio: 'ignore' }).status === 0;
const needsR = ({ command }: { command: string }) => command.startsWith('Rscript');

test.each(commands.filter((command) => !needsR(command)))('docs/reading.md: $command', ({ command, printed }) => {
  expect(run(command)).toMatch(patternOf(printed));
});

test.for(commands.filter(needsR))('docs/reading.md: $command', ({ command, printed }, { skip }) => {
  skip(!hasR, 'R with jsonlite is not on this machine (Debian: r-base-core, r-cran-jsonlite)');
  expect(run(command)).toMatch(patternOf(printed));
});
