let state: u32 = 1;

export function seedRandom(seed: u32): void {
  // Stirred, so that neighbouring seeds part at once; xorshift cannot start from 0.
  let z = seed + 0x9e3779b9;
  z = (z ^ (z >>> 16)) * 0x85ebca6b;
  z = (z ^ (z >>> 13)) * 0xc2b2ae35;
  z ^= z >>> 16;
  state = z === 0 ? 1 : z;
}

/** The next of 2³² − 1 numbers (Marsaglia's xorshift). */
export function nextRandom(): u32 {
  let x = state;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  state = x;
  return x;
}
