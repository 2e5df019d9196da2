import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files whose content is compressed already. */
const COMPRESSED = /\.(br|gz|png|woff2)$/;
/** Smaller ones fit into one packet whatever is done to them. */
const LEAST = 1024;
/** The next level saves a hundredth more and takes ten times as long. */
const QUALITY = 9;

/** Writes every file of the build compressed beside it, for servers that hand out what a browser accepts. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    enforce: 'post',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, withFileTypes: true })) {
        if (!name.isFile() || COMPRESSED.test(name.name)) continue;
        const file = join(name.parentPath, name.name);
        const content = readFileSync(file);
        if (content.length < LEAST) continue;
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
        );
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
