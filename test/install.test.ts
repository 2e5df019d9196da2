import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { COMPILER, publishedPackages, root } from '../scripts/shared.mjs';
import { type Consumer, makeConsumer } from './support/consumer.ts';
import { docExamples, type Example, pageExamples, promisedOutput } from './support/examples.ts';

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** Users have the one or the other. */
const OLD_COMPILER = join(root, 'node_modules/typescript/bin/tsc');

/** Everything that can be imported. */
const entries: string[] = publishedPackages().flatMap(
  ({ manifest }: { manifest: { name: string; exports: Record<string, unknown> } }) =>
    Object.keys(manifest.exports)
      .filter((subpath) => !/package\.json|^\.\/server$|\.js$/.test(subpath))
      .map((subpath) => manifest.name + subpath.slice(1)),
);

let consumer: Consumer;
beforeAll(() => {
  consumer = makeConsumer();
}, 300_000);
afterAll(() => consumer?.remove());

const runProgram = (file: string) => consumer.run(process.execPath, [file]);
/** What npx runs, without the time that npx takes. */
const latin = (...args: string[]) => [join('node_modules', '.bin', 'latin'), args] as const;

describe('the command, installed from tarballs', () => {
  test('tells its version', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(consumer.run('npx', ['latin', '--version'])).toBe(`${version}\n`);
  });

  test('solves', () => {
    const [solution] = consumer
      .run(...latin('solve', '--json'), `${SUDOKU}\n`)
      .trim()
      .split('\n');
    expect(JSON.parse(solution!).cells.join('')).toBe(SOLVED);
  });

  test('generates on several threads', () => {
    const wishes = ['--level', 'any', '--seed', '1', '--count', '3'];
    const call = latin('generate', 'sudoku:2x2', ...wishes, '--jobs', '2', '--json');
    expect(
      consumer
        .run(...call)
        .trim()
        .split('\n'),
    ).toHaveLength(3);
  });

  test.each(['svg', 'pdf', 'png'])('draws to %s', (ending) => {
    consumer.run(...latin('draw', '--board', 'latin-tetrahedron', '-o', `tetrahedron.${ending}`));
    const begins = { svg: '<svg', pdf: '%PDF', png: '\x89PNG' }[ending]!;
    expect(readFileSync(join(consumer.folder, `tetrahedron.${ending}`), 'latin1').slice(0, 4)).toBe(begins);
  });

  test('makes a page that plays', () => {
    consumer.run(...latin('embed', '-o', 'page.html'), `${SUDOKU}\n`);
    const page = readFileSync(join(consumer.folder, 'page.html'), 'utf8');
    expect(page).toContain('<latin-puzzle');
    expect(page.length).toBeLessThan(250_000);
  });

  test('opens the studio', async () => {
    const studio = consumer.start(...latin('studio', '--port', '0'));
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let said = '';
        const listen = (text: Buffer) => {
          said += text;
          const found = /http:\/\/\S+/.exec(said);
          if (found) resolve(found[0]);
        };
        studio.stdout!.on('data', listen);
        studio.stderr!.on('data', listen);
        studio.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
      });
      const page = await (await fetch(address)).text();
      expect(page).toContain('<div id="studio">');
      const script = /src="\.?\/?([^"]+\.js)"/.exec(page)![1]!;
      expect((await fetch(new URL(script, address))).status).toBe(200);
    } finally {
      process.kill(-studio.pid!);
    }
  });
});

