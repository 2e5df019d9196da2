import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Compiles every kernel, a folder here with an index.ts, from AssemblyScript to WebAssembly and writes the binary as text
 * to src/engine/generated/NAME.ts. A kernel whose sources have not changed since is left alone.
 */

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, '..', 'src', 'engine', 'generated');
const OPTIONS = ['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--maximumMemory', '16384', '--use', 'abort='];

const kernels = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(here, entry.name, 'index.ts')))
  .map((entry) => entry.name);
for (const name of kernels) await build(name);

async function build(name) {
  const folder = join(here, name);
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const file of readdirSync(folder, { recursive: true }).map(String).sort())
    if (file.endsWith('.ts')) hash.update(file).update(readFileSync(join(folder, file)));
  const mark = `// Made by kernel/build.mjs from sources ${hash.digest('hex').slice(0, 16)}.`;
  const output = join(target, `${name}.ts`);
  if (existsSync(output) && readFileSync(output, 'utf8').startsWith(mark)) return;

  const binary = await compile(join(folder, 'index.ts'));
  mkdirSync(target, { recursive: true });
  writeFileSync(output, `${mark}\nexport const BINARY =\n  '${Buffer.from(binary).toString('base64')}';\n`);
  process.stdout.write(`kernel ${name}: ${binary.length} bytes\n`);
}

async function compile(entry) {
  const { default: asc } = await import('assemblyscript/asc');
  let binary;
  const { error, stderr } = await asc.main([entry, ...OPTIONS, '--outFile', 'kernel.wasm'], {
    writeFile: (file, contents) => {
      if (file.endsWith('.wasm')) binary = contents;
    },
  });
  if (error || !binary) {
    process.stderr.write(stderr.toString());
    throw new Error(`The kernel ${entry} does not compile.`);
  }
  return binary;
}
