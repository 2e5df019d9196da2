// What a package exports from `dist` is taken from the file that it is built from: by tests, and by the build of the studio.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shared.mjs';

/** For the `resolve.alias` of vite. */
export function sourceAliases() {
  const folder = join(root, 'packages');
  return readdirSync(folder).flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));
    return Object.entries(manifest.exports)
      .filter(([, { default: built }]) => built !== undefined)
      .map(([subpath, { default: built }]) => ({
        find: new RegExp(`^${manifest.name}${subpath.slice(1)}(?=$|\\?)`),
        replacement: join(folder, name, built.replace('dist', 'src').replace(/js$/, 'ts')),
      }));
  });
}
