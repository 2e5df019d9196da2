import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { type PuzzleSubject, subjectNamed, subjectOfPuzzle } from '@latin-puzzles/workshop/generate';
import { readFirstPuzzle } from '@latin-puzzles/workshop/reading';
import { accepted, acceptedFrom } from '../terminal/exit.ts';
import { readLines, sourceName } from '../terminal/read.ts';

/** The Latin Puzzle of the catalog, the board of a family, or that of the first puzzle in a file. */
export async function readSubject(name: string): Promise<PuzzleSubject> {
  if (!isFileName(name)) return accepted(subjectNamed(name));
  return subjectOfPuzzle(acceptedFrom(await readFirstPuzzle(readLines(name)), sourceName(name)));
}

/** Whether a name that may be a board's or a file's is a file's. */
export function isFileName(name: string): boolean {
  return !subjectNamed(name).ok && (name === '-' || extname(name) !== '' || existsSync(name));
}
