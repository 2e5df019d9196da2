import { makeRandom } from '../../basis/index.ts';
import type { Engine, Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { limited } from './effort.ts';

/** So many labels are erased at a time: more could rarely be filled in again by plain search, fewer change little. */
const FEWEST = 2;
const MOST = 6;
/** So often each label is erased, about. */
const TIMES = 4;
/** A gap that is not filled within so many looks is left for another. */
const LOOKS = 4;

/**
 * A Latin board far from a known one, the same for the same seed, at a small part of the cost of another search where no Latin board
 * is easily found: erases a few labels everywhere but in clues, fills the gap in random order, and so on until every label has been
 * erased several times.
 */
export function varyBoard(engine: Engine, clues: Labeling, known: Labeling, seed: number, signal?: Signal): Labeling {
  const random = makeRandom(seed);
  const { labels } = engine.problem;
  const order = Array.from({ length: labels }, (_, label) => label);
  let board = known;
  for (let erased = 0; erased < TIMES * labels && !signal?.aborted; ) {
    const gap = new Set(random.shuffled(order).slice(0, FEWEST + random.below(MOST - FEWEST + 1)));
    erased += gap.size;
    const rest = board.map((label, cell) => (gap.has(label) && clues[cell] === EMPTY ? EMPTY : label));
    // By a clock that stands still the engine looks up after the same work on every machine.
    const { solution } = engine.sample(rest, {
      seed: random.below(0x1_0000_0000),
      signal: limited(LOOKS, signal),
      clock: () => 0,
    });
    if (solution) board = solution;
  }
  return board;
}
