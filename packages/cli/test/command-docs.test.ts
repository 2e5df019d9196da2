import { readFileSync } from 'node:fs';
import { Command, Help } from 'commander';
import { expect, test } from 'vitest';
import { listCommands, registerCommands } from '../src/commands/index.ts';

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

/** A command and its subcommands, each by all of its names. */
function named(command: Command, ...above: string[]): [string, Command][] {
  const names = [...above, command.name()];
  return [[names.join(' '), command], ...command.commands.flatMap((inner) => named(inner, ...names))];
}

test.each(program.commands.flatMap((command) => named(command)))(
  'docs/command.md tells what %s takes; `npm run docs` writes it',
  (names, command) => {
    const mark = '#'.repeat(names.split(' ').length + 1);
    expect(published).toContain(`\n${mark} ${names}\n\n\`\`\`text\n${helpOf(command)}\n\`\`\`\n`);
  },
);

test('the list of commands says of each, before it is loaded, what it takes', () => {
  const list = new Command('latin');
  listCommands(list);
  const { subcommandTerm } = list.createHelp();
  expect(list.commands.map(subcommandTerm)).toEqual(program.commands.map(new Help().subcommandTerm));
});
