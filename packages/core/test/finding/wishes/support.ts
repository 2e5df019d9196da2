import { must } from '../../../src/basis/index.ts';
import { type CatalogEntry, catalogEntry, resolveBoard } from '../../../src/board/index.ts';
import { type Found, makeGenerator, type Wishes } from '../../../src/finding/wishes/index.ts';
import { makeMultiset } from '../../../src/puzzle/index.ts';

/** The wishes for a board with the labels 1, 2, … or those given. */
export function wishesFor(board: string, more: Partial<Wishes> = {}, labels?: readonly string[]): Wishes {
  const made = must(resolveBoard(board));
  const entries = labels ?? Array.from({ length: made.k! }, (_, i) => String(i + 1));
  return { board: made, multiset: must(makeMultiset(entries)), ...more };
}

/** The wishes for a Latin Puzzle of the catalog. */
export function wishesOf(name: string, more: Partial<Wishes> = {}): Wishes {
  const { board, labels, inscription } = catalogEntry(name) as CatalogEntry;
  const place = inscription && { text: inscription.text, place: inscription.cells };
  return wishesFor(board, { inscription: place, ...more }, labels);
}

/** The first puzzles that are found, from seed 0 on. */
export function puzzlesFor(wishes: Wishes, count: number, seeds = 40): Found[] {
  const generator = must(makeGenerator(wishes));
  const found: Found[] = [];
  for (let seed = 0; seed < seeds && found.length < count; seed++) {
    const attempt = generator.attempt(seed);
    if (attempt.found) found.push(attempt);
  }
  return found;
}

/** The code of the fault with which wishes are refused. */
export function refusal(wishes: Wishes): string | undefined {
  const generator = makeGenerator(wishes);
  return generator.ok ? undefined : generator.fault.code;
}
