import type { LanguageCode } from '@latin-puzzles/core/basis';

/** The day where the reader is, written as 2026-11-18. */
export function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day, written as 2026-11-18, in words. */
export function dayTold(date: string, language: LanguageCode, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
