import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error: a script without types
import { COMPILER } from '../../scripts/shared.mjs';

export interface CompilerError {
  readonly file: string;
  readonly text: string;
}

/** What the compiler finds wrong with the sources of all packages if some of them had other texts, in a copy of the project. */
export function errorsWith(root: string, changes: ReadonlyMap<string, string>): CompilerError[] {
  const copy = mkdtempSync(join(tmpdir(), 'latin-changed-'));
  try {
    for (const kind of ['packages', 'apps'])
      for (const name of readdirSync(join(root, kind))) {
        const folder = join(kind, name);
        cpSync(join(root, folder, 'src'), join(copy, folder, 'src'), { recursive: true });
        linkModules(join(root, folder), join(copy, folder));
      }
    linkModules(root, copy);
    for (const file of ['tsconfig.base.json', 'tsconfig.tests.json']) cpSync(join(root, file), join(copy, file));
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(SETTINGS));
    for (const [file, text] of changes) writeFileSync(join(copy, file), text);
    const { stdout } = spawnSync(process.execPath, [COMPILER, '-p', copy, '--pretty', 'false'], {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    return parseErrors(stdout);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const SETTINGS = {
  extends: './tsconfig.tests.json',
  compilerOptions: { types: ['node', 'vite/client'] },
  include: ['packages/*/src', 'apps/*/src'],
};

function linkModules(from: string, to: string): void {
  const modules = join(from, 'node_modules');
  if (existsSync(modules)) symlinkSync(modules, join(to, 'node_modules'));
}

/** An error is a line that tells its place, and more lines, set in, that explain it. */
function parseErrors(told: string): CompilerError[] {
  return told
    .split(/\n(?=\S)/)
    .map((lines) => /^(.+?)\(\d+,\d+\): error TS\d+: ([\s\S]*)$/.exec(lines.trim()))
    .filter((found) => found !== null)
    .map(([, file, text]) => ({ file: file!, text: text!.replace(/\s+/g, ' ') }));
}
