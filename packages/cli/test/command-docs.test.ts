import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { registerCommands } from '../src/commands/index.ts';

const published = readFileSync(new URL('../../../docs/command.md', import.meta.url), 'utf8');

function helpOf(command: Command): string {
  let help = '';
  command.configureOutput({
    writeOut: (text) => (help += text),
    getOutHelpWidth: () => 80,
    getOutHasColors: () => false,
  });
  command.outputHelp();
  return help.trimEnd();
}

const program = new Command('latin');
await registerCommands(program);

test.each(program.commands)('docs/command.md tells what $_name takes; `npm run docs` writes it', (command) => {
  expect(published).toContain(`\n## ${command.name()}\n\n\`\`\`text\n${helpOf(command)}\n\`\`\`\n`);
});
