import { existsSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import {
  access,
  chmod,
  constants,
  type FileHandle,
  lstat,
  open,
  readdir,
  realpath,
  rename,
  rm,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { inEveryLanguage, type Words } from '@latin-puzzles/core/basis';
import { commandFault } from './exit.ts';
import { printData } from './screen.ts';

/** Writes a whole file: whoever reads it, also after a kill, finds the old one or the new one. */
export async function writeResult(file: string, content: string | Uint8Array): Promise<void> {
  const draft = await writing(file, () => openDraft(file));
  try {
    await writing(file, () => draft.handle.writeFile(content));
    await writing(file, () => draft.keep());
  } catch (error) {
    await draft.discard();
    throw error;
  }
}

/** Fails now if a file could not be written later, after long work, because its folder is missing or closed. */
export async function checkFolder(file: string): Promise<void> {
  await writing(file, () => access(dirname(file), constants.W_OK));
}

/** A file that is being written beside the one whose place it takes at the end. */
interface Draft {
  readonly handle: FileHandle;
  keep(): Promise<void>;
  discard(): Promise<void>;
}

async function openDraft(file: string): Promise<Draft> {
  // A link stays a link: what it leads to is replaced.
  const target = await realpath(file).catch(() => file);
  const known = await lstat(target).catch(() => undefined);
  // What is no file, such as /dev/stdout, cannot be replaced; a folder says so itself.
  if (known && !known.isFile()) {
    const handle = await open(target, 'w');
    return { handle, keep: () => handle.close(), discard: () => handle.close() };
  }
  if (known) await access(target, constants.W_OK);
  const beside = draftName(target, process.pid);
  const handle = await open(beside, 'w', known?.mode);
  return {
    handle,
    async keep() {
      if (known) await chmod(beside, known.mode);
      await handle.sync();
      await handle.close();
      await rename(beside, target);
    },
    async discard() {
      await handle.close().catch(() => {});
      await rm(beside, { force: true });
    },
  };
}

function draftName(target: string, process: number): string {
  return `${target}.${process}.part`;
}

/** The drafts of a file that processes have left which ended before their time. */
export async function abandonedDrafts(file: string): Promise<string[]> {
  const target = await realpath(file).catch(() => file);
  const names = await readdir(dirname(target)).catch(() => []);
  const left = names.filter((name) => {
    const process = Number(/\.(\d+)\.part$/.exec(name)?.[1]);
    return name === basename(draftName(target, process)) && !isRunning(process);
  });
  return left.map((name) => join(dirname(target), name));
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const REASONS: Readonly<Record<string, Words>> = {
  ENOENT: { en: 'there is no such folder', es: 'no existe esa carpeta' },
  ENOTDIR: { en: 'a part of its path is no folder', es: 'una parte de su ruta no es una carpeta' },
  EISDIR: { en: 'it is a folder', es: 'es una carpeta' },
  EACCES: { en: 'it may not be written to', es: 'no hay permiso para escribir en él' },
  EROFS: { en: 'it may not be written to', es: 'no hay permiso para escribir en él' },
  ENOSPC: { en: 'the disk is full', es: 'el disco está lleno' },
};

async function writing<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw writeFault(file, error);
  }
}

function writeFault(file: string, error: unknown) {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return commandFault('file.write', file, { reason: REASONS[code] ?? inEveryLanguage(() => message) });
}

/** Writes a whole file as `writeResult` does, amid work that gives the event loop no turn. */
export function writeAmidWork(file: string, content: string): void {
  try {
    // A link stays a link here too.
    const target = existsSync(file) ? realpathSync(file) : file;
    writeFileSync(`${target}.new`, content);
    renameSync(`${target}.new`, target);
  } catch (error) {
    throw writeFault(file, error);
  }
}

/** Where lines go as they come. */
export interface Sink {
  write(line: string): Promise<void>;
  /** The file is there from now on. */
  close(): Promise<void>;
  /** Leaves the file as it was. */
  discard(): Promise<void>;
}

/** A file that begins with some lines, or standard output. A file that cannot be written is told before there is anything to lose. */
export async function openSink(file: string | undefined, before: readonly string[] = []): Promise<Sink> {
  if (file === undefined)
    return { write: async (line) => printData(line), close: async () => {}, discard: async () => {} };
  const draft = await writing(file, () => openDraft(file));
  const write = (line: string) => writing(file, () => draft.handle.appendFile(`${line}\n`));
  if (before.length > 0) await write(before.join('\n'));
  return {
    write,
    close: () => writing(file, () => draft.keep()),
    discard: () => draft.discard(),
  };
}
