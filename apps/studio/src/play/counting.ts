import { EMPTY } from '@latin-puzzles/core/puzzle';
import { type Level, ratedLevel } from '@latin-puzzles/core/rating';
import type { Session } from '@latin-puzzles/view/playing';
import { gradingOf } from '@latin-puzzles/workshop/daily';
import { readClock } from '@latin-puzzles/workshop/play';
import { boardNameOf, type Solve } from '@latin-puzzles/workshop/progress';
import { effect, type ReadonlySignal } from '@preact/signals';
import type { SavedGames } from '../games/saved-games.ts';

/** What is counted of a game: how often help was asked for, and whether it counts among the solves already. */
export interface Count {
  readonly hints: number;
  readonly counted: boolean;
}

interface Counting {
  readonly count: () => Count;
  readonly stop: () => void;
}

interface CountingMeans {
  readonly games: SavedGames;
  readonly hash: ReadonlySignal<string>;
  readonly now: () => number;
  /** The level of a puzzle that does not tell its own. */
  readonly rate: () => Promise<Level>;
  readonly onSolve: (solve: Solve) => void;
}

/**
 * Counts help and tells of the solve, once for every time that the puzzle is begun: who takes the last move back and makes it
 * again has not solved it twice.
 */
export function startCounting(session: Session, { games, hash, now, rate, onSolve }: CountingMeans): Counting {
  let count: Count = { hints: 0, counted: session.solved.value };
  const stops = [
    // The game is found again under another name: what was counted there counts here.
    effect(() => {
      const known = games.factsOf(hash.value);
      count = { hints: Math.max(count.hints, known?.hints ?? 0), counted: count.counted || (known?.counted ?? false) };
    }),
    whenever(
      () => session.game.value.history.nodes.length === 1,
      () => {
        count = { hints: 0, counted: false };
      },
    ),
    whenever(
      () => session.shown.value !== undefined || session.pointed.value.length > 0,
      () => {
        count = { ...count, hints: count.hints + 1 };
      },
    ),
    whenever(
      () => session.solved.value,
      () => {
        if (count.counted) return;
        count = { ...count, counted: true };
        void tell(count.hints);
      },
    ),
  ];

  async function tell(hints: number): Promise<void> {
    const { puzzle, clock } = session.game.peek();
    const cells = puzzle.labeling.filter((label) => label === EMPTY).length;
    if (cells === 0) return;
    const at = now();
    const occasion = gradingOf(puzzle)?.occasion;
    const solve = { puzzle: hash.peek(), board: boardNameOf(puzzle), cells, at, hints };
    const seconds = Math.round(readClock(clock, at) / 1000);
    const level = ratedLevel(puzzle) ?? (await rate().catch(() => undefined));
    if (level) onSolve({ ...solve, level, seconds, ...(occasion === undefined ? {} : { occasion }) });
  }

  return {
    count: () => count,
    stop() {
      for (const stop of stops) stop();
    },
  };
}

/** Does something each time that a condition comes to hold; not if it holds from the beginning. */
function whenever(holds: () => boolean, act: () => void): () => void {
  let before = true;
  return effect(() => {
    const held = holds();
    if (held && !before) act();
    before = held;
  });
}
