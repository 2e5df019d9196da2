import type { Excerpt } from '../../excerpt.ts';
import type { Span } from '../facts.ts';
import type { Names } from '../sentences.ts';

/** The levels of difficulty, by their names in documents. */
export const LEVELS_IN_SPANISH = {
  'very easy': 'muy fácil',
  easy: 'fácil',
  medium: 'medio',
  difficult: 'difícil',
  'very difficult': 'muy difícil',
} as const;

export function levelSaid(level: string): string {
  return (LEVELS_IN_SPANISH as Readonly<Record<string, string>>)[level] ?? level;
}

export function shown(excerpt: Excerpt): string {
  if (typeof excerpt === 'string') return excerpt;
  return { array: 'una lista', object: 'un objeto', nothing: 'nada' }[excerpt.kind];
}

/** With a decimal comma. */
export function figure(n: number): string {
  return n.toLocaleString('es', { maximumFractionDigits: 3 });
}

export function counted(count: number, one: string, several = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : several}`;
}

export function spanned({ least, most }: Span, one?: string): string {
  const last = (most ?? least)!;
  const end = one === undefined ? figure(last) : counted(last, one);
  if (least === undefined) return `como mucho ${end}`;
  if (most === undefined) return `como poco ${end}`;
  return least === most ? end : `de ${figure(least)} a ${end}`;
}

/** The last two with another word between them: `a, b o c`. */
export function listed(items: readonly string[], last: 'y' | 'o'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** A place for an inscription: `la fila 5`, `la fila 5 desde f5c2`, `la diagonal de f1c1 a f9c9`. */
export function placeSaid(name: string, names: Names): string {
  const [, line, start] = /^(.+) from (.+)$/.exec(name) ?? [];
  if (line !== undefined) return `${placeSaid(line, names)} desde ${names.cell(start!)}`;
  const [, kind, from, to] = /^(diagonal|line) (.+) to (.+)$/.exec(name) ?? [];
  if (kind === undefined) return names.asterism(name);
  return `la ${KINDS[kind]} de ${names.cell(from!)} a ${names.cell(to!)}`;
}

const KINDS: Readonly<Record<string, string>> = {
  row: 'fila',
  column: 'columna',
  region: 'región',
  strip: 'franja',
  line: 'línea',
  parallel: 'paralelo',
  meridian: 'meridiano',
  diagonal: 'diagonal',
};

export function kindSaid(kind: string): string {
  return KINDS[kind] ?? kind;
}
