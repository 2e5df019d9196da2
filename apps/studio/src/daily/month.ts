import { dateAfter } from '@latin-puzzles/workshop/daily';

/** Whether a text is a month, written as 2026-11. */
export function isMonth(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The month so many months after another. */
export function monthAfter(month: string, months: number): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 7);
}

/** The days of a month by weeks, which begin on Monday; nothing where a week reaches beyond the month. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const first = `${month}-01`;
  const monday = dateAfter(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7));
  const weeks: (string | undefined)[][] = [];
  for (let start = monday; start < `${monthAfter(month, 1)}-01`; start = dateAfter(start, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, i) => dateAfter(start, i)).map((day) => (monthOf(day) === month ? day : undefined)),
    );
  return weeks;
}
