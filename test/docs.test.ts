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
