import { PAUSE } from '@latin-puzzles/core/engine';
import type { AttemptAids } from '../attempts/attempts.ts';
import type { Arrangement } from './arrangement.ts';
import type { Landscape } from './landscape.ts';

/** Draws so many arrangements at random. To draw one is a step. */
export function* drawPopulation(
  landscape: Landscape,
  { random, step }: AttemptAids,
  count: number,
): Generator<typeof PAUSE, Arrangement[], undefined> {
  const drawn: Arrangement[] = [];
  while (drawn.length < count) {
    drawn.push(landscape.draw(random));
    if (step(landscape.size)) yield PAUSE;
  }
  return drawn;
}