describe('the packages, installed from tarballs', () => {
  test('the program of the README solves, proves and draws', () => {
    const [{ code }] = pageExamples('README.md') as [Example];
    expect(code.trim().split('\n')).toHaveLength(10);
    const told = runProgram(consumer.write('readme.js', code)).trim().split('\n');
    expect(told.length).toBeGreaterThan(50);
    expect(told.at(-1)).toBe('very easy; the proof is valid');
    const drawn = readFileSync(join(consumer.folder, 'sudoku.svg'), 'utf8');
    expect([...drawn.matchAll(/<text [^>]*>(\d)<\/text>/g)].map(([, label]) => label).toSorted()).toEqual(
      [...SOLVED].toSorted(),
    );
  });

  const pages = publishedPackages()
    .map(({ folder }: { folder: string }) => `${folder}/README.md`)
    // The service goes on until it is stopped.
    .filter((page: string) => !page.includes('service'));
  test.each(pages.flatMap(pageExamples) as Example[])('the program of $file runs', ({ code }) => {
    const told = runProgram(consumer.write('page.js', code)).split('\n');
    expect(told).toEqual(expect.arrayContaining(promisedOutput(code)));
  });

  test('the program of docs/plugins.md runs, in a folder with the example that it names', () => {
    const [{ code }] = pageExamples('docs/plugins.md') as [Example];
    const [name] = /examples\/plugins\/[\w-]+\.mjs/.exec(code)!;
    consumer.write(name, readFileSync(join(root, name), 'utf8'));
    expect(runProgram(consumer.write('plugins.js', code)).trim().split('\n')).toEqual(promisedOutput(code));
  });

  test('the examples in doc comments compile and print what they say', () => {
    const examples = docExamples();
    expect(examples.length).toBeGreaterThan(5);
    for (const [i, { code }] of examples.entries()) consumer.write(`examples/${i}.ts`, code);
    // The types of libraries are checked below, with all that ours lead to.
    const options = { outDir: 'out', skipLibCheck: true, include: ['*.ts'] };
    consumer.write('examples/tsconfig.json', settings('NodeNext', options));
    typeCheck('examples');
    for (const [i, { file, code }] of examples.entries())
      expect(runProgram(`examples/out/${i}.js`).trim().split('\n'), file).toEqual(promisedOutput(code));
  });

  test.each(['NodeNext', 'Bundler'])('the types of every entry are found by way of %s', (resolution) => {
    const folder = `types-${resolution}`;
    const imports = entries.map((entry, i) => `import * as e${i} from '${entry}';`);
    const uses = entries.map((_, i) => `const n${i}: never = e${i};`);
    consumer.write(`${folder}/all.ts`, `${imports.join('\n')}\n${uses.join('\n')}\n`);
    // Whether the types are right is asked once, whether they are found for each way.
    const skipLibCheck = resolution === 'Bundler';
    consumer.write(
      `${folder}/tsconfig.json`,
      settings(resolution, { noEmit: true, skipLibCheck, include: ['all.ts'] }),
    );
    // What has no types is `any`, which is accepted as anything: nothing of ours is accepted as `never`, and that is all
    // there is to say against it.
    const refused = refusals(folder, resolution === 'Bundler' ? OLD_COMPILER : COMPILER);
    expect(refused.map((line) => /is not assignable to type 'never'/.exec(line)?.[0] ?? line)).toEqual(
      entries.map(() => "is not assignable to type 'never'"),
    );
  });

  test('nothing but the entries can be imported', () => {
    const inside = ['core/attrition/checker', 'core/dist/index.js', 'drawing/layout', 'workshop/tools/tools', 'cli'];
    for (const path of inside)
      expect(() => runProgram(consumer.write('inside.js', `await import('@latin-puzzles/${path}');`))).toThrow(
        /ERR_PACKAGE_PATH_NOT_EXPORTED/,
      );
  });

  test('a bundle for browsers has all it needs', async () => {
    const entry = consumer.write(
      'browser.js',
      `import { must, parsePuzzle, provePuzzle, solvePuzzle } from '@latin-puzzles/core';
import { drawPuzzle, renderSvg } from '@latin-puzzles/drawing';
const puzzle = must(parsePuzzle('${SUDOKU}'));
const [solution] = solvePuzzle(puzzle).solutions;
console.log(provePuzzle(puzzle).fair, solution.length, renderSvg(drawPuzzle(puzzle)).startsWith('<svg'));`,
    );
    await build({
      root: consumer.folder,
      configFile: false,
      logLevel: 'error',
      build: { outDir: 'bundle', lib: { entry, formats: ['es'], fileName: 'browser' } },
    });
    const bundle = join(consumer.folder, 'bundle/browser.js');
    expect(existsSync(bundle)).toBe(true);
    const text = readFileSync(bundle, 'utf8');
    expect(text).not.toMatch(/\bfrom\s*["']|\bimport\s*\(|node:/);
    expect(runProgram(bundle)).toBe('true 81 true\n');
  });
});

function settings(resolution: string, { include, ...options }: Record<string, unknown>): string {
  const module = resolution === 'Bundler' ? 'ESNext' : resolution;
  const lib = ['ES2023', 'DOM', 'DOM.AsyncIterable'];
  // The compiler's own types are not ours to check.
  const checked = { skipLibCheck: false, skipDefaultLibCheck: true };
  const strict = { strict: true, exactOptionalPropertyTypes: true, ...checked, types: [] };
  const compilerOptions = { target: 'ES2023', lib, module, moduleResolution: resolution, ...strict, ...options };
  return JSON.stringify({ compilerOptions, include });
}

function typeCheck(folder: string): void {
  expect(refusals(folder, COMPILER)).toEqual([]);
}

/** What the compiler finds wrong. */
function refusals(folder: string, compiler: string): string[] {
  try {
    consumer.run(process.execPath, [compiler, '-p', folder]);
    return [];
  } catch (error) {
    return String((error as { stdout: string }).stdout)
      .trim()
      .split('\n');
  }
}
