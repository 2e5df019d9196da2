/**
 * Fetches the typefaces of the studio's pages and their licences to apps/studio/src/styles/typeface: node scripts/typeface.mjs
 * They are kept here, 41 kB, rather than depended on: the packages hold every weight and script in two formats.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './shared.mjs';

/** Each with its weights. The files for Latin have all letters of Western Europe, figures and punctuation. */
const TYPEFACES = [
  { name: 'figtree', version: '5.3.0', weights: [400, 600] },
  { name: 'fraunces', version: '5.3.0', weights: [600] },
];

const folder = join(root, 'apps/studio/src/styles/typeface');
mkdirSync(folder, { recursive: true });
for (const { name, version, weights } of TYPEFACES) {
  const place = mkdtempSync(join(tmpdir(), 'typeface-'));
  const options = { cwd: place, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  const packed = execFileSync('npm', ['pack', '--silent', `@fontsource/${name}@${version}`], options).trim();
  execFileSync('tar', ['-xzf', packed], options);
  for (const weight of weights)
    copyFileSync(
      join(place, `package/files/${name}-latin-${weight}-normal.woff2`),
      join(folder, `${name}-${weight}.woff2`),
    );
  copyFileSync(join(place, 'package/LICENSE'), join(folder, `${name}-licence.txt`));
  rmSync(place, { recursive: true });
}
