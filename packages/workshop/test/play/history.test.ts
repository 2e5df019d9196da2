import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beginHistory,
  beginTrial,
  canRedo,
  canUndo,
  endTrial,
  findPath,
  type GameHistory,
  jumpTo,
  listBranches,
  nameCheckpoint,
  playMove,
  redoMove,
  retractMove,
  undoMove,
} from '../../src/play/history.ts';
import { mergeHistories } from '../../src/play/merge.ts';
import { applyMove, type Move, makeMoveText, parseMoveText } from '../../src/play/move.ts';
import { makeHistoryRecord, parseHistoryRecord } from '../../src/play/record.ts';
import { beginTable, COLOURS, MARKS } from '../../src/play/table.ts';
import { puzzleOf, SMALL } from '../puzzles.ts';

/** One character for each of 64 labels. */
const LARGE_LABELS = String.fromCodePoint(...Array.from({ length: 64 }, (_, i) => 0x4e00 + i));

const open = SMALL.labeling.flatMap((label, cell) => (label < 0 ? [cell] : []));
const cells = fc.uniqueArray(fc.constantFrom(...open), { minLength: 1, maxLength: 4 });
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), cells, label: fc.nat(3) }),
  fc.record({ kind: fc.constant('erase' as const), cells }),
  fc.record({
    kind: fc.constant('mark' as const),
    mark: fc.constantFrom(...MARKS),
    cells,
    value: fc.nat(3),
    on: fc.boolean(),
  }),
);

/** What a player does: a move, or a walk through what was done. */
const deed: fc.Arbitrary<(history: GameHistory) => GameHistory> = fc.oneof(
  move.map((m) => (history: GameHistory) => playMove(history, m)),
  fc.constant(undoMove),
  fc.constant(redoMove),
  fc.constant(retractMove),
  fc.nat(30).map((node) => (history: GameHistory) => jumpTo(history, node)),
  fc.string({ maxLength: 6 }).map((name) => (history: GameHistory) => nameCheckpoint(history, name)),
  fc.constant(beginTrial),
  fc.boolean().map((keep) => (history: GameHistory) => endTrial(history, keep)),
);
const played = fc.array(deed, { maxLength: 40 }).map((deeds) => deeds.reduce((h, d) => d(h), beginHistory(SMALL)));

describe('a move', () => {
  test('is the same after it was written and read', () => {
    fc.assert(
      fc.property(move, (m) => {
        expect(parseMoveText(makeMoveText(m), SMALL)).toEqual(m);
      }),
    );
  });

  test('that is none on this puzzle is not read: clues, cells and labels that are not there, a cell twice', () => {
    for (const text of [
      'w0 0',
      'w0 16',
      'w4 1',
      'w0',
      'e',
      'o+4 1',
      `k+${COLOURS} 1`,
      'w0 1 1',
      'x0 1',
      'w0 1.5',
      'w-1 1',
      '',
    ])
      expect(parseMoveText(text, SMALL), text).toBeUndefined();
  });

  test('never touches a cell that it does not name', () => {
    fc.assert(
      fc.property(played, move, (history, m) => {
        const before = history.table;
        const after = applyMove(before, m);
        for (const [cell, state] of after.entries()) if (!m.cells.includes(cell)) expect(state).toBe(before[cell]);
      }),
    );
  });
});

