// Writes docs/errors.md from the tables of faults and of the reasons why a proof is rejected. Needs the built packages.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REASONS } from '@latin-puzzles/core/attrition';
import { rolldown } from 'rolldown';
import { codesOf, faultFiles } from './fault-codes.mjs';
import { root } from './shared.mjs';

/** The files of faults as programs: the build has them only as parts of others. */
async function importFaults() {
  const input = Object.fromEntries(faultFiles().map((file, number) => [String(number), join(root, file)]));
  const bundled = await rolldown({ input, platform: 'node', external: /^(@|node:)/ });
  const dir = join(root, 'node_modules/.latin/faults');
  const { output } = await bundled.write({ dir, format: 'es' });
  await bundled.close();
  try {
    const entries = output.filter(({ isEntry }) => isEntry);
    return await Promise.all(entries.map(({ fileName }) => import(join(dir, fileName))));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const CODES = codesOf(await importFaults());

const rows = (meanings) =>
  Object.entries(meanings)
    .map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
    .join('\n');

writeFileSync(
  join(root, 'docs/errors.md'),
  `# Errors

Every error has a code that programs can rely on, the place in the input, what is wrong, and what to do. The command
\`latin\` prints it in English on standard error and exits with 2; the studio tells it in the language of its pages. To a program
an error is plain data: its code, its case, which tells the errors of one code apart (\`board.points:same\`), and the facts of
the case, such as which two cells are at the same point. The sentences made of these are under \`told\`, in every language:
\`fault.told.es.message\`.

| code | meaning |
|---|---|
${rows(CODES)}

## Why a proof is rejected

A proof that is not valid is no error: \`latin check\` says where and why on standard output and exits with 1. With \`--json\`,
\`reason\` is one of these, \`path\` the place in the proof, such as \`steps[12].premises.steps[3]\`, and \`step\` the number of the
step, from 0, if it is one.

| reason | meaning |
|---|---|
${rows(REASONS)}
`,
);
