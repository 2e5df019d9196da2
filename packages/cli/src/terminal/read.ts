import { createReadStream, openSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { inEveryLanguage, type LanguageCode, type Words } from '@latin-puzzles/core/basis';
import { type InputItem, MAX_DOCUMENT_LENGTH } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { type LineNames, lineOptionsFor, readPuzzles } from '@latin-puzzles/workshop/reading';
import { EXIT, type ExitCode } from './codes.ts';
import { accepted, BadInput, COMMAND_LINE, commandFault, describeFault, gravest } from './exit.ts';
import type { LanguageOptions } from './language.ts';
import { makeProgressLine } from './progress.ts';
import { say } from './screen.ts';

/** The options of every command that reads puzzles. */
export type InputOptions = LineNames;

/** How far the reading of a file has come. */
interface Reading {
  bytes: number;
  /** Unknown for standard input. */
  total: number | undefined;
}

/** The lines of a file, or of standard input. */
export function readLines(file: string | undefined, reading?: Reading): AsyncGenerator<string> {
  return lines(open(file), sourceName(file), reading);
}

/** The whole of a file of UTF-8 text. */
export async function readText(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch (error) {
    throw readingFault(error, file);
  }
}

/** The whole of a text, of a file or of standard input, compressed by gzip or not. */
export async function readPacked(file: string): Promise<string> {
  try {
    const bytes = file === '-' ? await buffer(process.stdin) : await readFile(file);
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return new TextDecoder('utf-8', { fatal: true }).decode(isPacked ? gunzipSync(bytes, UNPACKED) : bytes);
  } catch (error) {
    throw readingFault(error, sourceName(file));
  }
}

/** A small file can be made that would fill the memory. */
const UNPACKED = { maxOutputLength: 2 ** 28 };

/**
 * Runs an action on every puzzle of a file, or of standard input for `-` or no file, in order. A bad one is reported and
 * the rest goes on.
 */
export async function forEachPuzzle(
  file: string | undefined,
  options: InputOptions & Partial<LanguageOptions> & { readonly json?: boolean | undefined },
  action: (puzzle: Puzzle, place: string) => Promise<ExitCode> | ExitCode,
): Promise<ExitCode> {
  const language = options.lang ?? 'en';
  const codes: ExitCode[] = [];
  const progress = makeProgressLine();
  const { items, share } = openPuzzles(file, options);
  for await (const { place, result } of items) {
    // Results on the same terminal would run into the line.
    if (process.stdout.isTTY) progress.clear();
    try {
      codes.push(await action(accepted(result), place[options.json ? 'en' : language]));
    } catch (error) {
      progress.clear();
      if (!(error instanceof BadInput)) throw error;
      say(...describeFault(error.fault, sourceName(file, language), language));
      codes.push(EXIT.badInput);
    }
    if (codes.length > 1) progress.show(`${codes.length} puzzles`, share());
  }
  progress.clear();
  return gravest(codes);
}

/** The puzzles of a file, or of standard input, and how much of it is read, if that is known. */
export interface OpenPuzzles {
  readonly items: AsyncGenerator<InputItem>;
  readonly share: () => number | undefined;
}

export function openPuzzles(file: string | undefined, options: InputOptions): OpenPuzzles {
  const reading: Reading = { bytes: 0, total: sizeOf(file) };
  return {
    items: readPuzzles(readLines(file, reading), accepted(lineOptionsFor(options))),
    share: () => (reading.total ? reading.bytes / reading.total : undefined),
  };
}

function sizeOf(file: string | undefined): number | undefined {
  return file === undefined || file === '-' ? undefined : statSync(file, { throwIfNoEntry: false })?.size;
}

export function sourceName(file: string | undefined, language: LanguageCode = 'en'): string {
  return file === undefined || file === '-' ? STANDARD_INPUT[language] : file;
}

const STANDARD_INPUT: Words = { en: 'standard input', es: 'entrada estándar' };

function open(file: string | undefined): Readable {
  if (file !== undefined && file !== '-') return openFile(file);
  if (file === undefined && process.stdin.isTTY) throw commandFault('usage:no-puzzle', COMMAND_LINE);
  return process.stdin;
}

/** At once: a file that is missing is told before anything else is done, and not when it is read. */
function openFile(file: string): Readable {
  try {
    return createReadStream(file, { fd: openSync(file, 'r') });
  } catch (error) {
    throw readingFault(error, file);
  }
}

/** The lines of a stream of UTF-8 text. */
async function* lines(stream: Readable, source: string, reading?: Reading): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let parts: string[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      if (reading) reading.bytes += (chunk as Uint8Array).length;
      const [first, ...rest] = decoder.decode(chunk as Uint8Array, { stream: true }).split('\n');
      parts.push(first!);
      length += first!.length;
      if (length > MAX_DOCUMENT_LENGTH)
        throw commandFault('format.too-large:line', source, { most: MAX_DOCUMENT_LENGTH });
      if (rest.length === 0) continue;
      yield withoutReturn(parts.join(''));
      for (const line of rest.slice(0, -1)) yield withoutReturn(line);
      parts = [rest.at(-1)!];
      length = parts[0]!.length;
    }
    const last = parts.join('') + decoder.decode();
    if (last !== '') yield withoutReturn(last);
  } catch (error) {
    throw readingFault(error, source);
  }
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

const REASONS: Readonly<Record<string, Words>> = {
  ENOENT: { en: 'there is no such file', es: 'no existe ese archivo' },
  EISDIR: { en: 'it is a folder', es: 'es una carpeta' },
  EACCES: { en: 'it may not be read', es: 'no hay permiso para leerlo' },
};

export function readingFault(error: unknown, place: string): unknown {
  if (error instanceof BadInput || !(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return commandFault('format.encoding:text', place);
  if (code === undefined) return error;
  return commandFault('file.read', place, { reason: REASONS[code] ?? inEveryLanguage(() => error.message) });
}
