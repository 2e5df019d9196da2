/** The finalizer of MurmurHash3: a permutation of the 32-bit numbers that lets every bit tell on every other. */
function mixed(value: number): number {
  let z = value | 0;
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return z ^ (z >>> 16);
}

/**
 * The seed of an attempt, by its number. Whoever knows the seed of the batch can try any attempt without the ones before
 * it. Two attempts of one batch never share a seed: for a given batch this is a permutation of 32-bit numbers.
 */
export function attemptSeed(batchSeed: number, attempt: number): number {
  const key = mixed((batchSeed | 0) + mixed(Math.floor(batchSeed / 2 ** 32) + 1));
  return mixed(key ^ mixed((attempt + 0x9e3779b9) | 0)) >>> 0;
}
