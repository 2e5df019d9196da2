import { describe, expect, test } from 'vitest';
import { choiceIn } from '../../src/daily/choice.ts';
import { isMonth, monthAfter, weeksOf } from '../../src/daily/month.ts';

describe('a month', () => {
  test('has all its days once, in weeks that begin on Monday', () => {
    for (const [month, days] of [
      ['2026-11', 30],
      ['2024-02', 29],
      ['2027-02', 28],
    ] as const) {
      const weeks = weeksOf(month);
      const dates = weeks.flat().filter((date) => date !== undefined);
      expect(dates).toEqual(Array.from({ length: days }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`));
      for (const week of weeks) if (week[0]) expect(new Date(week[0]).getUTCDay()).toBe(1);
    }
  });

  test('follows another over the end of a year', () => {
    expect(monthAfter('2026-11', 2)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(['2026-11', '2026-13', '11', undefined].map(isMonth)).toEqual([true, false, false, false]);
  });
});

test('a calendar is of what there is, and not of what is to come', () => {
  const today = '2026-11-18';
  expect(choiceIn([], today)).toEqual({ series: 'featured', month: '2026-11' });
  expect(choiceIn(['2031-01', 'zebra'], today)).toEqual({ series: 'featured', month: '2026-11' });
  expect(choiceIn(['2025-02', 'monthai-one', 'very difficult'], today)).toEqual({
    series: { board: 'monthai-one', level: 'easy' },
    month: '2025-02',
  });
});