describe('a history', () => {
  test('loses nothing: every point can be reached again and looks as it did', () => {
    fc.assert(
      fc.property(played, move, (history, m) => {
        const after = playMove(history, m);
        for (const [node] of history.nodes.entries())
          expect(jumpTo(after, node).table).toEqual(jumpTo(history, node).table);
        expect(undoMove(after).table).toEqual(history.table);
        expect(redoMove(undoMove(after)).at).toBe(after.at);
      }),
    );
  });

  test('can be undone to the beginning and redone to the same point', () => {
    fc.assert(
      fc.property(played, (history) => {
        let [back, steps] = [history, 0];
        for (; canUndo(back); steps++) back = undoMove(back);
        expect(back.table).toEqual(beginTable(SMALL));
        let forth = jumpTo(jumpTo(back, history.at), 0);
        for (let i = 0; i < steps && canRedo(forth); i++) forth = redoMove(forth);
        expect(forth.at).toBe(history.at);
        expect(findPath(history, history.at)).toHaveLength(steps + 1);
      }),
    );
  });

  test('branches where another move is made, and enters a branch again instead of growing it twice', () => {
    const [a, b]: Move[] = [
      { kind: 'write', cells: [1], label: 0 },
      { kind: 'write', cells: [1], label: 1 },
    ];
    const both = playMove(undoMove(playMove(beginHistory(SMALL), a!)), b!);
    expect(listBranches(undoMove(both))).toEqual([1, 2]);
    expect(playMove(undoMove(both), a!).nodes).toHaveLength(3);
  });

  test('takes a trial back all at once, or keeps it', () => {
    const moves: Move[] = [1, 2, 3].map((cell) => ({ kind: 'write', cells: [cell], label: 0 }));
    const tried = moves.reduce(playMove, beginTrial(beginHistory(SMALL)));
    expect(endTrial(tried, false).table).toEqual(beginTable(SMALL));
    expect(endTrial(tried, true).at).toBe(tried.at);
    expect(endTrial(tried, true).trials).toEqual([]);
  });

  test('forgets a move that was not meant, and nothing else', () => {
    fc.assert(
      fc.property(played, move, (history, m) => {
        const after = playMove(history, m);
        const without = retractMove(after);
        expect(without.table).toEqual(history.table);
        expect(without.nodes).toHaveLength(history.nodes.length);
        for (const { onward } of without.nodes) if (onward !== undefined) expect(without.nodes[onward]).toBeDefined();
      }),
    );
  });

  test('ends a trial when one goes back beyond its beginning or over to another branch', () => {
    const [a, b, c]: Move[] = [0, 1, 2].map((label) => ({ kind: 'write', cells: [1], label }));
    const tried = playMove(beginTrial(playMove(beginHistory(SMALL), a!)), b!);
    expect(tried.trials).toEqual([1]);
    expect(undoMove(tried).trials).toEqual([1]);
    expect(undoMove(undoMove(tried)).trials).toEqual([]);
    expect(playMove(undoMove(undoMove(tried)), c!).trials).toEqual([]);
    expect(jumpTo(tried, 0).trials).toEqual([]);
  });

  test('takes in the branches of another, loses none of its own, and stays where it is', () => {
    fc.assert(
      fc.property(played, played, (history, other) => {
        const both = mergeHistories(history, other);
        expect(both.table).toEqual(history.table);
        expect(both.nodes.slice(0, history.nodes.length).map(({ move: text }) => text)).toEqual(
          history.nodes.map(({ move: text }) => text),
        );
        const ways = (h: GameHistory) =>
          h.nodes.map((_, node) =>
            findPath(h, node)
              .map((at) => h.nodes[at]!.move)
              .join('/'),
          );
        const known = new Set(ways(both));
        for (const way of [...ways(history), ...ways(other)]) expect(known).toContain(way);
        expect(known.size).toBe(both.nodes.length);
        expect(mergeHistories(both, other).nodes).toHaveLength(both.nodes.length);
      }),
    );
  });

  test('can be redone after it was kept and read again', () => {
    const history = undoMove(playMove(beginHistory(SMALL), { kind: 'write', cells: [1], label: 2 }));
    expect(canRedo(parseHistoryRecord(makeHistoryRecord(history), SMALL)!)).toBe(true);
  });

  test('is the same after it was kept and read again', () => {
    fc.assert(
      fc.property(played, (history) => {
        const again = parseHistoryRecord(JSON.parse(JSON.stringify(makeHistoryRecord(history))), SMALL)!;
        expect(makeHistoryRecord(again)).toEqual(makeHistoryRecord(history));
        expect(again.table).toEqual(history.table);
      }),
    );
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
