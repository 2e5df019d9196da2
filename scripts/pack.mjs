/**
 * Packs what is published into tarballs: node scripts/pack.mjs FOLDER. Needs the build.
 * What a tarball holds, the `files` of its package.json say; test/install.test.ts installs and tries them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publishedPackages, root } from './shared.mjs';

/** The tarballs, each with the files in it and its size in bytes. */
export function packAll(folder) {
  mkdirSync(folder, { recursive: true });
  const workspaces = publishedPackages().flatMap((published) => ['--workspace', published.folder]);
  const told = execFileSync('npm', ['pack', '--json', '--pack-destination', folder, ...workspaces], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  // A list, or in later versions of npm a record by name.
  return Object.values(JSON.parse(told)).map(({ name, filename, size, unpackedSize, files }) => ({
    name,
    tarball: join(folder, filename),
    size,
    unpackedSize,
    files: files.map(({ path }) => path),
  }));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = resolve(process.argv[2] ?? join(root, 'tarballs'));
  for (const { tarball, size, unpackedSize, files } of packAll(folder))
    console.log(`${tarball}: ${files.length} files, ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked`);
}

function kilobytes(bytes) {
  return `${Math.round(bytes / 1000)} kB`;
}
