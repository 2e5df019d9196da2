/**
 * Looks for a puzzle of every level on every board of the catalog, by the wishes and the seed of
 * `latin generate BOARD --level LEVEL --seed 1`, and writes what it finds to packages/core/src/finding/levels/catalog-levels.ts,
 * from which `latin boards` tells which levels exist, `latin generate` refuses those that do not, and docs/rating.md has its table.
 *   node scripts/levels.mjs [NAME …]   only those named; the others stay
 * Needs the built packages.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOG } from '@latin-puzzles/core/board';
import { catalogLevels } from '@latin-puzzles/core/finding';
import { LEVELS } from '@latin-puzzles/core/rating';
import { searchLevel } from './level-search.mjs';
import { root } from './shared.mjs';

const names = process.argv.slice(2);
const table = CATALOG.map(({ name }) => {
  const known = catalogLevels(name);
  const isKept = known && names.length > 0 && !names.includes(name);
  return [name, isKept ? known : LEVELS.map((level) => searchLevel(name, level))];
});
await writeFile(join(root, 'packages', 'core', 'src', 'finding', 'levels', 'catalog-levels.ts'), text());

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
