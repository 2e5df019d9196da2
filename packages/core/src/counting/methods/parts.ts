import { makeRandom } from '../../basis/index.ts';
import { bitCount, components, type Residual } from '../residual/index.ts';
import { FEW_CELLS, findCut, walkAcross } from './cut.ts';
import { crossing, splitCount } from './split.ts';

/** The cells of a board in several parts: one set after the other, all but the last, which has the other cells. */
export type Parts = Int32Array;

/** More parts are not made: ways to divide a demand among them grow with every one. */
const MOST_PARTS = 6;

/**
 * Cuts the board in two, and the sides again, as long as they are large: each along the cut that is best when the asterisms across those
 * before are divided in one way, drawn at random. Yields now and then.
 */
export function* findParts(residual: Residual): Generator<undefined, Parts, undefined> {
  const { words } = residual;
  // The same residual is always cut alike.
  const random = makeRandom(1);
  const parts = [new Int32Array(words).fill(-1)];
  let pieces = [residual];
  while (parts.length < MOST_PARTS) {
    const largest = pieces.reduce((best, piece) => (sizeOf(piece) > sizeOf(best) ? piece : best), pieces[0]!);
    if (parts.length > 1 && sizeOf(largest) < FEW_CELLS) break;
    const cut = yield* findCut(largest);
    const cells = cellsIn(largest);
    const of = parts.findIndex((part) => part.some((set, w) => set & cells[w]! & cut[w]!));
    const whole = parts[of]!;
    parts.splice(
      of,
      1,
      whole.map((set, w) => set & cut[w]!),
      whole.map((set, w) => set & ~cut[w]!),
    );
    const { rest } = yield* walkAcross(largest, cut, random);
    if (!rest) break;
    pieces = [...pieces.filter((piece) => piece !== largest), ...components(rest)];
    if (pieces.length === 0) break;
  }
  const all = new Int32Array((parts.length - 1) * words);
  for (const [i, part] of parts.slice(0, -1).entries()) all.set(part, i * words);
  return all;
}

/** The parts, each as a set of its own. */
export function setsOf(parts: Parts, words: number): Int32Array[] {
  const sets: Int32Array[] = [];
  for (let from = 0; from < parts.length; from += words) sets.push(parts.subarray(from, from + words));
  return sets;
}

/** The asterism that is divided in fewest ways by one of the parts, and in how many; nothing if each lies within one part. */
export function narrowestDivision(residual: Residual, parts: Parts) {
  let best: { readonly asterism: number; readonly part: Int32Array; readonly ways: number } | undefined;
  for (const part of setsOf(parts, residual.words))
    for (const asterism of crossing(residual, part)) {
      const ways = splitCount(residual, asterism, part);
      if (!best || ways < best.ways) best = { asterism, part, ways };
    }
  return best;
}

function cellsIn({ words, size, sets }: Residual): Int32Array {
  const all = new Int32Array(words);
  for (let a = 0; a < size; a++) for (let w = 0; w < words; w++) all[w]! |= sets[a * words + w]!;
  return all;
}

function sizeOf(residual: Residual): number {
  return cellsIn(residual).reduce((sum, set) => sum + bitCount(set), 0);
}
