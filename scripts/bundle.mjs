/**
 * Makes the JavaScript of the packages from their sources: a file for each entry of package.json, `exports` and `imports`, and one
 * for whatever several entries share, so that a program loads few files. The compiler makes the types.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { packages, root } from './shared.mjs';

for (const { folder, manifest } of packages()) {
  const built = entriesOf(manifest);
  // What has a configuration for vite is built by it.
  if (built.length > 0 && !existsSync(join(root, folder, 'vite.config.ts'))) await bundle(folder, built);
}

/** The files of dist that a manifest promises. */
function entriesOf({ exports, imports }) {
  const targets = [exports, imports].flatMap((map) => Object.values(map ?? {}));
  return targets.map((target) => target.default ?? target).filter((file) => /^\.\/dist\/.*\.js$/.test(file));
}

async function bundle(folder, built) {
  const names = built.map((file) => file.slice('./dist/'.length, -'.js'.length));
  const bundled = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, join(root, folder, 'src', `${name}.ts`)])),
    platform: 'node',
    transform: { target: 'es2023' },
    // Only what a package has written itself: others are found where they are installed.
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
  });
  const dir = join(root, folder, 'dist');
  removeScripts(dir);
  await bundled.write({ dir, format: 'es', chunkFileNames: '[name].js' });
  await bundled.close();
}

function removeScripts(folder) {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder, { recursive: true })) if (file.endsWith('.js')) rmSync(join(folder, file));
}
