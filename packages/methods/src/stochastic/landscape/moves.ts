import type { Random } from '@latin-puzzles/core/basis';
import { pick } from '../attempts/chance.ts';
import type { Arrangement } from './arrangement.ts';
import type { Landscape } from './landscape.ts';

/** To tell what an exchange would change, about so many numbers are looked at. */
export const EXCHANGE_WORK = 16;

/** A place drawn at random with which a movable cell can exchange its label for another. */
export function drawPartner(landscape: Landscape, { labels }: Arrangement, cell: number, random: Random): number {
  const group = landscape.groupOf(cell);
  // A group holds different labels, so there is such a place.
  for (;;) {
    const place = pick(group, random);
    if (labels[place] !== labels[cell]) return place;
  }
}

/** Exchanges the labels of a movable cell and another place of its group, both drawn at random. */
export function exchangeAtRandom(landscape: Landscape, arrangement: Arrangement, random: Random): void {
  const cell = pick(landscape.movable, random);
  arrangement.exchange(cell, drawPartner(landscape, arrangement, cell, random));
}

/** Exchanges the labels of two places of a group, drawn at random. */
export function exchangeWithin(
  landscape: Landscape,
  arrangement: Arrangement,
  group: readonly number[],
  random: Random,
): void {
  // Where there are spares, the cell they belong to stands first.
  const cell = group.at(-1)! < landscape.problem.cells ? pick(group, random) : group[0]!;
  arrangement.exchange(cell, drawPartner(landscape, arrangement, cell, random));
}

/**
 * Makes a place hold what another arrangement holds there, by one exchange within its group: a step of a shortest way to the
 * other arrangement, since the place it exchanges with does not hold what the other one holds there. False if there is
 * nothing to do.
 */
export function approach(
  landscape: Landscape,
  arrangement: Arrangement,
  target: Arrangement,
  place: number,
  random: Random,
): boolean {
  const { labels } = arrangement;
  const wanted = target.labels[place]!;
  if (labels[place] === wanted) return false;
  const group = landscape.groupOf(place);
  // The group holds the same labels in both, so there is such a place.
  for (let i = random.below(group.length); ; i = (i + 1) % group.length) {
    const other = group[i]!;
    if (labels[other] !== wanted || target.labels[other] === wanted) continue;
    arrangement.exchange(place, other);
    return true;
  }
}
