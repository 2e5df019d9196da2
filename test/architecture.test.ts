import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
// @ts-expect-error: a script without types
import * as imports from '../scripts/import-graph.mjs';
// @ts-expect-error: a script without types
import { root, sourceFiles } from '../scripts/shared.mjs';

/** Who may look into whom: a room imports only rooms named before it. */
const PACKAGES = [
  'core',
  'drawing',
  'workshop',
  'view',
  'element',
  'methods',
  'plugins',
  'mill',
  'service',
  'cli',
  'studio',
];
const CORE_FOLDERS = [
  'basis',
  'board',
  'puzzle',
  'engine',
  'counting',
  'classes',
  'sampling',
  'attrition',
  'rating',
  'finding',
  'format',
];
/** The studio: what pages rest on, the pages, and at the roof what makes and shows them. */
const STUDIO_PAGES = [
  'home',
  'daily',
  'progress',
  'gallery',
  'play',
  'learn',
  'generate',
  'design',
  'print',
  'collection',
];
const STUDIO_ROOMS = [
  ...['storage', 'settings', 'offline', 'downloads', 'worker', 'services', 'parts'],
  ...['specimens', 'families', 'games', 'boards', 'intake', 'solid', 'hints', 'forms', 'house-style', 'book'],
  ...STUDIO_PAGES,
  'app',
];
/** Pairs that must stay strangers although the order would allow it. */
const STRANGERS = [
  ['engine', 'attrition'],
  ['cli', 'studio'],
  ['cli', 'service'],
  ['service', 'studio'],
];

const importsOf: (file: string) => string[] = imports.importsOf;
const readNeighbours: (file: string) => string[] = imports.neighboursOf;

const written: string[] = sourceFiles();
const files: string[] = imports.programFiles();
const kernel = written.filter((file) => /^packages\/core\/kernel\/.*\.ts$/.test(file));

/** The names that a file declares and exports; what it passes on from others is not among them. */
function exportsOf(file: string): string[] {
  const declaration =
    /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum)\s+\*?\s*([\w$]+)/gm;
  return [...readFileSync(join(root, file), 'utf8').matchAll(declaration)].map((match) => match[1]!);
}

/** The files of its own package that a file imports. */
function ownImportsOf(file: string): string[] {
  return readNeighbours(file).map((target) =>
    kernel.includes(file) && !target.endsWith('.ts') ? `${target}.ts` : target,
  );
}

/** The arrows of a graph that lie on a cycle, or between two cycles. */
function arrowsInCycles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  let arrows = [...graph].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to })));
  for (let before = -1; before !== arrows.length; ) {
    before = arrows.length;
    const starts = new Set(arrows.map(({ from }) => from));
    const ends = new Set(arrows.map(({ to }) => to));
    arrows = arrows.filter(({ from, to }) => ends.has(from) && starts.has(to));
  }
  return arrows.map(({ from, to }) => `${from} → ${to}`).toSorted();
}

const packageOf = (file: string) => file.split('/')[1]!;
const studioRoomOf = (file: string) => /^apps\/studio\/src\/([^/]+)\//.exec(file)?.[1] ?? '';
const coreFolderOf = (file: string) => /^packages\/core\/src\/([^/]+)\//.exec(file)?.[1];

function mayImport(order: readonly string[], from: string, to: string): boolean {
  if (from === to) return true;
  if (STRANGERS.some((pair) => pair.includes(from) && pair.includes(to))) return false;
  return order.indexOf(to) >= 0 && order.indexOf(to) < order.indexOf(from);
}

