import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type AliasOptions, type Plugin, runnerImport } from 'vite';
import type * as drawing from './draw-pictures.ts';
import { specimenTexts } from './specimen-texts.ts';

const ID = 'virtual:pictures';

/**
 * Pictures of the boards of the catalog as files of the build, and the module that says where they are: a page shows them
 * without drawing anything. While the studio is being worked on, their addresses hold the pictures themselves.
 */
export function pictures(specimens: string, alias: AliasOptions): Plugin {
  let isBuild = false;
  return {
    name: 'pictures',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      // The drawing is made of the same sources as the pages.
      const { module } = await runnerImport<typeof drawing>(join(import.meta.dirname, 'draw-pictures.ts'), {
        configFile: false,
        logLevel: 'error',
        resolve: { alias },
      });
      const addresses: Record<string, Record<string, Record<string, string>>> = {};
      for (const { name, kind, appearance, svg } of module.drawPictures(specimenTexts(specimens))) {
        const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
        const fileName = `assets/${name}-${kind}-${appearance}-${hash}.svg`;
        if (isBuild) this.emitFile({ type: 'asset', fileName, source: svg });
        const address = isBuild ? fileName : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
        addresses[name] ??= {};
        addresses[name][kind] ??= {};
        addresses[name][kind][appearance] = address;
      }
      return `export default ${JSON.stringify(addresses)};`;
    },
  };
}
