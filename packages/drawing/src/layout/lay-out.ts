import type { Board } from '@latin-puzzles/core/board';
import { layOutFaces } from './faces.ts';
import { layOutNet } from './net.ts';
import type { Layout } from './place.ts';
import { layOutPoints } from './points.ts';
import { layOutSpread } from './spread.ts';
import { layOutSquare } from './square.ts';

const KNOWN = new WeakMap<Board, Layout>();

/** Lays out any board: by its geometry if it has one, else by its structure, else somehow. The same board, the same layout. */
export function layOut(board: Board): Layout {
  const layout = KNOWN.get(board) ?? laidOut(board);
  KNOWN.set(board, layout);
  return layout;
}

function laidOut(board: Board): Layout {
  return layOutNet(board) ?? layOutFaces(board) ?? layOutPoints(board) ?? layOutSquare(board) ?? layOutSpread(board);
}
