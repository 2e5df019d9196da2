import type { LanguageCode } from '@latin-puzzles/core/basis';
import { type Board, splitRegions } from '@latin-puzzles/core/board';
import { looksOf } from '../figure/looks.ts';
import { layOut } from '../layout/lay-out.ts';
import { BOOKLET_WORDS } from './words.ts';

/** What the letters and lines of a drawing mean, where groups do not show by themselves. */
export function howGroupsLook(board: Board, language: LanguageCode): string[] {
  const words = BOOKLET_WORDS[language];
  const layout = layOut(board);
  if (layout.spread) return [];
  const looks = looksOf(board, layout);
  return [
    ...(board.marks.length > 0 ? [words.strips] : []),
    ...(looks.strips.length > 0 ? [words.netStrips] : []),
    ...(looks.rounds.length > 0 ? [words.netLines] : []),
  ];
}

/** The same, with what most players see by themselves. */
export function howBoardLooks(board: Board, language: LanguageCode): string[] {
  const words = BOOKLET_WORDS[language];
  const layout = layOut(board);
  if (layout.spread) return [];
  const looks = looksOf(board, layout);
  const discs = layout.places.every(({ polygon }) => polygon === undefined);
  return [
    ...howGroupsLook(board, language),
    ...(discs && looks.lines.length > 0 ? [words.discs] : []),
    ...(looks.links.length > 0 ? [words.ties] : []),
    ...(splitRegions(board, looks.regions).windows.length > 0 ? [words.windows] : []),
  ];
}
