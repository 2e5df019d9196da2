import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { root, sourceFiles } from '../scripts/shared.mjs';

/** Who may look into whom: a room imports only rooms named before it. */
const PACKAGES = ['core', 'drawing', 'workshop', 'mill', 'cli', 'studio'];
const CORE_FOLDERS = ['basis', 'board', 'puzzle', 'engine', 'attrition', 'rating', 'finding', 'counting', 'format'];
/** The studio's rooms that are pages: what two of them need belongs to neither. */
const PAGES = ['gallery', 'play', 'generate', 'design', 'print'];
/** Those that know pages by trade: what opens them, what works for them, what says their words. */
const SERVANTS = ['app', 'labour', 'words'];
/** Pairs that must stay strangers although the order would allow it. */
const STRANGERS = [
  ['engine', 'attrition'],
  ['cli', 'studio'],
];

const files: string[] = sourceFiles().filter((file: string) =>
  /^(packages|apps)\/[^/]+\/(src|server)\/.*\.tsx?$/.test(file),
);

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g),
  ].map((match) => (match[1] ?? match[2])!);
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

  test('no page of the studio imports another, and no room that they share a page', () => {
    const wrong = files
      .filter((file) => studioRoomOf(file) !== '' && !SERVANTS.includes(studioRoomOf(file)))
      .flatMap((file) =>
        importsOf(file)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => studioRoomOf(normalize(join(dirname(file), specifier))))
          .filter((to) => PAGES.includes(to) && to !== studioRoomOf(file))
          .map((to) => `${file} imports ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  test('every package declares what it imports', () => {
    const wrong = files.flatMap((file) => {
      const [place, name] = file.split('/');
      const { dependencies = {} } = JSON.parse(readFileSync(join(root, place!, name!, 'package.json'), 'utf8'));
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
    const graph = new Map(
      files.map((file) => [
        file,
        importsOf(file)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => normalize(join(dirname(file), specifier))),
      ]),
    );
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      else if (!done.has(file)) {
        for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
        done.add(file);
      }
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });

  test('every room has its place in the order', () => {
    const rooms = (roomOf: (file: string) => string | undefined) => new Set(files.map(roomOf).filter(Boolean));
    expect([...rooms(coreFolderOf)].toSorted()).toEqual(CORE_FOLDERS.toSorted());
    expect([...rooms(packageOf)].toSorted()).toEqual(PACKAGES.toSorted());
    expect([...rooms(studioRoomOf)]).toEqual(expect.arrayContaining([...PAGES, ...SERVANTS]));
  });
});
