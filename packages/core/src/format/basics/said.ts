import type { Puzzle } from '../../puzzle/index.ts';

/** What the record of a puzzle says under a name, as text; nothing where it says nothing, or what is no text. */
export function saidOf({ source }: Pick<Puzzle, 'source'>, field: string): string | undefined {
  const value = source?.[field];
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
