/* xoshiro128** (Blackman and Vigna): the same numbers for the same seed on every machine. */

let a: u32 = 0;
let b: u32 = 0;
let c: u32 = 0;
let d: u32 = 0;

/** Whether choices are random at all. */
export let random = false;

/** Fills the state from a seed by splitmix32, and switches random choices on or off. */
export function seed(value: u32, on: bool): void {
  random = on;
  a = mix(value + 0x9e3779b9);
  b = mix(value + 0x3c6ef372);
  c = mix(value + 0xdaa66d2b);
  d = mix(value + 0x78dde6e4);
}

function mix(z: u32): u32 {
  z = (z ^ (z >> 16)) * 0x85ebca6b;
  z = (z ^ (z >> 13)) * 0xc2b2ae35;
  return z ^ (z >> 16);
}

/** A whole number from 0 up to, not including, `bound`. What bias there is, a board is too small to show. */
export function below(bound: u32): u32 {
  const draw = rotl<u32>(b * 5, 7) * 9;
  const t = b << 9;
  c ^= a;
  d ^= b;
  b ^= c;
  a ^= d;
  c ^= t;
  d = rotl<u32>(d, 11);
  return <u32>((<u64>draw * <u64>bound) >> 32);
}
