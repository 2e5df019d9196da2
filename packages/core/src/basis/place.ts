import { isRecord } from './is-record.ts';
import { inEveryLanguage, type Words } from './language/index.ts';

/**
 * Where something stands in the input: a field such as `clues[17]` or a parameter such as `board`, which have the same name
 * in every language, or what is said in words, such as `line 3`.
 */
export type InputPlace = string | Words;

/** A document as a whole. */
export const DOCUMENT: Words = { en: 'document', es: 'documento' };

export function lineAt(number: number): Words {
  return { en: `line ${number}`, es: `línea ${number}` };
}

/** The id that a puzzle of a file has. */
export function idAt(id: string): Words {
  return inEveryLanguage(() => `id ${id}`);
}

/** One of several puzzles, counted from 1. */
export function puzzleAt(number: number): Words {
  return { en: `puzzle ${number}`, es: `puzle ${number}` };
}

export function characterAt(number: number): Words {
  return { en: `character ${number}`, es: `carácter ${number}` };
}

/** A place in every language. */
export function placeWords(place: InputPlace): Words {
  return isRecord(place) ? place : inEveryLanguage(() => String(place));
}

/** A place in a larger one: `line 3, clues[17]`. */
export function within(outer: InputPlace, inner: InputPlace, joint = ', '): Words {
  const [around, inside] = [placeWords(outer), placeWords(inner)];
  return inEveryLanguage((code) => `${around[code]}${joint}${inside[code]}`);
}
