// Builds everything: the kernels of the engine, the packages, the studio.
import { join } from 'node:path';
import { root, run } from './shared.mjs';

const node = process.execPath;
run(node, ['packages/core/kernel/build.mjs']);
run(node, [join(root, 'node_modules/typescript/bin/tsc'), '-b']);
run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'apps/studio']);
