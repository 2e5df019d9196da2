import { numbers } from '../../basis/index.ts';
import { alphabetOf, BLANKS } from './characters.ts';

/**
 * The labels of a square of an order whose program tells only what stands in its cells: the numbers from 1 where these will do; as many texts
 * as there are labels, if they are letters or figures; one of the alphabets of lines; otherwise nothing.
 */
export function labelsIn(texts: readonly (string | undefined)[], size: number): readonly string[] | undefined {
  const written = [...new Set(texts.filter((text) => text !== undefined))];
  const usual = numbers(size);
  if (written.every((text) => usual.includes(text))) return undefined;
  if (written.length === size && isOneKind(written)) return written.sort();
  const alphabet = alphabetOf(written, size);
  return written.every((text) => alphabet.includes(text)) ? alphabet : undefined;
}

/** The labels of a square whose cells hold a character each, or numbers of several figures; the letters of a word, if all of them stand somewhere. */
export function labelsOfCells(cells: readonly string[], size: number): readonly string[] {
  if (size > 9 && cells.some((cell) => cell.length > 1)) return numbers(size);
  const signs = cells.filter((cell) => cell.length === 1);
  const alphabet = alphabetOf(signs, size);
  const strange = signs.find((sign) => !BLANKS.includes(sign) && !alphabet.includes(sign.toUpperCase()));
  if (strange === undefined || !LETTER.test(strange)) return alphabet;
  const written = [...new Set(signs)].filter((sign) => !'.0-*_?'.includes(sign));
  return written.length === size && isOneKind(written) ? written.sort() : alphabet;
}

const LETTER = /^\p{L}+$/u;

/** A wrong sign among others is no label: letters stand with letters, figures with figures. */
function isOneKind(texts: readonly string[]): boolean {
  return texts.every((text) => LETTER.test(text)) || texts.every((text) => /^\d+$/.test(text));
}
