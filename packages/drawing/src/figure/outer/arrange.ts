import { boxesMeet } from '../../plane/meets.ts';
import type { Box } from '../../plane/vector.ts';
import { isClear, type Obstacle, type Spot, spotsMeet } from './spots.ts';

/** A text that needs a place: where it would best stand, where else it may, the best first, and what holds all of that. */
export interface Placing {
  readonly preferred: Spot;
  readonly others: () => readonly Offset[];
  readonly spotOf: (offset: Offset) => Spot;
  readonly reach: Box;
}

/** So far out and so far aside, and what that costs, in sizes of type. */
export interface Offset {
  readonly away: number;
  readonly along: number;
  readonly cost: number;
  /** Whether several texts stand one below the other there. */
  readonly stacked?: boolean;
}

/** How often each text is moved at most, and how often it is tried to move it back to where it costs less. */
const MOVES = 12;
const POLISHES = 2;

/** What lying on another text costs, in sizes of type away from the best place. */
const HEAVY = 100;

/**
 * Finds places that are not in each other's way. Those that are move to where least is, by a search for few conflicts in which those
 * weigh more that last (Morris, The breakout method for escaping from local minima, 1993). Tells which are still in the way.
 */
export function arrange(
  placings: readonly Placing[],
  obstacles: readonly Obstacle[],
): { readonly spots: readonly Spot[]; readonly left: ReadonlySet<number> } {
  const all = [...placings.keys()];
  const spots = placings.map(({ preferred }) => preferred);
  const choices = placings.map((placing) => new Choices(placing, obstacles));
  const weights = new Map<number, number>();
  const key = (i: number, j: number) => Math.min(i, j) * all.length + Math.max(i, j);
  const meeting = (i: number) => all.filter((j) => j !== i && spotsMeet(spots[i]!, spots[j]!));
  const inTheWay = (i: number) => !choices[i]!.isClear(spots[i]!) || meeting(i).length > 0;
  const best = (i: number): Spot => {
    const near = all.filter((j) => j !== i && boxesMeet(spots[j]!.reach, placings[i]!.reach));
    let [found, least] = [spots[i]!, Number.POSITIVE_INFINITY];
    for (const spot of choices[i]!.clearOnes()) {
      if (spot.cost >= least) break;
      let burden = spot.cost;
      for (const j of near) {
        if (burden >= least) break;
        if (spotsMeet(spot, spots[j]!)) burden += HEAVY * (weights.get(key(i, j)) ?? 1);
      }
      if (burden < least) [found, least] = [spot, burden];
    }
    return found;
  };
  const moved = new Set<number>();
  for (let round = 0; round < MOVES; round++) {
    const left = all.filter(inTheWay);
    if (left.length === 0) break;
    for (const i of left) {
      if (!inTheWay(i)) continue;
      const spot = best(i);
      if (spot === spots[i]) for (const j of meeting(i)) weights.set(key(i, j), (weights.get(key(i, j)) ?? 1) + 1);
      spots[i] = spot;
      moved.add(i);
    }
  }
  for (let round = 0; round < POLISHES; round++) for (const i of moved) if (!inTheWay(i)) spots[i] = best(i);
  return { spots, left: new Set(all.filter(inTheWay)) };
}

/** The places of a text, made as they are asked for, and which of them are free of what does not move. */
class Choices {
  readonly #placing: Placing;
  readonly #obstacles: readonly Obstacle[];
  readonly #clear = new Map<Spot, boolean>();
  #offsets: readonly Offset[] | undefined;
  readonly #spots: Spot[];

  constructor(placing: Placing, obstacles: readonly Obstacle[]) {
    this.#placing = placing;
    this.#obstacles = obstacles;
    this.#spots = [placing.preferred];
  }

  *clearOnes(): Iterable<Spot> {
    this.#offsets ??= this.#placing.others();
    for (let i = 0; i <= this.#offsets.length; i++) {
      this.#spots[i] ??= this.#placing.spotOf(this.#offsets[i - 1]!);
      if (this.isClear(this.#spots[i]!)) yield this.#spots[i]!;
    }
  }

  isClear(spot: Spot): boolean {
    const known = this.#clear.get(spot) ?? isClear(spot, this.#obstacles);
    this.#clear.set(spot, known);
    return known;
  }
}
