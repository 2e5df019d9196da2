import { numbers } from '../../basis/index.ts';
import { alphabetOf } from '../text/characters.ts';

/**
 * The labels of a square of an order whose program tells only what stands in its cells: the numbers from 1 where these will do; as many texts
 * as there are labels; one of the alphabets of lines; otherwise nothing.
 */
export function labelsIn(texts: readonly (string | undefined)[], size: number): readonly string[] | undefined {
  const written = [...new Set(texts.filter((text) => text !== undefined))];
  const usual = numbers(size);
  if (written.every((text) => usual.includes(text))) return undefined;
  if (written.length === size) return written.sort();
  const alphabet = alphabetOf(written, size);
  return written.every((text) => alphabet.includes(text)) ? alphabet : undefined;
}
