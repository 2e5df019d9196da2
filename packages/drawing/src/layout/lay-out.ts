import type { Board } from '@latin-puzzles/core/board';
import { facesLayout } from './faces.ts';
import { netLayout } from './net.ts';
import type { Layout } from './place.ts';
import { pointsLayout } from './points.ts';
import { spreadLayout } from './spread.ts';
import { squareLayout } from './square.ts';

const KNOWN = new WeakMap<Board, Layout>();

/** Lays out any board: by its geometry if it has one, else by its structure, else somehow. The same board, the same layout. */
export function layOut(board: Board): Layout {
  const layout = KNOWN.get(board) ?? laidOut(board);
  KNOWN.set(board, layout);
  return layout;
}

function laidOut(board: Board): Layout {
  return netLayout(board) ?? facesLayout(board) ?? pointsLayout(board) ?? squareLayout(board) ?? spreadLayout(board);
}
