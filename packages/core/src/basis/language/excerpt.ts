/** What a user gave us, as a fact of a fault: a text to be shown as it is, or what kind of thing it was. */
export type Excerpt = string | { readonly kind: 'array' | 'object' | 'nothing' };

/** What a user gave us, shortened so that an error message never repeats megabytes. */
export function excerpt(value: string | number, length?: number): string;
export function excerpt(value: unknown, length?: number): Excerpt;
export function excerpt(value: unknown, length = 40): Excerpt {
  if (value === undefined) return { kind: 'nothing' };
  if (Array.isArray(value)) return { kind: 'array' };
  if (typeof value === 'object' && value !== null) return { kind: 'object' };
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, length + 1)) : String(value);
  return text.length > length + 2 ? `${text.slice(0, length)}…` : text;
}
