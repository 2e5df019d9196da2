import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:specimens';

/**
 * The shipped specimens as a module: the name of each and its puzzle as one text. Their proofs stay behind, since the
 * studio finds its own.
 */
export function specimens(folder: string): Plugin {
  return {
    name: 'specimens',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
      const texts = files.map((file) => {
        this.addWatchFile(join(folder, file));
        const { proof: _, ...puzzle } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
        return [file.replace(/\.json$/, ''), JSON.stringify(puzzle)];
      });
      return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
