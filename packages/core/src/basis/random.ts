/** A seeded source of randomness. The same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 up to, not including, `bound`, which is at most 2⁵³. */
  below(bound: number): number;
  /** A copy of `items` in random order. */
  shuffled<T>(items: readonly T[]): T[];
}

/** How many numbers one draw can give, and how many times as many two can without losing a digit. */
const WORD = 2 ** 32;
const SECOND_WORD = 2 ** 21;

/** xoshiro128** (Blackman and Vigna), its state filled from the seed by splitmix32. */
export function makeRandom(seed: number): Random {
  let filler = seed | 0;
  const fill = () => {
    filler = (filler + 0x9e3779b9) | 0;
    let z = filler;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return z ^ (z >>> 16);
  };
  let a = fill();
  let b = fill();
  let c = fill();
  let d = fill();
  const rotate = (x: number, by: number) => (x << by) | (x >>> (32 - by));
  const next = () => {
    const out = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotate(d, 11);
    return out;
  };
  const below = (bound: number) => {
    // Rejection keeps every value equally likely.
    const all = bound > WORD ? WORD * SECOND_WORD : WORD;
    const fair = all - (all % bound);
    const number = () => (bound > WORD ? next() * SECOND_WORD + (next() >>> 11) : next());
    let draw = number();
    while (draw >= fair) draw = number();
    return draw % bound;
  };
  return {
    below,
    shuffled(items) {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [out[i], out[j]] = [out[j]!, out[i]!];
      }
      return out;
    },
  };
}
