import { parseScale, type Scale } from '@latin-puzzles/core/rating';
import { accepted } from './exit.ts';
import { readText } from './read.ts';

/** The scale of difficulty of a file. */
export async function readScale(file: string): Promise<Scale> {
  return accepted(parseScale(await readText(file), file));
}
