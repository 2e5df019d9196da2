import { describe, expect, test } from 'vitest';
import { dayColumns } from '../../src/collection/day-columns.ts';

describe('the columns of what was made when', () => {
  test('stand for days without gaps', () => {
    const days = [
      { day: '2026-02-27', puzzles: 2 },
      { day: '2026-03-01', puzzles: 5 },
    ];
    expect(dayColumns(days, 'en')).toEqual([
      { name: 'Feb 27', count: 2 },
      { name: 'Feb 28', count: 0 },
      { name: 'Mar 1', count: 5 },
    ]);
  });

  test('stand for months when there are more than 31 days', () => {
    const days = [
      { day: '2025-12-31', puzzles: 1 },
      { day: '2026-02-01', puzzles: 2 },
      { day: '2026-02-28', puzzles: 3 },
    ];
    expect(dayColumns(days, 'en').map(({ count }) => count)).toEqual([1, 0, 5]);
    const ages = [
      { day: '1990-01-01', puzzles: 1 },
      { day: '2026-02-01', puzzles: 2 },
    ];
    expect(dayColumns(ages, 'en')).toHaveLength(36);
  });

  test('are none when there is nothing', () => {
    expect(dayColumns([], 'en')).toEqual([]);
  });
});
