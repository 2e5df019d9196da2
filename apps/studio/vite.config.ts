import { join } from 'node:path';
import { defineConfig } from 'vite';
// @ts-expect-error: a script without types
import { sourceAliases } from '../../scripts/source-aliases.mjs';
import { compressed } from './build/compressed.ts';
import { licences } from './build/licences.ts';
import { offline } from './build/offline.ts';
import { pictures } from './build/pictures.ts';
import { policy } from './build/policy.ts';
import { specimens } from './build/specimens.ts';

const { ofPages, ofWorker } = licences();
const alias = sourceAliases();
const folder = join(import.meta.dirname, '../../specimens');

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that it works in any folder of any host.
  base: './',
  // Module by module, so that a page loads no more than it needs.
  resolve: { alias },
  plugins: [
    specimens(folder),
    pictures(folder, alias),
    offline(join(import.meta.dirname, 'public')),
    policy(),
    ofPages(),
    compressed(),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [specimens(folder), ofWorker()] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // Says which chunks a page needs; a test adds them up.
    manifest: 'manifest.json',
    target: 'es2022',
    // Browsers that do not preload modules fetch them all the same, a little later.
    modulePreload: { polyfill: false },
    // The view of solids brings a large library, and comes only when it is asked for.
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        'service-worker': join(import.meta.dirname, 'src/offline/service-worker.ts'),
      },
      // A browser knows a service worker by its address: it may not change with its content.
      output: { entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
});
