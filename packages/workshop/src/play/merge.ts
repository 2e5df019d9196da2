import type { Game } from './game.ts';
import { findPath, type GameHistory, type HistoryNode, leadHere, playMove } from './history.ts';
import { parseMoveText } from './move.ts';
import { isBlank, isSameState } from './table.ts';
import { isSolved, tallyTable } from './tally.ts';

/**
 * A history with the branches of another of the same puzzle added to it, so that opening a shared game costs nobody their
 * own. It stays where it is.
 */
export function mergeHistories(history: GameHistory, other: GameHistory): GameHistory {
  const nodes: HistoryNode[] = [...history.nodes];
  const names = new Map(history.names);
  const known = new Map(nodes.map(({ parent, move }, node) => [`${parent} ${move}`, node]));
  const mapped = [0];
  for (const [index, { parent, move, changes }] of other.nodes.entries()) {
    if (index === 0) continue;
    const from = mapped[parent]!;
    const key = `${from} ${move}`;
    const node = known.get(key) ?? nodes.push({ parent: from, move, changes }) - 1;
    known.set(key, node);
    mapped.push(node);
    nodes[from] = { ...nodes[from]!, onward: nodes[from]!.onward ?? node };
  }
  for (const [node, name] of other.names) if (!names.has(mapped[node]!)) names.set(mapped[node]!, name);
  return leadHere({ ...history, nodes, names });
}

/** A game, and whether it was begun before on this device. */
export interface OpenedGame {
  readonly game: Game;
  readonly resumed: boolean;
}

/** A game that somebody sent: gone on with if it was opened before; else what was played here is added as branches. */
export function receiveGame(sent: Game, own: Game | undefined): OpenedGame {
  if (!own) return { game: sent, resumed: false };
  if (holds(own.history, sent.history)) return { game: own, resumed: true };
  return { game: { ...sent, history: mergeHistories(sent.history, own.history) }, resumed: false };
}

/**
 * What becomes of a game when it is found where its puzzle is kept for good: the game kept there is gone on with. The
 * player may have begun by then, so that neither what was played nor what was kept may be lost.
 */
export function settleGame(
  opened: OpenedGame & { readonly sent: boolean },
  present: Game,
  kept: Game | undefined,
): OpenedGame {
  if (!kept) return { game: present, resumed: opened.resumed };
  const { elapsed, since } = present.clock;
  const clock = { elapsed: kept.clock.elapsed + elapsed, since };
  if (opened.sent) {
    const untouched = present.history === opened.game.history;
    if (untouched && holds(kept.history, present.history))
      return { game: { ...present, history: kept.history, clock }, resumed: true };
    return { game: { ...present, history: mergeHistories(present.history, kept.history) }, resumed: false };
  }
  const solution = present.puzzle.solution ?? kept.puzzle.solution;
  const puzzle = solution === present.puzzle.solution ? present.puzzle : { ...present.puzzle, solution };
  return { game: { puzzle, history: playOnto(kept, present), clock }, resumed: true };
}

/** A game kept, with what the player has done on an empty board done on it. */
function playOnto(kept: Game, { puzzle, history: present }: Game): GameHistory {
  // Who begins a puzzle anew that was solved before wants to solve it again.
  if (present.nodes.length > 1 && isSolved(tallyTable(puzzle, kept.history.table)))
    return mergeHistories(present, kept.history);
  let history = mergeHistories(kept.history, present);
  for (const node of findPath(present, present.at).slice(1)) {
    const move = parseMoveText(present.nodes[node]!.move, puzzle)!;
    // What was taken back again must not take away what was kept, and what is there already need not be written.
    const cells = move.cells.filter((cell) => {
      const state = present.table[cell]!;
      return !isBlank(state) && !isSameState(state, kept.history.table[cell]!);
    });
    if (cells.length > 0) history = playMove(history, { ...move, cells });
  }
  return history;
}

/** Whether every move of another history of the same puzzle has been made in a history. */
function holds(history: GameHistory, other: GameHistory): boolean {
  return mergeHistories(history, other).nodes.length === history.nodes.length;
}
