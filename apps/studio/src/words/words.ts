import type { LanguageCode } from '@latin-puzzles/core/attrition';
import { settings } from '../shell/settings.ts';

/**
 * The words of a part of the studio, in every language: one value holds them all, so that none can be missing in one.
 * Entries are texts, or functions that make a text.
 */
export type Dictionary<T> = Readonly<Record<LanguageCode, T>>;

/** The words of the language chosen. Read while drawing, so that a change of language draws anew. */
export function said<T>(dictionary: Dictionary<T>): T {
  return dictionary[settings.language.value];
}

/** A number as it is written in the language chosen: 1,234.5 or 1234,5. */
export function figure(number: number | bigint): string {
  return number.toLocaleString(settings.language.value);
}

/** A number of things: `1 cell`, `4 cells`. */
export function counted(count: number, one: string, several: string): string {
  return `${figure(count)} ${count === 1 ? one : several}`;
}

/** A share as a percentage: 45% or 45 %. */
export function percent(share: number): string {
  return share.toLocaleString(settings.language.value, { style: 'percent' });
}
