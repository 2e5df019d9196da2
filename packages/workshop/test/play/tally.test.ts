import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMove } from '../../src/play/move.ts';
import { findConflicts } from '../../src/play/rules.ts';
import { beginTable, type Table } from '../../src/play/table.ts';
import {
  type Candidates,
  findCandidates,
  isSolved,
  listConflicts,
  type TableTally,
  tallyTable,
} from '../../src/play/tally.ts';
import { puzzleOf, REPEATED, SMALL } from '../puzzles.ts';

function written(table: Table, label: number, ...cells: number[]): Table {
  return applyMove(table, { kind: 'write', cells, label });
}

const openCells = (puzzle: typeof SMALL) => puzzle.labeling.flatMap((label, cell) => (label < 0 ? [cell] : []));
const game = fc.constantFrom(SMALL, REPEATED).chain((puzzle) =>
  fc.record({
    puzzle: fc.constant(puzzle),
    moves: fc.array(
      fc.record({
        kind: fc.constantFrom('write' as const, 'erase' as const),
        cells: fc.uniqueArray(fc.constantFrom(...openCells(puzzle)), { minLength: 1, maxLength: 3 }),
        label: fc.nat(puzzle.multiset.labels.length - 1),
      }),
      { maxLength: 30, size: 'max' },
    ),
  }),
);

describe('a tally', () => {
  test('that follows the moves is the one that is counted anew', () => {
    fc.assert(
      fc.property(game, ({ puzzle, moves }) => {
        let table = beginTable(puzzle);
        let tally: TableTally | undefined;
        let candidates: Candidates | undefined;
        for (const move of moves) {
          table = applyMove(table, move);
          tally = tallyTable(puzzle, table, tally);
          candidates = findCandidates(puzzle.board, tally, candidates);
          const anew = tallyTable(puzzle, table);
          expect(tally).toEqual(anew);
          expect(candidates.lists).toEqual(findCandidates(puzzle.board, anew).lists);
          expect(listConflicts(tally)).toEqual(findConflicts(puzzle, table));
        }
      }),
    );
  });

  test('keeps what a move does not touch, so that it need not be drawn again', () => {
    const before = tallyTable(SMALL, beginTable(SMALL));
    const after = tallyTable(SMALL, written(before.table, 3, 1), before);
    expect(after.needed.flatMap((left, asterism) => (left === before.needed[asterism] ? [] : [asterism]))).toEqual(
      SMALL.board.asterismsOf[1],
    );
    const old = findCandidates(SMALL.board, before);
    const kept = findCandidates(SMALL.board, after, old);
    expect(kept.lists[15]).toBe(old.lists[15]);
    expect(kept.lists[2]).not.toBe(old.lists[2]);
  });

  test('tells when a board is solved: it is full and nothing is held too often', () => {
    const puzzle = puzzleOf('latin-square:2', '12', '0...');
    const solved = written(written(beginTable(puzzle), 1, 1, 2), 0, 3);
    expect(isSolved(tallyTable(puzzle, solved))).toBe(true);
    expect(isSolved(tallyTable(puzzle, written(solved, 0, 2)))).toBe(false);
    expect(isSolved(tallyTable(puzzle, beginTable(puzzle)))).toBe(false);
  });
});

describe('automatic candidates', () => {
  const first = (puzzle: typeof SMALL, table = beginTable(puzzle)) =>
    findCandidates(puzzle.board, tallyTable(puzzle, table)).lists;

  test('are what all asterisms of a cell still need', () => {
    expect(first(SMALL)[1]).toEqual([1, 2, 3]);
    expect(first(SMALL)[0]).toEqual([]);
    expect(first(REPEATED, written(beginTable(REPEATED), 0, 1))[2]).toEqual([1]);
  });
});
