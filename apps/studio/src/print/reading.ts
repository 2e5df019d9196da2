import type { Fault } from '@latin-puzzles/core/basis';
import { makeNative, parseInput } from '@latin-puzzles/core/format';

/** What a file holds: puzzles as native documents, and what was wrong with the others. */
export interface Read {
  readonly texts: readonly string[];
  readonly faults: readonly { readonly place: string; readonly fault: Fault }[];
}

/** The puzzles of a text in any of our formats. */
export async function readPuzzles(text: string): Promise<Read> {
  const texts: string[] = [];
  const faults: { place: string; fault: Fault }[] = [];
  for await (const { place, result } of parseInput(text.split(/\r?\n/)))
    if (result.ok) texts.push(makeNative(result.value));
    else faults.push({ place, fault: result.fault });
  return { texts, faults };
}