describe('the rooms', () => {
  test('packages import only packages above them', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .map((specifier) => /^@latin-puzzles\/([^/]+)/.exec(specifier)?.[1])
        .filter((to) => to !== undefined && !(to !== packageOf(file) && mayImport(PACKAGES, packageOf(file), to)))
        .map((to) => `${file} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no file reaches into another package by a relative path', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => normalize(join(dirname(file), specifier)))
        .filter((target) => packageOf(target) !== packageOf(file))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('folders of core import only folders above them', () => {
    const wrong = files.flatMap((file) => {
      const from = coreFolderOf(file);
      if (from === undefined) return [];
      return importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => coreFolderOf(normalize(join(dirname(file), specifier))))
        .filter((to) => to !== undefined && !mayImport(CORE_FOLDERS, from, to))
        .map((to) => `${file} imports ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  test('rooms of the studio import only rooms above them, and no page another', () => {
    const wrong = files.flatMap((file) => {
      const from = studioRoomOf(file);
      if (from === '') return [];
      return ownImportsOf(file)
        .map(studioRoomOf)
        .filter((to) => to !== from)
        .filter(
          (to) => !mayImport(STUDIO_ROOMS, from, to) || (STUDIO_PAGES.includes(from) && STUDIO_PAGES.includes(to)),
        )
        .map((to) => `${file} imports ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  test('every package declares what it imports', () => {
    const wrong = files.flatMap((file) => {
      const [place, name] = file.split('/');
      const manifest = JSON.parse(readFileSync(join(root, place!, name!, 'package.json'), 'utf8'));
      // The studio and the element are published as built files, with what they use inside.
      const isBuilt = name === 'studio' || name === 'element';
      const dependencies = (isBuilt ? manifest.devDependencies : manifest.dependencies) ?? {};
      return importsOf(file)
        .filter((specifier) => !/^(\.|node:|virtual:)/.test(specifier))
        .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0])
        .filter((wanted) => !(wanted in dependencies))
        .map((wanted) => `${file} imports ${wanted}`);
    });
    expect(wrong).toEqual([]);
  });

  test('core uses neither Node nor npm packages', () => {
    const wrong = files
      .filter((file) => packageOf(file) === 'core')
      .flatMap((file) =>
        importsOf(file)
          .filter((specifier) => !specifier.startsWith('.'))
          .map((s) => `${file} imports ${s}`),
      );
    expect(wrong).toEqual([]);
  });

  test('core is compiled without the names that browsers and Node add', () => {
    const { compilerOptions: own } = JSON.parse(readFileSync(join(root, 'packages/core/tsconfig.json'), 'utf8'));
    const { compilerOptions: common } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
    const { lib, types } = { ...common, ...own };
    expect(lib.filter((name: string) => !/^ES/.test(name))).toEqual([]);
    expect(types).toEqual([]);
  });

  test('no file imports itself through others', () => {
    const graph = new Map([...files, ...kernel].map((file) => [file, new Set(ownImportsOf(file))]));
    expect(arrowsInCycles(graph)).toEqual([]);
  });

  test('no folder imports itself through others, whether they lie beside it, in it or around it', () => {
    const graph = new Map<string, Set<string>>();
    for (const file of [...files, ...kernel]) {
      const from = dirname(file);
      const targets = graph.get(from) ?? new Set();
      for (const target of ownImportsOf(file)) if (dirname(target) !== from) targets.add(dirname(target));
      graph.set(from, targets);
    }
    expect(arrowsInCycles(graph)).toEqual([]);
  });

  test('no name is exported by two files', () => {
    const exporters = new Map<string, Set<string>>();
    for (const file of files)
      for (const name of exportsOf(file)) exporters.set(name, (exporters.get(name) ?? new Set()).add(file));
    const wrong = [...exporters]
      .filter(([, { size }]) => size > 1)
      .map(([name, by]) => `${name}: ${[...by].join(', ')}`);
    expect(wrong).toEqual([]);
  });

  test('every room has its place in the order', () => {
    const rooms = (roomOf: (file: string) => string | undefined) => new Set(files.map(roomOf).filter(Boolean));
    expect([...rooms(coreFolderOf)].toSorted()).toEqual(CORE_FOLDERS.toSorted());
    expect([...rooms(packageOf)].toSorted()).toEqual(PACKAGES.toSorted());
    expect([...rooms(studioRoomOf)].toSorted()).toEqual(STUDIO_ROOMS.toSorted());
  });
});
