import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the licences of what others wrote and is built in to licences.md. Workers are built apart from the pages, and
 * before the pages are done, so that theirs are known by then.
 */
export function licences(): { readonly ofWorker: () => Plugin; readonly ofPages: () => Plugin } {
  const folders = new Set<string>();
  const gather = (modules: Iterable<string>) => {
    // The part after the last node_modules/ names the package, with its scope if it has one.
    for (const id of modules) {
      const [folder] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, '')) ?? [];
      if (folder) folders.add(folder);
    }
  };
  return {
    ofWorker: () => ({
      name: 'licences-of-worker',
      generateBundle() {
        gather(this.getModuleIds());
      },
    }),
    ofPages: () => ({
      name: 'licences-of-pages',
      generateBundle() {
        gather(this.getModuleIds());
        const packages = [...folders].sort().map(licenceOf);
        const source = `# Licences\n\nThe studio contains code and files of these packages.\n${[...packages, ...typefaces()].join('')}`;
        this.emitFile({ type: 'asset', fileName: 'licences.md', source });
      },
    }),
  };
}

/** The typefaces of the pages are kept beside their licences. */
function typefaces(): string[] {
  const folder = join(import.meta.dirname, '../src/styles/typeface');
  return readdirSync(folder)
    .filter((file) => file.endsWith('-licence.txt'))
    .map(
      (file) =>
        `\n## ${file.replace('-licence.txt', '')} (OFL-1.1)\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`,
    );
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `\n## ${name} ${version} (${license})\n${text}`;
}
