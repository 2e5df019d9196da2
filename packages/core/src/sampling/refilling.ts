import type { Random } from '../basis/index.ts';
import type { Engine, Signal } from '../engine/index.ts';
import { EMPTY, type Labeling } from '../puzzle/index.ts';
import type { MarkovChain } from './chain.ts';

/** A gap is made as large as it can be without more ways to fill it than these. */
const MOST_WAYS = 500;
/** Steps for every cell that is open. */
const STEPS_PER_CELL = 2;

/**
 * A chain for any board: erases some labels altogether, or all that some asterisms hold, lists every way to fill the gap, and takes one
 * of them, each with the same chance (a heat bath, or Gibbs sampling by blocks). Clues stay. Labels, or asterisms, are put in a
 * random order, and of these as many of the first are erased as leave no more than `MOST_WAYS` ways.
 *
 * Why the uniform distribution is stationary: let x and y be Latin boards that differ only inside the gap of x, for some order.
 * Then y has the same gap. What stays is the same, so it can be filled in the same ways, and the next larger gap in as many as that of x: too many. A
 * smaller gap of y cannot be filled in more ways than the gap itself. So x leads to y with the same probability as y to x. For
 * labels that rests on one more thing: the asterisms lack just the labels that were erased, so no others come into the gap.
 *
 * That every Latin board can be reached from every other is certain where there are no more than `MOST_WAYS` of them; on larger boards
 * it is not proved.
 */
export function makeRefilling(engine: Engine, given: Labeling): MarkovChain {
  const { labels, asterisms } = engine.problem;
  const held = new Set(asterisms.flat());
  const open = [...given.keys()].filter((cell) => given[cell] === EMPTY && held.has(cell));
  const byAsterism = asterisms.map((cells) => cells.filter((cell) => given[cell] === EMPTY));
  const byLabel = (board: Labeling) =>
    Array.from({ length: labels }, (_, label) => open.filter((cell) => board[cell] === label));

  /** All ways to fill what is left when some cells are erased, unless they are too many. */
  function waysToFill(
    board: Labeling,
    erased: readonly (readonly number[])[],
    signal?: Signal,
  ): Labeling[] | undefined {
    const rest = [...board];
    for (const cells of erased) for (const cell of cells) rest[cell] = EMPTY;
    const ways: Labeling[] = [];
    const run = engine.list(rest, { limit: MOST_WAYS + 1, signal });
    let next = run.next();
    for (; !next.done; next = run.next()) ways.push(next.value);
    return next.value.verdict === 'complete' ? ways : undefined;
  }

  // Gaps of one kind are much alike: the size of the last is where the search for the next begins, and how it ends does not depend on it.
  const sizes = { label: 2, asterism: 2 };

  function step(board: Labeling, random: Random, signal?: Signal): Labeling {
    const kind = random.below(2) === 0 ? 'label' : 'asterism';
    const order = random.shuffled(kind === 'label' ? byLabel(board) : byAsterism);
    let size = Math.min(sizes[kind], order.length);
    let ways = waysToFill(board, order.slice(0, size), signal);
    while (!ways && size > 0 && !signal?.aborted) ways = waysToFill(board, order.slice(0, --size), signal);
    while (ways && size < order.length) {
      const more = waysToFill(board, order.slice(0, size + 1), signal);
      if (!more) break;
      ways = more;
      size++;
    }
    sizes[kind] = size;
    return ways && !signal?.aborted ? ways[random.below(ways.length)]! : board;
  }

  return {
    name: 'refilling',
    steps: STEPS_PER_CELL * open.length,
    walk(board, steps, random, signal) {
      let at = board;
      for (let i = 0; i < steps && !signal?.aborted; i++) at = step(at, random, signal);
      return at;
    },
  };
}
