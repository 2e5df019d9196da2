// Builds everything: the kernels of the engine; then at once the types of the packages, their programs, and the studio.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILER, root, run, runTogether } from './shared.mjs';

const node = process.execPath;
run(node, ['packages/core/kernel/build.mjs']);
for (const name of readdirSync(join(root, 'packages'))) sweep(`packages/${name}/src`, `packages/${name}/dist`);
await runTogether([
  [node, COMPILER, '-b'],
  [node, join(root, 'scripts/bundle.mjs')],
  [node, join(root, 'node_modules/vite/bin/vite.js'), 'build', 'packages/element'],
  [node, join(root, 'node_modules/vite/bin/vite.js'), 'build', 'apps/studio'],
]);

/** The compiler leaves the types of sources that are gone, and they would be published. */
function sweep(sources, outputs) {
  const folder = join(root, outputs);
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const isThere = ['.ts', '.tsx'].some((ending) => existsSync(join(root, sources, file.replace(/\.d\.ts$/, ending))));
    if (!isThere) rmSync(join(folder, file));
  }
}
