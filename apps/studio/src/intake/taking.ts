import { type Fault, makeFault } from '@latin-puzzles/core/basis';
import { MAX_DOCUMENT_LENGTH } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { makePuzzleCode } from '@latin-puzzles/workshop/play';
import { readPuzzles } from '@latin-puzzles/workshop/reading';
import { takeKeepsake } from '../games/keepsake.ts';
import { packText } from '../games/packing.ts';
import type { Studio } from '../services/studio.ts';
import type { Arrival } from './arrival.ts';
import { INTAKE_FAULTS } from './faults.ts';

/** So many puzzles of a text are listed. */
const MOST = 200;

type Places = Pick<Studio, 'storage' | 'progress'>;

/** What a text holds: a link to a puzzle, progress, or puzzles in whichever format each is written. */
export async function takeText(text: string, places: Places): Promise<Arrival> {
  const code = codeInLink(text);
  if (code !== undefined) return { code };
  if (takeKeepsake(text, places)) return { joined: true };
  const puzzles: Puzzle[] = [];
  let fault: Fault | undefined;
  let more = false;
  for await (const { result } of readPuzzles(text)) {
    more = result.ok && puzzles.length === MOST;
    if (more) break;
    if (result.ok) puzzles.push(result.value);
    else fault ??= result.fault;
  }
  const [first] = puzzles;
  if (!first) return { fault: fault! };
  if (puzzles.length === 1 && !fault) return { code: await puzzleCode(first) };
  return { puzzles, more, flawed: fault !== undefined };
}

export async function takeFiles(files: readonly File[], places: Places): Promise<Arrival> {
  const large = files.find(({ size }) => size > MAX_DOCUMENT_LENGTH);
  if (large) return { fault: makeFault(INTAKE_FAULTS, 'format.too-large:file', large.name) };
  const texts = await Promise.all(files.map((file) => file.text().catch(() => undefined)));
  const unread = files[texts.indexOf(undefined)];
  if (unread) return { fault: makeFault(INTAKE_FAULTS, 'file.read:file', unread.name) };
  return takeText(texts.join('\n'), places);
}

export function puzzleCode(puzzle: Puzzle): Promise<string> {
  return makePuzzleCode(puzzle, packText);
}

/** The code in an address of a studio, wherever that is, such as `https://example.org/#/play/s/1…`; nothing in other texts. */
export function codeInLink(text: string): string | undefined {
  return /^\S*#\/play\/s\/([\w-]+)$/.exec(text.trim())?.[1];
}
