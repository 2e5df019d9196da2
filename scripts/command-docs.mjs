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

\`\`\`text
${whole}
\`\`\`
${names.map((name) => `\n## ${name}\n\n\`\`\`text\n${help(name)}\n\`\`\`\n`).join('')}`,
);
