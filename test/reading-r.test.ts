import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { pageCommands, patternOf, workshopIn } from '../scripts/page-commands.mjs';

const commands: { command: string; printed: string }[] = pageCommands('docs/reading.md');
const { run } = workshopIn('examples/reading');
const readsJson = spawnSync('Rscript', ['-e', 'library(jsonlite)'], { stdio: 'ignore' }).status === 0;

test.for(commands.filter(({ command }) => command.startsWith('Rscript')))(
  'docs/reading.md: $command',
  ({ command, printed }, { skip }) => {
    skip(!readsJson, 'R is here, but not its package jsonlite (Debian: r-cran-jsonlite)');
    expect(run(command)).toMatch(patternOf(printed));
  },
);
