/** The labels 1, 2, … n. */
export function numbers(n: number): string[] {
  return Array.from({ length: n }, (_, i) => String(i + 1));
}

/** How many characters a text has: code points, which is how JSON Schema counts. */
export function characterCount(text: string): number {
  if (typeof text !== 'string') return 0;
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** The characters of a text as a reader counts them, spaces left out: the labels of an inscription. */
export function graphemes(text: string): string[] {
  if (typeof text !== 'string') return [];
  // The letters of most inscriptions, for which no tables of Unicode need be loaded.
  if (/^[ -~]*$/.test(text)) return [...text].filter((s) => s !== ' ');
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
  return [...segmenter.segment(text.normalize('NFC'))].map((s) => s.segment).filter((s) => s.trim() !== '');
}
