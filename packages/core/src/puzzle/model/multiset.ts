import { characterCount, excerpt, failure, type Result, success } from '../../basis/index.ts';
import { PUZZLE_FAULTS } from './faults.ts';

/**
 * The multiset of labels that every asterism holds. Labels are opaque strings; inside, a label is its index in `labels`.
 * Distinct labels are the case where every count is 1.
 */
export interface Multiset {
  /** The labels as given, repeats included: as many as an asterism has cells. */
  readonly entries: readonly string[];
  /** The different labels, in order of first appearance. */
  readonly labels: readonly string[];
  /** How often each of `labels` occurs. */
  readonly counts: readonly number[];
}

export const MAX_LABEL_LENGTH = 64;

/** Canonically equivalent spellings of a letter (é as one code point or as two) are one label. */
export function normalizeLabel(label: string): string {
  return String(label).normalize('NFC');
}

/** Makes a multiset of labels, or tells which of them cannot be one. */
export function makeMultiset(given: readonly string[]): Result<Multiset> {
  if (!Array.isArray(given)) return failure(PUZZLE_FAULTS, 'labels.invalid:type', 'labels', { given: excerpt(given) });
  const odd = given.findIndex((label) => typeof label !== 'string');
  if (odd >= 0) return failure(PUZZLE_FAULTS, 'labels.invalid:type', `labels[${odd}]`, { given: excerpt(given[odd]) });
  const entries = given.map(normalizeLabel);
  for (const [index, label] of entries.entries()) {
    const place = `labels[${index}]`;
    if (label.length === 0 || label.trim() !== label)
      return failure(PUZZLE_FAULTS, 'labels.invalid:blank', place, { label: excerpt(label) });
    if (Math.max(characterCount(label), characterCount(given[index]!)) > MAX_LABEL_LENGTH)
      return failure(PUZZLE_FAULTS, 'labels.invalid:long', place, {
        label: excerpt(label),
        length: characterCount(label),
        most: MAX_LABEL_LENGTH,
      });
    if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(label))
      return failure(PUZZLE_FAULTS, 'labels.invalid:control', place, { label: excerpt(label) });
  }
  const counts = new Map<string, number>();
  for (const label of entries) counts.set(label, (counts.get(label) ?? 0) + 1);
  return success({ entries, labels: [...counts.keys()], counts: [...counts.values()] });
}
