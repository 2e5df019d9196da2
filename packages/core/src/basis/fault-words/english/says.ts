import type { Excerpt } from '../../excerpt.ts';
import type { Span } from '../facts.ts';

/** What a user gave us, in words where it is too much to repeat. */
export function shown(excerpt: Excerpt): string {
  if (typeof excerpt === 'string') return excerpt;
  return { array: 'an array', object: 'an object', nothing: 'nothing' }[excerpt.kind];
}

/** `1 cell`, `4 cells`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** `There is 1 cell`, `There are 4 cells`. */
export function thereAre(count: number, one: string, several?: string): string {
  return `There ${count === 1 ? 'is' : 'are'} ${counted(count, one, several)}`;
}

/** `at most 5`, `3 to 5`, or with what is counted: `at most 5 clues`. */
export function spanned({ least, most }: Span, one?: string): string {
  const last = (most ?? least)!;
  const end = one === undefined ? `${last}` : counted(last, one);
  if (least === undefined) return `at most ${end}`;
  if (most === undefined) return `at least ${end}`;
  return least === most ? end : `${least} to ${end}`;
}
