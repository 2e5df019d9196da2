import { makeRandom, type Random } from '../../basis/index.ts';
import { addCell, bitCount, cellsOf, type Residual } from '../residual/index.ts';
import { crossing, divided, splitCount, splits } from './split.ts';

/** Cuts of the so many lowest prices are tried, along so many ways each. */
const TRIED = 8;
const WALKS = 3;
/** Prices along them that differ by less than this factor are as good as the same. */
const NOISE = 1.15;
/** So many asterisms at most are grown into one side of a cut; fewer on large boards, where each is more work. */
const MOST_SEEDS = 40;
const GROWING = 2_000_000;
/** So many beginnings of the order of cells are looked at. */
const MOST_PREFIXES = 96;
/** So many divisions of an asterism are drawn to find one that does not end at once. */
const ATTEMPTS = 6;
/** Where an asterism has more divisions than this none is drawn: there are too many to list. */
const MOST_SPLITS = 4096;
/** Fewer cells than this are cut by the quick price alone: to count them takes less than to try cuts out. */
export const FEW_CELLS = 30;
/** How finely chances are told apart. */
const GRAIN = 2 ** 30;

interface Candidate {
  readonly side: Int32Array;
  readonly price: number;
}

/**
 * A set of cells, about half of them at best, that few ways of dividing demands separate from the others: what is paid per
 * cell of the smaller side is least. Sides are the first cells in the order of the board, and asterisms grown by others.
 * Yields now and then.
 */
export function* findCut(residual: Residual): Generator<undefined, Int32Array, undefined> {
  const { words, size, sets } = residual;
  const all = new Int32Array(words);
  for (let a = 0; a < size; a++) for (let w = 0; w < words; w++) all[w]! |= sets[a * words + w]!;
  const count = countOf(all);
  const candidates: Candidate[] = [];
  for (const side of [...prefixes(all), ...(yield* grownSides(residual, count))]) {
    yield;
    candidates.push({ side, price: quickPrice(residual, side) / worth(side, count) });
  }
  candidates.sort((a, b) => a.price - b.price);
  if (count < FEW_CELLS) return candidates[0]!.side;
  // The same residual is always cut alike.
  const random = makeRandom(1);
  const tried: Candidate[] = [];
  for (const { side } of chosen(candidates)) {
    let price = 0;
    for (let walk = 0; walk < WALKS; walk++) price += yield* triedOut(residual, side, random);
    tried.push({ side, price: price / (WALKS * worth(side, count)) });
  }
  const least = Math.min(...tried.map(({ price }) => price));
  // So few walks tell no finer; among those that are as good, the quick price decides.
  const good = new Set(tried.filter(({ price }) => price <= least * NOISE).map(({ side }) => side));
  return candidates.find(({ side }) => good.has(side))!.side;
}

/** The cheapest, but of those with the same price a few only: they are images of each other as a rule. */
function chosen(candidates: readonly Candidate[]): Candidate[] {
  const alike = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const group = alike.get(candidate.price);
    if (!group) alike.set(candidate.price, [candidate]);
    else if (!group.some((other) => other.side.every((set, w) => set === candidate.side[w]))) group.push(candidate);
    if (alike.size > TRIED) break;
  }
  return [...alike.values()].slice(0, TRIED).flatMap((group) => [...new Set([group[0]!, group.at(-1)!])]);
}

function countOf(set: Int32Array): number {
  let count = 0;
  for (const word of set) count += bitCount(word);
  return count;
}

function smaller(side: Int32Array, count: number): number {
  const inside = countOf(side);
  return Math.min(inside, count - inside);
}

/** What a cut is worth: halves are best, but two thirds of the cells at two thirds of the price are better. */
function worth(side: Int32Array, count: number): number {
  return smaller(side, count) ** 0.75;
}

function prefixes(all: Int32Array): Int32Array[] {
  const side = new Int32Array(all.length);
  const sides: Int32Array[] = [];
  const cells = cellsOf(all, 0, all.length);
  const stride = Math.ceil(cells.length / MOST_PREFIXES);
  for (const [i, cell] of cells.slice(0, -1).entries()) {
    addCell(side, 0, cell);
    if ((i + 1) % stride === 0) sides.push(side.slice());
  }
  return sides;
}

/** Asterisms, each grown by those that make the cheapest cut with it until it has half of the cells. */
function* grownSides(residual: Residual, count: number): Generator<undefined, Int32Array[], undefined> {
  const { words, size, sets } = residual;
  const sides: Int32Array[] = [];
  const seeds = Math.min(size, MOST_SEEDS, Math.ceil(GROWING / (size * size * words)));
  for (let seed = 0; seed < seeds; seed++) {
    let side: Int32Array = sets.slice(seed * words, (seed + 1) * words);
    while (2 * countOf(side) <= count) {
      yield;
      sides.push(side);
      let best: Int32Array | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (let a = 0; a < size; a++) {
        const grown = side.map((set, w) => set | sets[a * words + w]!);
        const cells = countOf(grown);
        if (cells === countOf(side) || cells === count) continue;
        const price = quickPrice(residual, grown) / worth(grown, count);
        if (price >= least) continue;
        least = price;
        best = grown;
      }
      if (!best) break;
      side = best;
    }
  }
  return sides.filter((side) => smaller(side, count) > 0);
}

/** The logarithm of the ways to divide the asterisms across a cut, if all labels were different and nothing told on the others. */
function quickPrice({ words, size, sets }: Residual, cut: Int32Array): number {
  let price = 0;
  for (let a = 0; a < size; a++) {
    let inside = 0;
    let all = 0;
    for (let w = 0; w < words; w++) {
      inside += bitCount(sets[a * words + w]! & cut[w]!);
      all += bitCount(sets[a * words + w]!);
    }
    for (let i = 1; i <= Math.min(inside, all - inside); i++) price += Math.log((all + 1 - i) / i);
  }
  return price;
}

/** The same along one way of dividing them all, drawn at random, where each tells on the next. */
function* triedOut(residual: Residual, cut: Int32Array, random: Random): Generator<undefined, number, undefined> {
  return (yield* walkAcross(residual, cut, random)).price;
}

/** Divides all asterisms across a cut, in a way drawn at random, as far as it goes; the price of what was not divided is guessed. */
export function* walkAcross(residual: Residual, cut: Int32Array, random: Random) {
  let price = 0;
  let rest = residual;
  while (true) {
    yield;
    const across = crossing(rest, cut);
    if (across.length === 0) return { rest, price };
    const counts = across.map((a) => splitCount(rest, a, cut));
    const fewest = Math.min(...counts);
    const next = fewest > MOST_SPLITS ? undefined : anySplit(rest, across[counts.indexOf(fewest)]!, cut, random);
    if (!next) return { price: price + counts.reduce((sum, count) => sum + Math.log(Math.max(1, count)), 0) };
    price += Math.log(Math.max(1, fewest));
    rest = next;
  }
}

/** What is left after a division drawn at random that does not end at once, if one is met soon. */
export function anySplit(residual: Residual, asterism: number, cut: Int32Array, random: Random): Residual | undefined {
  const all = [...splits(residual, asterism, cut)];
  const weights = all.map(({ times }) => Number(times));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    let left = (random.below(GRAIN) / GRAIN) * total;
    const drawn = all.find((_, i) => {
      left -= weights[i]!;
      return left < 0;
    });
    const rest = drawn && divided(residual, asterism, cut, drawn.inside);
    if (rest) return rest;
  }
  return undefined;
}
