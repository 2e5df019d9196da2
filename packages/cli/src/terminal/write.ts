import { access, constants, open, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inEveryLanguage, type Words } from '@latin-puzzles/core/basis';
import { commandFault } from './exit.ts';
import { printData } from './screen.ts';

export async function writeResult(file: string, content: string | Uint8Array): Promise<void> {
  await writing(file, () => writeFile(file, content));
}

/** Fails now if a file could not be written later, after long work, because its folder is missing or closed. */
export async function checkFolder(file: string): Promise<void> {
  await writing(file, () => access(dirname(file), constants.W_OK));
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
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw commandFault('file.write', file, { reason: REASONS[code] ?? inEveryLanguage(() => message) });
  }
}

/** Where lines go as they come. */
export interface Sink {
  write(line: string): Promise<void>;
  close(): Promise<void>;
}

/** A file, or standard output. A file that cannot be written is told before there is anything to lose. */
export async function openSink(file: string | undefined): Promise<Sink> {
  if (file === undefined) return { write: async (line) => printData(line), close: async () => {} };
  const handle = await writing(file, () => open(file, 'w'));
  return {
    write: (line) => writing(file, () => handle.appendFile(`${line}\n`)),
    close: () => writing(file, () => handle.close()),
  };
}
