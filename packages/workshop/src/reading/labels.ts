import { graphemes } from '@latin-puzzles/core/basis';

/** Labels as people write them: with commas between them, or spaces, or one character each. */
export function parseLabels(text: string): string[] {
  const parts = text.split(text.includes(',') ? ',' : /\s+/).map((part) => part.trim());
  const given = parts.filter((part) => part !== '');
  return given.length === 1 ? graphemes(given[0]!) : given;
}

/** The text that is read as these labels. */
export function makeLabelsText(labels: readonly string[]): string {
  return labels.join(labels.some((label) => /\s/.test(label)) ? ', ' : ' ');
}
