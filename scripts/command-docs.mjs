// Writes docs/command.md from the help of the command latin. Needs the built packages.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shared.mjs';

function help(...command) {
  const program = join(root, 'packages/cli/bin/latin.mjs');
  return execFileSync(process.execPath, [program, ...command, '--help'], { encoding: 'utf8' }).trimEnd();
}

const whole = help();
const names = [...whole.matchAll(/^ {2}([a-z]+) .*$/gm)].map(([, name]) => name).filter((name) => name !== 'help');

writeFileSync(
  join(root, 'docs/command.md'),
  `# The command

What \`latin --help\` and \`latin COMMAND --help\` tell. [README.md](../README.md) shows the command at work,
[generating.md](generating.md) tells more of \`generate\`, [minimal.md](minimal.md) of \`minimum\`, [proofs.md](proofs.md) of
\`prove\`, \`check\` and \`hint\`, [rating.md](rating.md) of \`rate\` and \`calibrate\`, [studio.md](studio.md#printing) of booklets.

What came from outside steers no terminal: in all that is told to people, control characters (C0, C1, DEL) and those that
turn the direction of writing are written out, \`\\u001b\`, wherever it goes. Data (JSON, lines of characters, SVG) goes
into a file or a pipe to the letter, so that it can be read again; on a terminal the same is written out there, by which
JSON keeps its meaning. The records of \`--json\` always have it so.

A file is written beside its place, as \`NAME.PROCESS.part\`, and takes it when it is whole: whoever reads it finds the old one
or the new one, also where the command was killed or the disk is full.

\`\`\`text
${whole}
\`\`\`
${names.map((name) => `\n## ${name}\n\n\`\`\`text\n${help(name)}\n\`\`\`\n`).join('')}`,
);
