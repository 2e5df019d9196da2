import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { describe, expect, test } from 'vitest';
import { type DesignDraft, draftFrom, emptyDraft, judgeDraft } from '../../src/design/index.ts';

const whole = draftFrom(must(resolveBoard('sudoku:2x2')));
const own = (changes: Partial<DesignDraft>): DesignDraft => ({ ...whole, name: '', ...changes });

describe('a draft', () => {
  test('is a board with labels and no clues when nothing is wrong', () => {
    const { puzzle, uncovered, odd, size, fault } = judgeDraft(own({}));
    expect(must(puzzle).multiset.entries).toEqual(['1', '2', '3', '4']);
    expect([uncovered, odd, size, fault]).toEqual([[], [], 4, undefined]);
  });

  test('is judged asterism by asterism', () => {
    const [first, ...others] = whole.asterisms;
    const short = { ...first!, cells: first!.cells.slice(1) };
    const { odd, puzzle, fault } = judgeDraft(own({ asterisms: [short, ...others] }));
    expect([odd, puzzle.ok, fault === undefined]).toEqual([[short], false, false]);
  });

  test('says which cells lie in no asterism', () => {
    const { uncovered } = judgeDraft(own({ asterisms: whole.asterisms.slice(0, 3) }));
    expect(uncovered).toEqual(whole.cells.slice(12).map(({ id }) => id));
  });

  test('without cells is no board yet', () => {
    expect(judgeDraft(emptyDraft('square', 4, 4)).board.ok).toBe(false);
  });
});
