import { type DrawOptions, drawPuzzle } from '../figure/draw-puzzle.ts';
import { boundingBoxOf } from '../figure/frame.ts';
import { median } from '../layout/place.ts';
import type { Box } from '../plane/vector.ts';
import { smallestType } from '../scene/page.ts';
import type { Item } from '../scene/scene.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { type BookletFormat, heightOf, widthOf } from './format.ts';

/** A drawing and the box round it. */
export interface BoxedDrawing {
  readonly items: readonly Item[];
  readonly box: Box;
}

/** A drawing to be enlarged or reduced: what is written beside its cells has a place and a size for every scale. */
export interface Drawing {
  /** As it is drawn where everything can be read. */
  readonly plain: BoxedDrawing;
  at(scale: number): BoxedDrawing;
  /** A scale from which on what is written beside its cells stands well: mostly neither tied to what it names nor for two. */
  easyFrom(): number;
}

/** A drawing at the scale at which it is printed. */
export interface ScaledDrawing extends BoxedDrawing {
  readonly scale: number;
}

/** What is written beside cells grows in steps, so that scales which differ by little have the same drawing. */
const STEP = 1.02;

/** By how much letters may grow in any case, how finely it is looked where they begin to be in each other's way, and from where on. */
const GROWN = 1.5;
const EASIER = 1.08;
const LEAST_SCALE = 0.1;

/** How often a scale is looked for. */
const TRIES = 12;

/** What `draw` makes for a least size of what is written beside the cells, in points of the drawing. */
export function drawingBy(
  draw: (least: number) => readonly Item[],
  { least, measure }: Pick<BookletFormat, 'least' | 'measure'>,
): Drawing {
  const boxed = (items: readonly Item[]): BoxedDrawing => ({ items, box: withPens(boundingBoxOf(items, measure)) });
  const plain = boxed(draw(0));
  const smallest = smallestType(plain.items.filter((item) => item.shape === 'text' && item.cell === undefined));
  const usualFrom = least / smallest;
  const known = new Map<number, BoxedDrawing>();
  const at = (scale: number) => {
    if (scale >= usualFrom) return plain;
    const step = Math.ceil(Math.log(least / scale) / Math.log(STEP));
    const made = known.get(step) ?? boxed(draw(STEP ** step));
    known.set(step, made);
    return made;
  };
  let easy = usualFrom / GROWN;
  let isKnown = false;
  const easyFrom = () => {
    while (!isKnown) {
      const finer = easy / EASIER;
      isKnown = finer < LEAST_SCALE || at(finer).items.length !== plain.items.length;
      if (!isKnown) easy = finer;
    }
    return easy;
  };
  return { plain, at, easyFrom };
}

export function drawingOf(puzzle: CaptionedPuzzle, format: BookletFormat, options: DrawOptions = {}): Drawing {
  const { measure, look } = format;
  return drawingBy((least) => drawPuzzle(puzzle, { ...options, measure, look, least }).items, format);
}

/**
 * A drawing as large as it fits into a box, up to a scale. The smaller it is, the more room letters beside it take that are to be read:
 * scales are tried one after the other until the drawing fits at that for which it was made.
 */
export function fitInto(drawing: Drawing, into: Box, most: number): ScaledDrawing {
  let scale = Math.min(most, fitting(drawing.plain.box, into));
  for (let tries = 0; ; tries++) {
    const made = drawing.at(scale);
    const fits = Math.min(most, fitting(made.box, into));
    if (fits >= scale) return { ...made, scale };
    if (drawing.at(fits) === made || tries === TRIES) return { ...made, scale: fits };
    scale = fits;
  }
}

/** By how much a box can be enlarged, or must be reduced, to fit into another. */
export function fitting(box: Box, into: Box): number {
  return Math.min(widthOf(into) / widthOf(box), heightOf(into) / heightOf(box));
}

/** Half of the heaviest line lies outside the shapes. */
export function withPens({ left, top, right, bottom }: Box): Box {
  return { left: left - PEN, top: top - PEN, right: right + PEN, bottom: bottom + PEN };
}

const PEN = 1.5;

/** The size of type in which most labels of a drawing stand; endless where there is none. */
export function typeOf({ plain: { items } }: Drawing): number {
  const sizes = items.flatMap((item) => (item.shape === 'text' && item.cell !== undefined ? [item.size] : []));
  return sizes.length > 0 ? median(sizes) : Number.POSITIVE_INFINITY;
}

/** The size of the smallest labels of a drawing; endless where there is none. */
export function smallestLabelOf({ plain: { items } }: Drawing): number {
  return smallestType(items.filter((item) => item.shape === 'text' && item.cell !== undefined));
}
