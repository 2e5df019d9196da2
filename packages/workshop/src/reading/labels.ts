import { graphemes } from '@latin-puzzles/core/basis';

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
