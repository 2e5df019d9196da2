import { must } from '@latin-puzzles/core/basis';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_ELAPSED } from '../../src/play/clock.ts';
import type { Game } from '../../src/play/game.ts';
import { beginHistory, canRedo, playMove, undoMove } from '../../src/play/history.ts';
import { makeGameRecord, makeHistoryRecord, parseGameRecord, parseHistoryRecord } from '../../src/play/record.ts';
import { puzzleOf, SMALL } from '../puzzles.ts';
import { played } from './arbitrary.ts';

/** One character for each of 64 labels. */
const LARGE_LABELS = String.fromCodePoint(...Array.from({ length: 64 }, (_, i) => 0x4e00 + i));

const elapsed = fc.nat(MAX_ELAPSED);
const game: fc.Arbitrary<Game> = fc.record({
  puzzle: fc.string().map((title) => ({ ...SMALL, title })),
  history: played,
  clock: fc.record({ elapsed, since: fc.option(elapsed, { nil: undefined }) }),
});

test('a game is the same after it was written and read, and so is its record', () => {
  fc.assert(
    fc.property(game, fc.nat(1_000), (g, later) => {
      const now = (g.clock.since ?? 0) + Math.min(later, MAX_ELAPSED - g.clock.elapsed);
      const record = makeGameRecord(g, now);
      const again = must(parseGameRecord(JSON.parse(JSON.stringify(record))));
      expect(makeGameRecord(again, 0)).toEqual(record);
      const { at, table, names, trials, nodes } = g.history;
      expect(again.history).toMatchObject({ at, table, names, trials });
      expect(again.history.nodes.map(({ parent, move, changes }) => ({ parent, move, changes }))).toEqual(
        nodes.map(({ parent, move, changes }) => ({ parent, move, changes })),
      );
    }),
  );
});

describe('a history', () => {
  test('can be redone after it was kept and read again', () => {
    const history = undoMove(playMove(beginHistory(SMALL), { kind: 'write', cells: [1], label: 2 }));
    expect(canRedo(parseHistoryRecord(makeHistoryRecord(history), SMALL)!)).toBe(true);
  });

  test('of a large board is read however long it is, and holds what changed, not a board for every move', () => {
    const large = puzzleOf('latin-square:64', LARGE_LABELS, '.'.repeat(4096));
    let history = beginHistory(large);
    for (let cell = 0; cell < 2_500; cell++) history = playMove(history, { kind: 'write', cells: [cell], label: 0 });
    const again = parseHistoryRecord(makeHistoryRecord(history), large)!;
    expect(again.table).toEqual(history.table);
    const held = history.nodes.reduce((sum, { changes }) => sum + changes.length, 0);
    expect(held).toBe(2_500);
  });

  test('is not made from anything else, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const history = parseHistoryRecord(value, SMALL);
        if (history) expect(history.table).toHaveLength(16);
      }),
    );
    for (const bad of [
      { moves: [[0, 'w0 0']], at: 0 },
      { moves: [[1, 'w0 1']], at: 0 },
      { moves: [], at: 1 },
      { moves: [], at: 0, trials: [3] },
      { moves: [], at: 0, names: null },
      { moves: new Array(1_000_000).fill([0, 'w0 1']), at: 0 },
    ])
      expect(parseHistoryRecord(bad, SMALL)).toBeUndefined();
  });
});
