import board from '@latin-puzzles/view/board-view.css?inline';
import pad from '@latin-puzzles/view/pad.css?inline';
import parts from '@latin-puzzles/view/parts.css?inline';
import tokens from '@latin-puzzles/view/tokens.css?inline';
import own from './element.css?inline';

/** What belongs to the root of the studio's page belongs to the frame of the puzzle here. */
const framed = tokens.replaceAll(':root', '.latin-puzzle');

/**
 * The looks of everything inside: they reach nothing outside, and nothing outside reaches them. Many pages make the letters of their
 * root small; what is measured by those is measured in pixels here.
 */
export const STYLE = [framed, parts, board, pad, own]
  .join('\n')
  .replaceAll(/([\d.]+)rem\b/g, (_, letters: string) => `${16 * Number(letters)}px`);
