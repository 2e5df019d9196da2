import { describe, expect, test } from 'vitest';
import { planEntry, planErasure } from '../../src/play/entry.ts';
import { applyMove, makeMoveText, parseMoveText } from '../../src/play/move.ts';
import { countNeeds } from '../../src/play/rules.ts';
import { beginTable, type Table } from '../../src/play/table.ts';
import { findCandidates, tallyTable } from '../../src/play/tally.ts';
import { REPEATED, SMALL } from '../puzzles.ts';

const start = beginTable(SMALL);

describe('entering', () => {
  test('leaves clues alone', () => {
    expect(planEntry(SMALL, start, [0], 'normal', 1)).toBeUndefined();
    expect(planEntry(SMALL, start, [0, 1], 'normal', 1)?.cells).toEqual([1]);
    expect(planErasure(SMALL, start, [0, 1])).toBeUndefined();
  });

  test('twice undoes', () => {
    for (const mode of ['normal', 'corner', 'centre', 'colours'] as const) {
      const once = applyMove(start, planEntry(SMALL, start, [1, 2], mode, 3)!);
      expect(applyMove(once, planEntry(SMALL, once, [1, 2], mode, 3)!)).toEqual(start);
    }
  });

  test('in cells of which some have it gives it to the others', () => {
    const one = applyMove(start, planEntry(SMALL, start, [1], 'corner', 3)!);
    expect(planEntry(SMALL, one, [1, 2], 'corner', 3)).toMatchObject({ cells: [2], on: true });
  });

  test('does not change marks under a label', () => {
    const written = applyMove(start, planEntry(SMALL, start, [1], 'normal', 3)!);
    expect(planEntry(SMALL, written, [1], 'centre', 0)).toBeUndefined();
    expect(planEntry(SMALL, written, [1], 'colours', 0)).toBeDefined();
  });

  test('strikes candidates out where they are filled in, one by one, and brings them back', () => {
    const candidates = (table: Table) => findCandidates(SMALL.board, tallyTable(SMALL, table)).lists;
    const strike = (table: Table, value: number) =>
      applyMove(table, planEntry(SMALL, table, [1], 'centre', value, { candidates: candidates(table) })!);
    const [first, second] = candidates(start)[1]!;
    const once = strike(start, first!);
    expect(once[1]).toMatchObject({ centre: [], struck: [first] });
    expect(candidates(once)[1]).toEqual(candidates(start)[1]!.filter((label) => label !== first));
    const twice = strike(once, second!);
    expect(twice[1]!.struck).toEqual([first, second].sort());
    expect(strike(strike(twice, first!), second!)).toEqual(start);
    // What no group needs cannot be struck out, and what a player marks is marked.
    expect(planEntry(SMALL, start, [1], 'centre', 0, { candidates: candidates(start) })).toBeUndefined();
    expect(planEntry(SMALL, start, [1], 'corner', 2, { candidates: candidates(start) })).toMatchObject({
      mark: 'corner',
    });
    // Erasing brings back what was struck out.
    expect(applyMove(once, planErasure(SMALL, once, [1])!)).toEqual(start);
  });

  test('takes marks of a label away where it can no longer stand, and not where it can', () => {
    const table = [1, 2, 4, 15].reduce(
      (marked, cell) => applyMove(marked, { kind: 'mark', mark: 'corner', cells: [cell], value: 2, on: true }),
      start,
    );
    const move = planEntry(SMALL, table, [1], 'normal', 2, { prune: true })!;
    expect(move).toMatchObject({ cells: [1], pruned: [2, 4] });
    const after = applyMove(table, move);
    expect([2, 4, 15].map((cell) => after[cell]!.corner)).toEqual([[], [], [2]]);
    expect(parseMoveText(makeMoveText(move), SMALL)).toEqual(move);
    expect(planEntry(SMALL, table, [1], 'normal', 2)).not.toHaveProperty('pruned');
    // Where a label may stand twice, marks go with the second.
    const twice = REPEATED.board.asterisms[0]!.cells.filter((cell) => REPEATED.labeling[cell]! < 0);
    const label = REPEATED.multiset.counts.findIndex((count) => count > 1);
    const notes = applyMove(beginTable(REPEATED), {
      kind: 'mark',
      mark: 'centre',
      cells: twice,
      value: label,
      on: true,
    });
    const one = planEntry(REPEATED, notes, [twice[0]!], 'normal', label, { prune: true })!;
    const need = countNeeds(REPEATED, beginTable(REPEATED), 0)[label]!;
    expect('pruned' in one && one.pruned!.includes(twice[1]!)).toBe(need <= 1);
  });

  test('erasing takes labels first, then marks, then colours', () => {
    let table = start;
    for (const mode of ['colours', 'corner', 'normal'] as const)
      table = applyMove(table, planEntry(SMALL, table, [1], mode, 2)!);
    table = applyMove(table, planErasure(SMALL, table, [1])!);
    expect(table[1]).toMatchObject({ label: -1, corner: [2], colours: [2] });
    table = applyMove(table, planErasure(SMALL, table, [1])!);
    expect(table[1]).toMatchObject({ corner: [], colours: [2] });
    table = applyMove(table, planErasure(SMALL, table, [1])!);
    expect(planErasure(SMALL, table, [1])).toBeUndefined();
  });
});
