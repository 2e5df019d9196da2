import { BLANKS } from './characters.ts';

/** A line of a drawn square: a row of cells, in groups where bars or spaces part them; or a rule, which has no cells. */
export interface GridRow {
  /** The words between bars and spaces. */
  readonly words: readonly string[];
  /** How many words stand between two bars; nothing without bars. */
  readonly bars: readonly number[] | undefined;
  /** It has a label or a figure, so that it is a row and no rule. */
  readonly sure: boolean;
}

const BAR = /[|!│┃║‖]/;
/** What rows and rules are made of, beside labels. */
const FRAME = /^[\s|!‖+*.:'`=_\-\u2500-\u257fxX?]*$/;
const CELL = /^[\p{L}\p{N}.\-*_?]+$/u;

/** A line as part of a square, or nothing if it cannot be. */
export function gridRow(line: string): GridRow | undefined {
  const sure = !FRAME.test(line);
  const groups = line.split(BAR).map((group) => group.split(/[\s,;{}()]+/).filter((word) => word !== ''));
  const words = groups.flat();
  if (words.length === 0) return undefined;
  if (sure && !words.every((word) => CELL.test(word))) return undefined;
  const bars = groups.filter((group) => group.length > 0).map((group) => group.length);
  return { words, bars: BAR.test(line) ? bars : undefined, sure };
}

/**
 * The n cells of a row: a word each, or a character each where words are groups of cells. Numbers of two figures are words, and so are
 * several candidates.
 */
export function cellsOfRow(
  { words, bars }: GridRow,
  n: number,
): { cells: readonly string[]; groups: readonly number[] } | undefined {
  if (words.length === n) return { cells: words, groups: bars ?? [] };
  const characters = words.flatMap((word) => [...word]);
  if (characters.length !== n) return undefined;
  return { cells: characters, groups: words.map((word) => [...word].length) };
}

export function isBlankCell(cell: string): boolean {
  return cell.length === 1 && (BLANKS.includes(cell) || cell === '?');
}
