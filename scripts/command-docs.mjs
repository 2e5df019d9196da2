// Writes docs/command.md from the help of the command latin. Needs the built packages.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shared.mjs';

function help(...command) {
  const program = join(root, 'packages/cli/bin/latin.mjs');
  return execFileSync(process.execPath, [program, ...command, '--help'], { encoding: 'utf8' }).trimEnd();
}

/** The commands that a help lists. */
function namesIn(text) {
  const list = text.slice(text.indexOf('\nCommands:\n') + 1 || text.length);
  return [...list.matchAll(/^ {2}([a-z]+) .*$/gm)].map(([, name]) => name).filter((name) => name !== 'help');
}

/** The section of a command, and those of its subcommands. */
function sectionsOf(...command) {
  const text = help(...command);
  const section = `\n${'#'.repeat(command.length + 1)} ${command.join(' ')}\n\n\`\`\`text\n${text}\n\`\`\`\n`;
  return (
    section +
    namesIn(text)
      .map((name) => sectionsOf(...command, name))
      .join('')
  );
}

const whole = help();

writeFileSync(
  join(root, 'docs/command.md'),
  `# The command

What \`latin --help\` and \`latin COMMAND --help\` tell. [README.md](../README.md) shows the command at work,
[generating.md](generating.md) tells more of \`generate\`, [minimal.md](minimal.md) of \`minimum\`, [proofs.md](proofs.md) of
\`prove\`, \`check\` and \`hint\`, [rating.md](rating.md) of \`rate\` and \`calibrate\`, [studio.md](studio.md#printing) of booklets,
[collection.md](collection.md) of \`collection\`.

What came from outside steers no terminal: in all that is told to people, control characters (C0, C1, DEL) and those that
turn the direction of writing are written out, \`\\u001b\`, wherever it goes. Data (JSON, lines of characters, SVG) goes
into a file or a pipe to the letter, so that it can be read again; on a terminal the same is written out there, by which
JSON keeps its meaning. The records of \`--json\` always have it so.

A file is written beside its place, as \`NAME.PROCESS.part\`, and takes it when it is whole: whoever reads it finds the old one
or the new one, also where the command was killed or the disk is full.
What is there already is refused (\`file.exists\`, exit 2) before any work is done, unless \`--force\` is given.

\`\`\`text
${whole}
\`\`\`
${namesIn(whole)
  .map((name) => sectionsOf(name))
  .join('')}`,
);
