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
