import { expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { pageCommands, patternOf, workshopIn } from '../scripts/page-commands.mjs';

const commands: { command: string; printed: string }[] = pageCommands('docs/reading.md');
const { run } = workshopIn('examples/reading');

test.each(commands.filter(({ command }) => !command.startsWith('Rscript')))(
  'docs/reading.md: $command',
  ({ command, printed }) => {
    expect(run(command)).toMatch(patternOf(printed));
  },
);
