import { existsSync } from 'node:fs';
import type { CountState } from '@latin-puzzles/core/counting';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { makeCountCheckpoint, parseCountCheckpoint } from '@latin-puzzles/workshop/study';
import { commandFault } from './exit.ts';
import { readText } from './read.ts';
import { checkFolder, writeAmidWork } from './write.ts';

/** A file that a count is kept in while it goes on. */
export interface Checkpoint {
  /** What was counted before. */
  readonly state: CountState | undefined;
  readonly keep: ((state: CountState) => void) | undefined;
}

/** Between two writings, in milliseconds. */
const INTERVAL = 1000;

export async function makeCheckpoint(file: string | undefined, puzzle: Puzzle): Promise<Checkpoint> {
  if (file === undefined) return { state: undefined, keep: undefined };
  await checkFolder(file);
  const isThere = existsSync(file);
  const state = isThere ? parseCountCheckpoint(await readText(file), puzzle) : undefined;
  if (state === 'damaged') throw commandFault('usage:damaged-checkpoint', file);
  if (state === 'other') throw commandFault('usage:checkpoint', file);
  let last = 0;
  return {
    state,
    keep(reached) {
      const isWhole = reached.counts.every((count) => count !== null);
      if (!isWhole && Date.now() - last < INTERVAL) return;
      last = Date.now();
      writeAmidWork(file, makeCountCheckpoint(puzzle, reached));
    },
  };
}
