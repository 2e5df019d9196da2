import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { VERSION } from '@latin-puzzles/core/basis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { packAll } from '../scripts/pack.mjs';
// @ts-expect-error: a script without types
import { packages, publishedPackages, root } from '../scripts/shared.mjs';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly imports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Package {
  readonly folder: string;
  readonly manifest: Manifest;
}

interface Tarball {
  readonly name: string;
  readonly tarball: string;
  readonly files: readonly string[];
}

const all: Package[] = packages();
const published: Package[] = publishedPackages();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe('every package', () => {
  test.each(all)('$manifest.name has the version of the root, and asks for it', ({ manifest }) => {
    expect(manifest.version, 'run: node scripts/version.mjs').toBe(version);
    const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([name]) => name.startsWith('@latin-puzzles/'))
      .map(([, wanted]) => wanted);
    expect(asked).toEqual(asked.map(() => version));
  });

  test('programs read the same version from core', () => {
    expect(VERSION, 'run: node scripts/version.mjs').toBe(version);
  });

  test('the changelog has an entry for the version', () => {
    expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}`);
  });
});

describe('every published package', () => {
  test.each(published)('$manifest.name carries the licence and a README', ({ folder, manifest }) => {
    expect(manifest.license).toBe('MIT');
    expect(readFileSync(join(root, folder, 'LICENSE'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
    expect(readFileSync(join(root, folder, 'README.md'), 'utf8')).toMatch(new RegExp(`^# ${manifest.name}\n`));
  });

  test.each(published)('$manifest.name names what it exports one by one', ({ manifest }) => {
    expect(Object.keys(manifest.exports).filter((subpath) => subpath.includes('*'))).toEqual([]);
  });

  test.each(['core', 'workshop'])('every room of %s is a subpath, and nothing inside them', (name) => {
    const { manifest, folder } = published.find((candidate) => candidate.folder === `packages/${name}`)!;
    const rooms = readdirSync(join(root, folder, 'src')).filter((room) => !room.includes('.'));
    const subpaths = Object.keys(manifest.exports).filter((subpath) => !/^\.$|package\.json$/.test(subpath));
    expect(subpaths.toSorted(), `the exports of ${folder}/package.json`).toEqual(
      rooms.map((room) => `./${room}`).toSorted(),
    );
  });
});

/** What is published with all that it uses inside has other files than its sources have. */
const BUILT_WHOLE: Readonly<Record<string, (folder: string) => string[]>> = {
  '@latin-puzzles/studio': (folder) => filesIn(join(folder, 'dist/client'), 'dist/client'),
  '@latin-puzzles/element': () => [
    ...['index', 'element', 'events'].map((name) => `dist/${name}.d.ts`),
    'dist/licences.md',
  ],
};

describe('the tarballs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latin-tarballs-'));
  let tarballs: Tarball[];
  beforeAll(() => {
    tarballs = packAll(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const tarballOf = (name: string) => tarballs.find((packed) => packed.name === name)!;

  test.each(published)('of $manifest.name holds the build of its sources and nothing else', ({ folder, manifest }) => {
    const about = ['LICENSE', 'README.md', 'package.json'];
    const built = BUILT_WHOLE[manifest.name]?.(folder) ?? types(join(folder, 'src'), 'dist');
    // Programs and pages that go out as they are.
    const plain = ['bin', 'page'].flatMap((name) =>
      existsSync(join(root, folder, name)) ? filesIn(join(folder, name), name) : [],
    );
    const expected = [...about, ...built, ...programs(folder, manifest), ...plain];
    expect(tarballOf(manifest.name).files.toSorted()).toEqual(expected.toSorted());
  });

  test('of core holds one file a room, and one that leads to it', () => {
    const rooms = readdirSync(join(root, 'packages/core/src')).filter((room) => !room.includes('.'));
    const scripts = tarballOf('@latin-puzzles/core').files.filter((file) => file.endsWith('.js'));
    // Beside them the front door, and the formats of other programs, which are loaded when one is met.
    expect(scripts.length).toBeLessThanOrEqual(2 * rooms.length + 2);
  });

  test.each(published)('of $manifest.name has nothing for publint to find', async ({ manifest }) => {
    const { publint } = await import('publint');
    const tarball = toArrayBuffer(readFileSync(tarballOf(manifest.name).tarball));
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  // The pages of the studio have no types.
  const typed = published.filter(({ manifest }) => manifest.name !== '@latin-puzzles/studio');
  test.each(typed)('of $manifest.name has types that are not wrong', async ({ manifest }) => {
    const { checkPackage, createPackageFromTarballData } = await import('@arethetypeswrong/core');
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarballOf(manifest.name).tarball)), {
      // Scripts for pages are not imported.
      excludeEntrypoints: [/\.js$/],
    });
    if (!analysis.types) throw new Error('There are no types.');
    // We publish modules only.
    const ignored = ['node10', 'node16-cjs'];
    const problems = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && ignored.includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
  });
});

/** What the compiler makes of the sources in a folder. */
function types(sources: string, target: string): string[] {
  return filesIn(sources, target)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, '.d.ts'));
}

/** What a package promises to run, and all that this imports of the package. */
function programs(folder: string, { exports, imports }: Manifest): Set<string> {
  const promised = [exports, imports ?? {}].flatMap((map) =>
    Object.values<string | Readonly<Record<string, string>>>(map).map((target) =>
      typeof target === 'string' ? target : target.default!,
    ),
  );
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = readFileSync(join(root, folder, file), 'utf8');
    for (const [, imported] of text.matchAll(/(?:\bfrom |\bimport ?\(?)["'](\.[^"']*)["']/g))
      reach(normalize(join(dirname(file), imported!)));
  };
  for (const file of promised) if (file.endsWith('.js')) reach(normalize(file));
  return reached;
}

function filesIn(folder: string, prefix: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replace(join(root, folder), prefix));
}

function toArrayBuffer({ buffer, byteOffset, byteLength }: Buffer): ArrayBuffer {
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}
