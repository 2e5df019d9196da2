/**
 * Looks for a puzzle of every level on every board of the catalog, by the wishes and the seed of
 * `latin generate BOARD --level LEVEL --seed 1`, and writes what it finds to packages/core/src/finding/levels/catalog-levels.ts,
 * from which `latin boards` tells which levels exist, `latin generate` refuses those that do not, and docs/rating.md has its table.
 *   node scripts/levels.mjs [NAME …]   only those named; the others stay
 * Needs the built packages.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { must } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { attemptSeed, catalogLevels, makeGenerator } from '@latin-puzzles/core/finding';
import { clueCount } from '@latin-puzzles/core/puzzle';
import { LEVELS } from '@latin-puzzles/core/rating';
import { composeWishes, subjectNamed } from '@latin-puzzles/workshop/generate';
import { root } from './shared.mjs';

const SEED = 1;
/** So many attempts without a puzzle, and the level is taken not to exist. */
const ATTEMPTS = 1000;

const names = process.argv.slice(2);
const table = CATALOG.map(({ name }) => {
  const known = catalogLevels(name);
  const isKept = known && names.length > 0 && !names.includes(name);
  return [name, isKept ? known : LEVELS.map((level) => look(name, level))];
});
await writeFile(join(root, 'packages', 'core', 'src', 'finding', 'levels', 'catalog-levels.ts'), text());

function look(name, level) {
  const begin = process.cpuUsage();
  const generator = makeGenerator(must(composeWishes(must(subjectNamed(name)), { level })).wishes);
  if (!generator.ok) return { level, attempts: 0 };
  for (let attempts = 1; attempts <= ATTEMPTS; attempts++) {
    const attempt = generator.value.attempt(attemptSeed(SEED, attempts - 1));
    if (!attempt.found) continue;
    const { user, system } = process.cpuUsage(begin);
    const seconds = Number(Math.max(0.1, (user + system) / 1e6).toFixed(1));
    const clues = clueCount(attempt.puzzle);
    const found = { clues, open: attempt.puzzle.board.cells - clues, seconds };
    process.stderr.write(
      `${name}: ${level}, ${found.open} of ${attempt.puzzle.board.cells} cells open, ${seconds} s\n`,
    );
    return { level, found, attempts };
  }
  process.stderr.write(`${name}: ${level}, none in ${ATTEMPTS} attempts\n`);
  return { level, attempts: ATTEMPTS };
}

function text() {
  const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
  const finding = ({ level, found, attempts }) =>
    found
      ? `    { level: '${level}', found: { clues: ${found.clues}, open: ${found.open}, seconds: ${found.seconds} }, attempts: ${attempts} },`
      : `    { level: '${level}', attempts: ${attempts} },`;
  const rows = table.map(([name, findings]) => `  ${key(name)}: [\n${findings.map(finding).join('\n')}\n  ],`);
  return `import type { LevelFinding } from './level-finding.ts';

/** What was found of every level on every board of the catalog. Made by: node scripts/levels.mjs */
export const CATALOG_LEVELS: Readonly<Record<string, readonly LevelFinding[]>> = {
${rows.join('\n')}
};
`;
}
