import { makeRandom, type Random } from '../../basis/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import type { Position } from '../model/position.ts';
import { ELEMENTARY } from '../theorems/elementary/index.ts';
import { climbUp } from './ladder.ts';

/** Trials of the first attempt, and how many times as many each next one may take. */
const FIRST = 100;
const GROWTH = 2;
/** So many trials in all, times the cells of the board: a second or two. */
const MOST_LOOKS = 20_000_000;

/**
 * Two solutions that a position leaves open, by plain trial: why nothing proves a puzzle. Nothing if there are no two, or if
 * they do not show within a second or two. An unlucky choice can hide them for longer than anyone waits, so a search that
 * takes long is given up for a new one.
 */
export function findTwoSolutions(
  position: Position,
  signal?: { readonly aborted: boolean },
): readonly [Labeling, Labeling] | undefined {
  const random = makeRandom(0);
  const found = new Map<string, Labeling>();
  let left = Math.ceil(MOST_LOOKS / position.shape.cells);
  for (let trials = FIRST; left > 0; trials *= GROWTH) {
    const attempt = { random, signal, found, trials: Math.min(trials, left) };
    left -= attempt.trials;
    const mark = position.mark();
    const exhausted = tryAll(position, attempt);
    position.undo(mark);
    const [one, other] = found.values();
    if (one && other) return [one, other];
    if (exhausted || signal?.aborted) return undefined;
  }
  return undefined;
}

interface TrialAttempt {
  readonly random: Random;
  readonly signal: { readonly aborted: boolean } | undefined;
  readonly found: Map<string, Labeling>;
  /** How many trials are left. */
  trials: number;
}

/** Whether every way to go on was tried, two solutions being enough. */
function tryAll(position: Position, attempt: TrialAttempt): boolean {
  climbUp(position, ELEMENTARY);
  if (position.contradictory) return true;
  if (position.open === 0) {
    attempt.found.set(position.written.join(), Array.from(position.written));
    return true;
  }
  const cell = narrowestCell(position);
  for (const label of attempt.random.shuffled(position.domain(cell))) {
    if (attempt.found.size > 1 || attempt.signal?.aborted || attempt.trials-- === 0) return false;
    const mark = position.mark();
    position.write(cell, label);
    const exhausted = tryAll(position, attempt);
    position.undo(mark);
    if (!exhausted) return false;
  }
  return true;
}

function narrowestCell({ sizes, written }: Position): number {
  let narrowest = -1;
  for (let cell = 0; cell < sizes.length; cell++)
    if (written[cell] === EMPTY && (narrowest < 0 || sizes[cell]! < sizes[narrowest]!)) narrowest = cell;
  return narrowest;
}
