import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginGame, type Game } from '../../src/play/game.ts';
import { findPath, type GameHistory, playMove, undoMove } from '../../src/play/history.ts';
import { mergeHistories, settleGame } from '../../src/play/merge.ts';
import { puzzleOf, SMALL } from '../puzzles.ts';
import { played } from './arbitrary.ts';

/** Every sequence of moves that a history knows. */
function ways(history: GameHistory): string[] {
  return history.nodes.map((_, node) =>
    findPath(history, node)
      .map((at) => history.nodes[at]!.move)
      .join('/'),
  );
}

/** The names of checkpoints, each with the way to it. */
function named(history: GameHistory): [string, string][] {
  const known = ways(history);
  return [...history.names].map(([node, name]) => [known[node]!, name]);
}

describe('a history into which another was merged', () => {
  test('has every way and every name of both, its own first, and stays where it is', () => {
    fc.assert(
      fc.property(played, played, (history, other) => {
        const both = mergeHistories(history, other);
        const { at, table, trials } = history;
        expect(both).toMatchObject({ at, table, trials });
        expect(ways(both).slice(0, history.nodes.length)).toEqual(ways(history));
        expect(new Set(ways(both))).toEqual(new Set([...ways(history), ...ways(other)]));
        expect(new Set(ways(both)).size).toBe(both.nodes.length);
        expect(new Map([...named(other), ...named(history)])).toEqual(new Map(named(both)));
      }),
    );
  });

  test('is not changed by merging it again, nor by merging it with itself', () => {
    fc.assert(
      fc.property(played, played, (history, other) => {
        expect(mergeHistories(history, history)).toEqual(history);
        const both = mergeHistories(history, other);
        expect(mergeHistories(both, other)).toEqual(both);
        expect(mergeHistories(both, history)).toEqual(both);
      }),
    );
  });
});

type Deed = readonly [cell: number, label: number];

function writing(game: Game, ...deeds: readonly Deed[]): Game {
  const history = deeds.reduce(
    (h, [cell, label]) => playMove(h, { kind: 'write', cells: [cell], label }),
    game.history,
  );
  return { ...game, history };
}

const fresh = beginGame(SMALL);
const opened = { game: fresh, resumed: false, sent: false };
const labels = ({ history }: Game, ...cells: number[]) => cells.map((cell) => history.table[cell]!.label);

describe('a game that is shown before it is known what was kept of it', () => {
  test('goes on as it is where nothing was kept', () => {
    const present = writing(fresh, [1, 2]);
    expect(settleGame(opened, present, undefined)).toEqual({ game: present, resumed: false });
  });

  test('becomes the one that was kept while nobody has played', () => {
    const kept = { ...writing(fresh, [1, 2]), clock: { elapsed: 5_000 } };
    const present = { ...fresh, clock: { elapsed: 0, since: 70_000 } };
    const { game, resumed } = settleGame(opened, present, kept);
    expect(game.history).toEqual(kept.history);
    expect(game.clock).toEqual({ elapsed: 5_000, since: 70_000 });
    expect(resumed).toBe(true);
    expect(game.puzzle).toBe(fresh.puzzle);
  });

  test('has both what was kept and what was played meanwhile', () => {
    const kept = writing(fresh, [1, 2], [2, 1]);
    const { game } = settleGame(opened, writing(fresh, [3, 3]), kept);
    expect(labels(game, 1, 2, 3)).toEqual([2, 1, 3]);
    expect(labels({ ...game, history: undoMove(game.history) }, 1, 2, 3)).toEqual([2, 1, -1]);
  });

  test('does not lose what was kept in a cell that was filled and emptied meanwhile', () => {
    const kept = writing(fresh, [1, 2]);
    const once = writing(fresh, [1, 3], [3, 3]);
    const present = { ...once, history: playMove(once.history, { kind: 'erase', cells: [1] }) };
    expect(labels(settleGame(opened, present, kept).game, 1, 3)).toEqual([2, 3]);
  });

  test('stays where the player is if it was solved before', () => {
    const puzzle = puzzleOf('latin-square:2', '12', '01.0');
    const start = beginGame(puzzle);
    const { game } = settleGame({ ...opened, game: start }, writing(start, [2, 0]), writing(start, [2, 1]));
    expect(labels(game, 2)).toEqual([0]);
    expect(game.history.nodes).toHaveLength(3);
  });

  test('that was settled and is settled once more does not grow', () => {
    const kept = writing(fresh, [1, 2]);
    const present = writing(fresh, [3, 3]);
    const { game } = settleGame(opened, present, kept);
    expect(settleGame(opened, present, game).game.history.nodes).toHaveLength(game.history.nodes.length);
  });

  test('and was sent stays where it is if somebody plays, with what was kept as branches', () => {
    const sent = writing(fresh, [1, 2]);
    const kept = writing(sent, [2, 1]);
    const from = { ...opened, game: sent, sent: true };
    expect(settleGame(from, sent, kept)).toMatchObject({ game: { history: kept.history }, resumed: true });
    const { game } = settleGame(from, writing(sent, [3, 3]), kept);
    expect(labels(game, 1, 2, 3)).toEqual([2, -1, 3]);
    expect(game.history.nodes).toHaveLength(4);
  });

  test('never loses a move, whoever made it and when', () => {
    const deeds = fc.array(fc.tuple(fc.constantFrom(1, 2, 3), fc.nat(1)), { maxLength: 4 });
    fc.assert(
      fc.property(deeds, deeds, deeds, fc.boolean(), (before, first, then, sent) => {
        const start = sent ? writing(fresh, ...first) : fresh;
        const present = writing(start, ...then);
        const kept = writing(fresh, ...before);
        const { game } = settleGame({ ...opened, game: start, sent }, present, kept);
        const known = new Set(ways(game.history));
        for (const way of [...ways(present.history), ...ways(kept.history)]) expect(known).toContain(way);
        // What stands on the board is what the player has just written, whatever was kept.
        if (then.length > 0) for (const [cell] of then) expect(labels(game, cell)).toEqual(labels(present, cell));
      }),
    );
  });
});
