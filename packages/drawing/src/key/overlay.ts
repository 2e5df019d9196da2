import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { type Board, shortCellText } from '@latin-puzzles/core/board';
import { boundingBoxOf } from '../figure/frame.ts';
import { drawMarks } from '../figure/marks.ts';
import type { Layout } from '../layout/place.ts';
import type { Box } from '../plane/vector.ts';
import { centredText, type Item } from '../scene/scene.ts';
import { guessWidth, type TextMeasure } from '../text/measure.ts';
import { axesOf, drawAxisNumbers } from './axes.ts';
import { besideLabel } from './beside.ts';
import { drawFaceNumbers } from './groups.ts';

/** The names of cells, to be laid over a board that is played. */
export interface NameOverlay {
  /** Numbers of faces, to lie under everything that is written. */
  readonly behind: readonly Item[];
  /** Names beside the labels of their cells, or the numbers of rows and columns outside. */
  readonly above: readonly Item[];
  /** What the board and these need. */
  readonly frame: Box;
}

/** White round numbers outside the board. */
const MARGIN = 6;

/** The names of cells and lines, laid over a board that is drawn already. */
export function nameOverlay(
  board: Board,
  layout: Layout,
  frame: Box,
  language: LanguageCode,
  measure: TextMeasure = guessWidth,
): NameOverlay {
  const names = board.cellNames;
  const axes = axesOf(names, layout);
  if (axes) {
    const above = drawAxisNumbers(axes, layout, drawMarks(board, layout));
    return { behind: [], above, frame: joined(frame, boundingBoxOf(above, measure)) };
  }
  const above = layout.places.map((place) => {
    const text = shortCellText(names[place.cell]!, GRAMMARS[language]);
    const { at, size } = besideLabel(place, measure(text, false), layout);
    return centredText(at, text, size, 'number', { cell: place.cell });
  });
  return { behind: drawFaceNumbers(names, layout), above, frame };
}

function joined(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left - MARGIN),
    top: Math.min(a.top, b.top - MARGIN),
    right: Math.max(a.right, b.right + MARGIN),
    bottom: Math.max(a.bottom, b.bottom + MARGIN),
  };
}
