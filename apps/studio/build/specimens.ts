import { join } from 'node:path';
import type { Plugin } from 'vite';
import { specimenTexts } from './specimen-texts.ts';

const ID = 'virtual:specimens';

/** The shipped specimens as a module: the name of each and its puzzle as one text. */
export function specimens(folder: string): Plugin {
  return {
    name: 'specimens',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const texts = specimenTexts(folder);
      for (const name of Object.keys(texts)) this.addWatchFile(join(folder, `${name}.json`));
      return `export default ${JSON.stringify(texts)};`;
    },
  };
}
