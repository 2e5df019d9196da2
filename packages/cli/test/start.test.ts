import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BUILT = fileURLToPath(new URL('../dist/', import.meta.url));

/** The packages that a built file imports before it runs, by way of other files of the command too. */
function packagesBefore(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, specifier] of text.matchAll(/^(?:import|export)\b[^;]*?["']([^"']+)["'];$/gm)) {
    if (specifier!.startsWith('node:')) continue;
    if (!specifier!.startsWith('.')) packages.add(specifier!);
    else for (const name of packagesBefore(join(dirname(file), specifier!), seen)) packages.add(name);
  }
  return packages;
}

test('whatever only watches the clock loads nothing', () => {
  expect(packagesBefore(join(BUILT, 'start.js'))).toEqual(new Set());
});

test('until it is known which command is called, nothing is loaded but what reads the call and tells its faults', () => {
  expect(packagesBefore(join(BUILT, 'main.js'))).toEqual(new Set(['commander', '@latin-puzzles/core/basis']));
});

test.each(['solve', 'classify', 'count', 'prove'])('%s loads neither drawing nor the mill', (command) => {
  const loaded = [...packagesBefore(join(BUILT, `${command}.js`))];
  expect(loaded).toContain('@latin-puzzles/workshop/study');
  expect(loaded.filter((name) => /drawing|mill/.test(name))).toEqual([]);
});
