import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beginHistory,
  beginTrial,
  canRedo,
  canUndo,
  endTrial,
  findPath,
  jumpTo,
  listBranches,
  playMove,
  redoMove,
  retractMove,
  undoMove,
} from '../../src/play/history.ts';
import { applyMove, type Move, makeMoveText, parseMoveText } from '../../src/play/move.ts';
import { beginTable, COLOURS } from '../../src/play/table.ts';
import { SMALL } from '../puzzles.ts';
import { move, played } from './arbitrary.ts';

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
        const named = [...m.cells, ...(m.kind === 'write' ? (m.pruned ?? []) : [])];
        for (const [cell, state] of after.entries()) if (!named.includes(cell)) expect(state).toBe(before[cell]);
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

  test('looks as before when moves are taken back, however many', () => {
    fc.assert(
      fc.property(played, fc.array(move, { maxLength: 6 }), (history, moves) => {
        const after = moves.reduce(playMove, history);
        expect(moves.reduce(undoMove, after).table).toEqual(history.table);
        expect(moves.reduce(redoMove, moves.reduce(undoMove, after)).table).toEqual(after.table);
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
});
