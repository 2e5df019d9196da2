import { drawStep, type Item, linePen, stepLinks, type Theme } from '@latin-puzzles/drawing';
import type { BoardViewProps } from '@latin-puzzles/view/board-view';
import type { ShownStep } from '@latin-puzzles/workshop/advice';
import { arrowShape, type TriangleMesh } from './arrow.ts';
import type { Body } from './body.ts';
import { cutOut } from './cut-out.ts';

/** A step of a proof as a body shows it: what is drawn on each sheet, and arrows over them. */
export interface StepOnBody {
  readonly sheets: readonly (readonly Item[])[];
  readonly arrows: readonly TriangleMesh[];
}

export function stepOnBody(
  body: Body,
  puzzle: BoardViewProps['puzzle'],
  { standing, step, evidence }: ShownStep,
  theme: Theme,
): StepOnBody {
  const picture = { ...puzzle, board: body.board };
  const { items } = drawStep(picture, standing, step, { evidence });
  const { width } = linePen(theme, 'link');
  return {
    sheets: body.sheets.map((sheet) => cutOut(sheet, items)),
    arrows: stepLinks(picture, standing, step, { evidence }).flatMap((link) => arrowShape(body, link, width) ?? []),
  };
}
