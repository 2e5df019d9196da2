import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beginGame,
  findPath,
  type Game,
  type GameHistory,
  playMove,
  settleGame,
  undoMove,
} from '../../src/play/index.ts';
import { puzzleOf, SMALL } from '../puzzles.ts';

type Deed = readonly [cell: number, label: number];

function played(game: Game, ...deeds: readonly Deed[]): Game {
  const history = deeds.reduce(
    (h, [cell, label]) => playMove(h, { kind: 'write', cells: [cell], label }),
    game.history,
  );
  return { ...game, history };
}

const fresh = beginGame(SMALL);
const opened = { game: fresh, resumed: false, sent: false };
const labels = ({ history }: Game, ...cells: number[]) => cells.map((cell) => history.table[cell]!.label);

/** Every sequence of moves that a history knows. */
function ways(history: GameHistory): string[] {
  return history.nodes.map((_, node) =>
    findPath(history, node)
      .map((at) => history.nodes[at]!.move)
      .join('/'),
  );
}

describe('a game that is shown before it is known what was kept of it', () => {
  test('goes on as it is where nothing was kept', () => {
    const present = played(fresh, [1, 2]);
    expect(settleGame(opened, present, undefined)).toEqual({ game: present, resumed: false });
  });

  test('becomes the one that was kept while nobody has played', () => {
    const kept = { ...played(fresh, [1, 2]), clock: { elapsed: 5_000 } };
    const present = { ...fresh, clock: { elapsed: 0, since: 70_000 } };
    const { game, resumed } = settleGame(opened, present, kept);
    expect(game.history).toEqual(kept.history);
    expect(game.clock).toEqual({ elapsed: 5_000, since: 70_000 });
    expect(resumed).toBe(true);
    expect(game.puzzle).toBe(fresh.puzzle);
  });

  test('has both what was kept and what was played meanwhile', () => {
    const kept = played(fresh, [1, 2], [2, 1]);
    const { game } = settleGame(opened, played(fresh, [3, 3]), kept);
    expect(labels(game, 1, 2, 3)).toEqual([2, 1, 3]);
    expect(labels({ ...game, history: undoMove(game.history) }, 1, 2, 3)).toEqual([2, 1, -1]);
  });

  test('does not lose what was kept in a cell that was filled and emptied meanwhile', () => {
    const kept = played(fresh, [1, 2]);
    const once = played(fresh, [1, 3], [3, 3]);
    const present = { ...once, history: playMove(once.history, { kind: 'erase', cells: [1] }) };
    expect(labels(settleGame(opened, present, kept).game, 1, 3)).toEqual([2, 3]);
  });

  test('stays where the player is if it was solved before', () => {
    const puzzle = puzzleOf('latin-square:2', '12', '01.0');
    const start = beginGame(puzzle);
    const { game } = settleGame({ ...opened, game: start }, played(start, [2, 0]), played(start, [2, 1]));
    expect(labels(game, 2)).toEqual([0]);
    expect(game.history.nodes).toHaveLength(3);
  });

  test('that was settled and is settled once more does not grow', () => {
    const kept = played(fresh, [1, 2]);
    const present = played(fresh, [3, 3]);
    const { game } = settleGame(opened, present, kept);
    expect(settleGame(opened, present, game).game.history.nodes).toHaveLength(game.history.nodes.length);
  });

  test('and was sent stays where it is if somebody plays, with what was kept as branches', () => {
    const sent = played(fresh, [1, 2]);
    const kept = played(sent, [2, 1]);
    const from = { ...opened, game: sent, sent: true };
    expect(settleGame(from, sent, kept)).toMatchObject({ game: { history: kept.history }, resumed: true });
    const { game } = settleGame(from, played(sent, [3, 3]), kept);
    expect(labels(game, 1, 2, 3)).toEqual([2, -1, 3]);
    expect(game.history.nodes).toHaveLength(4);
  });

  test('never loses a move, whoever made it and when', () => {
    const deeds = fc.array(fc.tuple(fc.constantFrom(1, 2, 3), fc.nat(1)), { maxLength: 4 });
    fc.assert(
      fc.property(deeds, deeds, deeds, fc.boolean(), (before, first, then, sent) => {
        const start = sent ? played(fresh, ...first) : fresh;
        const present = played(start, ...then);
        const kept = played(fresh, ...before);
        const { game } = settleGame({ ...opened, game: start, sent }, present, kept);
        const known = new Set(ways(game.history));
        for (const way of [...ways(present.history), ...ways(kept.history)]) expect(known).toContain(way);
        // What stands on the board is what the player has just written, whatever was kept.
        if (then.length > 0) for (const [cell] of then) expect(labels(game, cell)).toEqual(labels(present, cell));
      }),
    );
  });
});
