import type { Random } from '../../basis/index.ts';
import type { Labeling } from '../../puzzle/index.ts';

export interface FewClues {
  readonly puzzle: Labeling;
  readonly solution: Labeling;
  readonly clues: number;
}

/** A critical puzzle that a walk can go on from. */
export interface Stop extends FewClues {
  /** The clues that are still to be exchanged. */
  readonly untried: number[];
  /** Clues that were not worth exchanging, here or in the puzzle before. */
  readonly stiff: Set<number>;
}

/** The puzzles that a walk has passed by, and which of their clues is to be exchanged next. */
export interface ExchangeWalk {
  /** The last puzzle among those with the fewest clues; none before the first. */
  readonly lowest: Stop | undefined;
  add(stop: Stop): void;
  /** A puzzle and a clue of it that has not been exchanged yet, if any is left. */
  next(): [Stop, number] | undefined;
}

/** How many clues more than the fewest of the walk a puzzle may have to go on from where no other is left. */
const MOST_ABOVE = 1;
/** A clue that was not worth exchanging in the puzzle before is tried again one time in so many. */
const SECOND_THOUGHTS = 10;

/** A walk goes on from the last of the puzzles with the fewest clues; where none has a clue left to try, from those with one more. */
export function makeExchangeWalk(random: Random): ExchangeWalk {
  const stops: Stop[][] = [];
  let lowest: Stop | undefined;

  return {
    get lowest() {
      return lowest;
    },
    add(stop) {
      if (!lowest || stop.clues <= lowest.clues) lowest = stop;
      stops[stop.clues] ??= [];
      stops[stop.clues]!.push(stop);
    },
    next() {
      if (!lowest) return undefined;
      for (let above = 0; above <= MOST_ABOVE; above++) {
        const level = stops[lowest.clues + above] ?? [];
        while (level.length > 0) {
          const stop = level.at(-1)!;
          const cell = stop.untried.pop();
          if (cell === undefined) level.pop();
          else if (!stop.stiff.has(cell) || random.below(SECOND_THOUGHTS) === 0) return [stop, cell];
        }
      }
      return undefined;
    },
  };
}
