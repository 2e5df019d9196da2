import type { Random } from '@latin-puzzles/core/basis';

/** An item drawn at random. */
export function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)]!;
}

const RESOLUTION = 2 ** 32;

/** A number from 0 up to, not including, 1. */
export function fraction(random: Random): number {
  return random.below(RESOLUTION) / RESOLUTION;
}

/** Whether something happens that has a given chance. */
export function happens(chance: number, random: Random): boolean {
  return fraction(random) < chance;
}

/** An index drawn at random, each with a chance in proportion to its weight. */
export function spinWheel(weights: readonly number[], random: Random): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let rest = fraction(random) * total;
  for (let i = 0; i < weights.length - 1; i++) {
    rest -= weights[i]!;
    if (rest < 0) return i;
  }
  return weights.length - 1;
}
