import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { architecturePicture } from '../scripts/architecture-picture.mjs';
// @ts-expect-error: a script without types
import { root, sourceFiles } from '../scripts/shared.mjs';

const pages: string[] = sourceFiles().filter((file: string) => file.endsWith('.md'));

test('the picture of the architecture is what the sources give', () => {
  expect(readFileSync(join(root, 'docs/architecture.svg'), 'utf8')).toBe(architecturePicture());
});

test.each(pages)('%s links only to what is there', (page) => {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/```.*?```/gs, '');
  const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map((match) => match[1]!);
  const missing = targets.filter(
    (target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(page), target)),
  );
  expect(missing).toEqual([]);
});

test('every folder of more than ten files says what it holds', () => {
  const sizes = new Map<string, number>();
  for (const file of sourceFiles() as string[])
    if (/^(packages|apps|bench|scripts|docs)\//.test(file))
      sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  const silent = [...sizes.keys()].filter(
    // The pictures of docs/ are spoken for by its own page.
    (folder) => sizes.get(folder)! > 10 && !existsSync(join(root, folder, 'README.md')) && !folder.startsWith('docs/'),
  );
  expect(silent).toEqual([]);
});
