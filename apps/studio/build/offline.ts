import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What stands in the source of the service worker for what only the end of a build knows. */
const PLACEHOLDER = '__OFFLINE__';
const WORKER = 'service-worker.js';
/** Files of a build that no page asks for. */
const UNASKED = [WORKER, 'index.html', 'manifest.json', 'licences.md'];

/**
 * Tells the service worker every file of the build, and a version that changes with any of them, so that the studio works
 * without a connection and a new build replaces an old one as a whole.
 */
export function offline(publicFolder: string): Plugin {
  return {
    name: 'offline',
    enforce: 'post',
    generateBundle(_, bundle) {
      const hash = createHash('sha256');
      // Beside the service worker, wherever that is.
      const files = ['./'];
      for (const name of readdirSync(publicFolder).sort()) {
        hash.update(name).update(readFileSync(join(publicFolder, name)));
        files.push(name);
      }
      for (const [name, output] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(name).update(output.type === 'chunk' ? output.code : output.source);
        if (!UNASKED.includes(name)) files.push(name);
      }
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`The build has no ${WORKER}.`);
      const known = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files });
      worker.code = worker.code.replace(PLACEHOLDER, known);
    },
  };
}
