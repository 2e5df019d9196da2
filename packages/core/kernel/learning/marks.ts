import { setWord, take, word } from './memory';
import { atoms, markOf, setMark } from './trail';

/** What the analysis of a conflict has found out about an atom, as bits; the second and third serve minimising alone. */
export const SEEN: i32 = 1;
export const IMPLIED: i32 = 2;
export const NEEDED: i32 = 4;
/** Took part in the conflict, though not as a literal to resolve. */
export const INVOLVED: i32 = 8;

/** The atoms that carry a mark. */
let marked: usize = 0;
let markedSize: i32 = 0;

export function initMarks(): void {
  marked = take(4 * atoms);
  markedSize = 0;
}

// @inline
export function mark(atom: i32, as: i32): void {
  const before = markOf(atom);
  if (before === 0) setWord(marked, markedSize++, atom);
  setMark(atom, before | as);
}

// @inline
export function markedAtom(index: i32): i32 {
  return word(marked, index);
}

// @inline
export function markedAtoms(): i32 {
  return markedSize;
}

export function unmarkAll(): void {
  for (let i = 0; i < markedSize; i++) setMark(word(marked, i), 0);
  markedSize = 0;
}
