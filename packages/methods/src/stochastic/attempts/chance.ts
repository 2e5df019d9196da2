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
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = fraction(random) * total;
  for (const [i, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return i;
  }
  return weights.length - 1;
}
