import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/*
 * Compiles every kernel, a folder here with an index.ts, from AssemblyScript to WebAssembly and writes the binary as text
 * to src/engine/generated/NAME.ts. What kernel and engine must agree on is listed in NAME/agreement.mjs: it goes into the
 * same file, and for the kernel into NAME/generated/agreement.ts. A kernel whose sources have not changed is left alone.
 */

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, '..', 'src', 'engine', 'generated');
const OPTIONS = [
  ...['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--maximumMemory', '16384'],
  ...['--use', 'abort='],
];

const kernels = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(here, entry.name, 'index.ts')))
  .map((entry) => entry.name);
for (const name of kernels) await build(name);

async function build(name) {
  const folder = join(here, name);
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const file of readdirSync(folder).sort())
    if (/\.(ts|mjs)$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
  const mark = `// Made by kernel/build.mjs from sources ${hash.digest('hex').slice(0, 16)}.`;
  const forKernel = join(folder, 'generated', 'agreement.ts');
  const forEngine = join(target, `${name}.ts`);
  if ([forKernel, forEngine].every((file) => existsSync(file) && readFileSync(file, 'utf8').startsWith(mark))) return;

  const agreement = await import(pathToFileURL(join(folder, 'agreement.mjs')));
  mkdirSync(dirname(forKernel), { recursive: true });
  writeFileSync(forKernel, `${mark}\n${kernelSide(agreement)}`);
  const binary = await compile(join(folder, 'index.ts'));
  mkdirSync(target, { recursive: true });
  const text = `export const BINARY =\n  '${Buffer.from(binary).toString('base64')}';\n`;
  writeFileSync(forEngine, `${mark}\n${engineSide(agreement)}${text}`);
  process.stdout.write(`kernel ${name}: ${binary.length} bytes\n`);
}

/** The agreement in AssemblyScript: a variable for each word of the header, an enumeration for each kind of answer. */
function kernelSide({ HEADER = [], ANSWERS }) {
  const typeOf = ({ holds }) => (holds === 'count' ? 'i32' : 'usize');
  const variables = HEADER.map(
    (word) => `${word.about ? `/** ${word.about} */\n` : ''}export let ${word.name}: ${typeOf(word)} = 0;\n`,
  );
  const reads = HEADER.map((word, i) => `  ${word.name} = load<${typeOf(word)}>(at, ${4 * i});\n`);
  const reader = HEADER.length > 0 ? `export function readHeader(at: usize): void {\n${reads.join('')}}\n` : '';
  const answers = Object.entries(ANSWERS).map(([name, answers]) => {
    const members = Object.entries(answers).map(([answer, about]) => `  /** ${about} */\n  ${capital(answer)},\n`);
    return `export const enum ${name} {\n${members.join('')}}\n`;
  });
  return [...variables, reader, ...answers].join('');
}

/** The agreement in TypeScript: the words of the header and the answers, as lists of their names. */
function engineSide({ HEADER, ANSWERS }) {
  const words = (HEADER ?? []).map(({ name, holds }) => `  { name: '${name}', isTable: ${holds === 'table'} },\n`);
  const header = HEADER ? `export const HEADER = [\n${words.join('')}] as const;\n` : '';
  const answers = Object.entries(ANSWERS).map(
    ([name, answers]) =>
      `export const ${constant(name)} = [${Object.keys(answers).map((answer) => `'${answer}'`)}] as const;\n` +
      `export type ${name} = (typeof ${constant(name)})[number];\n`,
  );
  return [header, ...answers].join('');
}

function capital(name) {
  return name[0].toUpperCase() + name.slice(1);
}

/** SearchState → SEARCH_STATES. */
function constant(name) {
  return `${name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}S`;
}

async function compile(entry) {
  const { default: asc } = await import('assemblyscript/asc');
  let binary;
  const { error, stderr } = await asc.main([entry, ...OPTIONS, '--outFile', 'kernel.wasm'], {
    // A decorator on a function is AssemblyScript, yet not TypeScript, which editors and linters expect: the sources ask
    // for it by a comment.
    readFile: (file, base) => {
      const path = resolve(base, file);
      return existsSync(path) ? readFileSync(path, 'utf8').replace(/^\/\/ @inline$/gm, '@inline') : null;
    },
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
