import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
// @ts-expect-error: a script without types
import { sourceAliases } from '../../scripts/source-aliases.mjs';

/** Looks are part of the script (`style.ts`): what a component asks for besides would become a file of its own. */
function withoutSheets(): Plugin {
  return {
    name: 'without-sheets',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? '\0no-sheet' : undefined),
    load: (id) => (id === '\0no-sheet' ? 'export {};' : undefined),
  };
}

/** Characters that stand in a quotation of a script of a page as they are, without those that could end either. */
const DIGITS = Array.from({ length: 85 }, (_, value) =>
  String.fromCharCode(35 + value)
    .replace('<', 'y')
    .replace('\\', 'z'),
);

/** Bytes in characters, five for four: a page is then a sixteenth smaller than with four for three. */
function spell(data: Uint8Array): string {
  const text: string[] = [];
  const padded = new Uint8Array(Math.ceil(data.length / 4) * 4);
  padded.set(data);
  const whole = new DataView(padded.buffer);
  for (let at = 0; at < whole.byteLength; at += 4)
    for (let value = whole.getUint32(at), power = 85 ** 4; power >= 1; value %= power, power /= 85)
      text.push(DIGITS[Math.floor(value / power)]!);
  return text.join('');
}

/**
 * The plain script once more, packed: it unpacks itself. A page that holds it whole is half as large, and still asks nobody for
 * anything.
 */
function packed(): Plugin {
  return {
    name: 'packed',
    writeBundle({ dir, format }) {
      if (format !== 'iife') return;
      const data = deflateRawSync(readFileSync(join(dir!, 'latin-puzzle.js')), { level: 9 });
      writeFileSync(
        join(dir!, 'latin-puzzle.packed.js'),
        `(async()=>{const t="${spell(data)}",v=new DataView(new ArrayBuffer(t.length/5*4));` +
          'for(let i=0,n=0;i<t.length;){const c=t.charCodeAt(i++);n=n*85+(c==121?60:c==122?92:c)-35;' +
          'if(i%5==0){v.setUint32(i/5*4-4,n);n=0}}' +
          `const u=new Blob([new Uint8Array(v.buffer,0,${data.length})]).stream().pipeThrough(new DecompressionStream("deflate-raw")),` +
          's=document.createElement("script");s.textContent=await new Response(u).text();document.head.append(s)})();\n',
      );
    },
  };
}

/** The licences of what is built in, beside the script. */
function licences(): Plugin {
  const packages = ['preact', '@preact/signals', '@preact/signals-core'];
  const textOf = (name: string) => {
    const folder = join(import.meta.dirname, '../../node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return `\n## ${name} ${version} (${license})\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
  };
  return {
    name: 'licences',
    generateBundle() {
      const source = `# Licences\n\nThe element contains code of these packages.\n${packages.map(textOf).join('')}`;
      this.emitFile({ type: 'asset', fileName: 'licences.md', source });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: sourceAliases() },
  plugins: [withoutSheets(), licences(), packed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist',
    // The compiler writes its types there too.
    emptyOutDir: false,
    target: 'es2022',
    minify: true,
    lib: {
      entry: join(import.meta.dirname, 'src/index.ts'),
      name: 'LatinPuzzle',
      formats: ['es', 'iife'],
      fileName: (format) => (format === 'es' ? 'index.js' : 'latin-puzzle.js'),
    },
  },
});
