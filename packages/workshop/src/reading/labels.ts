import { graphemes } from '@latin-puzzles/core/basis';
import { EMPTY, type Labeling, type Multiset } from '@latin-puzzles/core/puzzle';

/** Labels as people write them: with commas between them, or spaces, or one character each. */
export function parseLabels(text: string): string[] {
  if (text.includes(',')) return text.split(',').map((part) => part.trim());
  const parts = text.split(/\s+/).filter((part) => part !== '');
  return parts.length === 1 ? graphemes(parts[0]!) : parts;
}

/** The text that is read as these labels. */
export function makeLabelsText(labels: readonly string[]): string {
  return labels.join(labels.some((label) => /\s/.test(label)) ? ', ' : ' ');
}

/** The labels of a labeling as texts, `null` for an empty cell. */
export function labelTexts({ labels }: Multiset, labeling: Labeling): (string | null)[] {
  return labeling.map((label) => (label === EMPTY ? null : labels[label]!));
}
