import { graphemes } from '@latin-puzzles/core/basis';

/** Labels as a person types them: with spaces or commas between, or a word of which every letter is one. */
export function parseLabels(text: string): string[] {
  const parts = text
    .trim()
    .split(/[\s,;]+/u)
    .filter((part) => part !== '');
  return parts.length > 1 ? parts : graphemes(text.trim());
}

/** The text that is read as these labels. */
export function makeLabels(labels: readonly string[]): string {
  return labels.join(' ');
}
