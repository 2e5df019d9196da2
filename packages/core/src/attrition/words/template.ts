import type { ENGLISH } from './english.ts';

/** A text with `{placeholders}`; one for a single thing and another for several, where that makes a difference. */
export type Template = string | { readonly one: string; readonly other: string };

export type TemplateKey = keyof typeof ENGLISH;

export type Templates = Readonly<Record<TemplateKey, Template>>;

/** A language: its template set, and what no template can say. */
export interface Language {
  readonly templates: Templates;
  /** Numbers that are written as words, from zero on. */
  readonly numerals: readonly string[];
  readonly quotes: readonly [string, string];
  /** The word before the last item of a list. */
  and(last: string): string;
  /** Sets a value after the text before it, contracting the two where the language does. */
  join(before: string, value: string): string;
}

/** The text of a template for so many things, its placeholders filled in. */
export function fill(
  { templates, join }: Language,
  key: TemplateKey,
  values: Readonly<Record<string, string>>,
  count: number,
): string {
  const template = templates[key];
  const text = typeof template === 'string' ? template : count === 1 ? template.one : template.other;
  // Splitting by a pattern with a group leaves texts and the names of placeholders in turn.
  return text.split(/\{(\w+)\}/).reduce((said, part, i) => (i % 2 === 0 ? said + part : join(said, values[part]!)), '');
}

/** The items as one would say them: `a, b and c`. */
export function listed({ and }: Language, items: readonly string[]): string {
  const [last = '', ...rest] = items.toReversed();
  return rest.length === 0 ? last : `${rest.reverse().join(', ')} ${and(last)} ${last}`;
}

/** A number as a word, if it is small. */
export function numeral({ numerals }: Language, n: number): string {
  return numerals[n] ?? String(n);
}
