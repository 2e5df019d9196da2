import type { Game } from './game.ts';
import { type History, pathTo, play } from './history.ts';
import { merged } from './merge.ts';
import { parseMove } from './move.ts';
import { isBlank, isSame } from './table.ts';
import { isSolvedIn, tallied } from './tally.ts';

/** A game, and whether it was begun before on this device. */
export interface Taken {
  readonly game: Game;
  readonly resumed: boolean;
}

/** A game that somebody sent: gone on with if it was opened before; else what was played here is added as branches. */
export function withOwn(sent: Game, own: Game | undefined): Taken {
  if (!own) return { game: sent, resumed: false };
  if (holds(own.history, sent.history)) return { game: own, resumed: true };
  return { game: { ...sent, history: merged(sent.history, own.history) }, resumed: false };
}

/**
 * What becomes of a game when it is found where its puzzle is kept for good: the game kept there is gone on with. The
 * player may have begun by then, so that neither what was played nor what was kept may be lost.
 */
export function settled(opened: Taken & { readonly sent: boolean }, present: Game, kept: Game | undefined): Taken {
  if (!kept) return { game: present, resumed: opened.resumed };
  const { elapsed, since } = present.clock;
  const clock = { elapsed: kept.clock.elapsed + elapsed, since };
  if (opened.sent) {
    const untouched = present.history === opened.game.history;
    if (untouched && holds(kept.history, present.history))
      return { game: { ...present, history: kept.history, clock }, resumed: true };
    return { game: { ...present, history: merged(present.history, kept.history) }, resumed: false };
  }
  const solution = present.puzzle.solution ?? kept.puzzle.solution;
  const puzzle = solution === present.puzzle.solution ? present.puzzle : { ...present.puzzle, solution };
  return { game: { puzzle, history: onto(kept, present), clock }, resumed: true };
}

/** A game kept, with what the player has done on an empty board done on it. */
function onto(kept: Game, { puzzle, history: present }: Game): History {
  // Who begins a puzzle anew that was solved before wants to solve it again.
  if (present.nodes.length > 1 && isSolvedIn(tallied(puzzle, kept.history.table))) return merged(present, kept.history);
  let history = merged(kept.history, present);
  for (const node of pathTo(present, present.at).slice(1)) {
    const move = parseMove(present.nodes[node]!.move, puzzle)!;
    // What was taken back again must not take away what was kept, and what is there already need not be written.
    const cells = move.cells.filter((cell) => {
      const state = present.table[cell]!;
      return !isBlank(state) && !isSame(state, kept.history.table[cell]!);
    });
    if (cells.length > 0) history = play(history, { ...move, cells });
  }
  return history;
}

/** Whether every move of another history of the same puzzle has been made in a history. */
function holds(history: History, other: History): boolean {
  return merged(history, other).nodes.length === history.nodes.length;
}
