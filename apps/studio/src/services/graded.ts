import type { GradedWish } from '@latin-puzzles/workshop/daily';
import type { WorkerClient } from '../worker/client.ts';
import { makeTurns } from './turns.ts';

/** Puzzles that are made here for an occasion, each once as long as the studio is open. */
export interface GradedPuzzles {
  /** The puzzle of a wish as a native document, made at once; nothing if there is none. */
  find(wish: GradedWish): Promise<string | undefined>;
  /** The same for a picture: one is made after the other, and none for whom nobody waits any more. */
  findInTurn(wish: GradedWish, signal: AbortSignal): Promise<string | undefined>;
}

export function makeGradedPuzzles(worker: Pick<WorkerClient, 'ask'>): GradedPuzzles {
  const made = new Map<string, Promise<string | undefined>>();
  const turns = makeTurns();
  const find = (wish: GradedWish) => {
    const key = [wish.occasion, wish.board, wish.level].join('/');
    const known = made.get(key) ?? worker.ask('graded', wish);
    made.set(key, known);
    // What failed is tried again by whoever asks next.
    known.catch(() => made.delete(key));
    return known;
  };
  return {
    find,
    findInTurn: (wish, signal) => turns(() => find(wish), signal),
  };
}
