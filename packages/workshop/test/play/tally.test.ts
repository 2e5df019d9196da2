import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidates, candidatesAt } from '../../src/play/candidates.ts';
import { applied } from '../../src/play/move.ts';
import { conflicts } from '../../src/play/rules.ts';
import { firstTable, type Table } from '../../src/play/table.ts';
import { conflictsIn, isSolvedIn, type Tally, tallied } from '../../src/play/tally.ts';
import { puzzleOf, REPEATED, SMALL } from '../puzzles.ts';

function written(table: Table, label: number, ...cells: number[]): Table {
  return applied(table, { kind: 'write', cells, label });
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
      { maxLength: 30 },
    ),
  }),
);

describe('a tally', () => {
  test('that follows the moves is the one that is counted anew', () => {
    fc.assert(
      fc.property(game, ({ puzzle, moves }) => {
        let table = firstTable(puzzle);
        let tally: Tally | undefined;
        let candidates: Candidates | undefined;
        for (const move of moves) {
          table = applied(table, move);
          tally = tallied(puzzle, table, tally);
          candidates = candidatesAt(puzzle.board, tally, candidates);
          const anew = tallied(puzzle, table);
          expect(tally).toEqual(anew);
          expect(candidates.lists).toEqual(candidatesAt(puzzle.board, anew).lists);
          expect(conflictsIn(tally)).toEqual(conflicts(puzzle, table));
        }
      }),
    );
  });

  test('keeps what a move does not touch, so that it need not be drawn again', () => {
    const before = tallied(SMALL, firstTable(SMALL));
    const after = tallied(SMALL, written(before.table, 3, 1), before);
    expect(after.needed.flatMap((left, asterism) => (left === before.needed[asterism] ? [] : [asterism]))).toEqual(
      SMALL.board.asterismsOf[1],
    );
    const old = candidatesAt(SMALL.board, before);
    const kept = candidatesAt(SMALL.board, after, old);
    expect(kept.lists[15]).toBe(old.lists[15]);
    expect(kept.lists[2]).not.toBe(old.lists[2]);
  });

  test('tells when a board is solved: it is full and nothing is held too often', () => {
    const puzzle = puzzleOf('latin-square:2', '12', '0...');
    const solved = written(written(firstTable(puzzle), 1, 1, 2), 0, 3);
    expect(isSolvedIn(tallied(puzzle, solved))).toBe(true);
    expect(isSolvedIn(tallied(puzzle, written(solved, 0, 2)))).toBe(false);
    expect(isSolvedIn(tallied(puzzle, firstTable(puzzle)))).toBe(false);
  });
});

describe('automatic candidates', () => {
  const first = (puzzle: typeof SMALL, table = firstTable(puzzle)) =>
    candidatesAt(puzzle.board, tallied(puzzle, table)).lists;

  test('are what all asterisms of a cell still need', () => {
    expect(first(SMALL)[1]).toEqual([1, 2, 3]);
    expect(first(SMALL)[0]).toEqual([]);
    expect(first(REPEATED, written(firstTable(REPEATED), 0, 1))[2]).toEqual([1]);
  });
});
