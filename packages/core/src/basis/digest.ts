const MULTIPLIERS = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const;
const TURNS = [15, 16, 17, 18] as const;
const STATE_TURNS = [19, 17, 15, 13] as const;
const INCREMENTS = [0x561ccd1b, 0x0bcaa747, 0x96cd1c35, 0x32ac3b17] as const;

/**
 * 128 bits of a list of 32-bit numbers, as 32 hexadecimal digits: MurmurHash3 (Appleby; the variant of 128 bits for 32-bit
 * machines, seed 0) of the numbers as bytes, the lowest first. Not for secrets; that two of a thousand million lists agree
 * by chance is less likely than one in 10²⁰.
 */
export function digest(words: ArrayLike<number>): string {
  const state = new Int32Array(4);
  const whole = words.length - (words.length & 3);
  for (let i = 0; i < words.length; i++) {
    const lane = i & 3;
    const next = (lane + 1) & 3;
    state[lane]! ^= Math.imul(rotate(Math.imul(words[i]!, MULTIPLIERS[lane]!), TURNS[lane]!), MULTIPLIERS[next]!);
    if (i >= whole) continue;
    const turned = rotate(state[lane]!, STATE_TURNS[lane]!) + state[next]!;
    state[lane] = Math.imul(turned, 5) + INCREMENTS[lane]!;
  }
  for (let lane = 0; lane < 4; lane++) state[lane]! ^= 4 * words.length;
  gather(state);
  for (let lane = 0; lane < 4; lane++) state[lane] = avalanche(state[lane]!);
  gather(state);
  return Array.from(state, (lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Lets every lane depend on all. */
function gather(state: Int32Array): void {
  for (let lane = 1; lane < 4; lane++) state[0]! += state[lane]!;
  for (let lane = 1; lane < 4; lane++) state[lane]! += state[0]!;
}

function avalanche(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}
