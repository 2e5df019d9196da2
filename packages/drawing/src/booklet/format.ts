import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Box } from '../plane/vector.ts';
import type { FigureLook } from '../scene/look.ts';
import { LEAST_TYPE } from '../scene/page.ts';
import { MILLIMETRE, PAPERS, type Paper } from '../scene/paper.ts';
import { type TypeSizes, USUAL_STYLE } from '../style/style.ts';
import { guessWidth, type TextMeasure } from '../text/measure.ts';
import type { BookletOptions } from './options.ts';

/** The measures of a booklet in points, and its language. */
export interface BookletFormat {
  readonly paper: Paper;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** How much wider the margin is at the edge where pages are bound. */
  readonly binding: number;
  /** Whether this edge is the upper one, as on a sheet that is turned within a booklet, not the left one. */
  readonly boundAbove: boolean;
  /** Whether a sheet may be turned; otherwise what does not fit on it upright is turned on it. */
  readonly mayTurn: boolean;
  /** The page on which this, turned by a quarter, is printed. */
  readonly onPage?: BookletFormat | undefined;
  readonly large: boolean;
  /** The least size of type, in points. */
  readonly least: number;
  readonly type: TypeSizes;
  readonly look: FigureLook;
  /** Whether the ground of a title page is filled. */
  readonly front: boolean;
  /** How far lines of what is said in passing stand apart, in sizes of type. */
  readonly leading: number;
  readonly language: LanguageCode;
  readonly measure: TextMeasure;
}

/** What is read in large print has so many points at least. */
export const LARGE_TYPE = 16;

/** By how much type grows in large print, if that brings the smallest to its least size. */
const LARGE = 1.75;

export const LEADING = 1.38;

/** Where much has to stand on a page. */
export const CLOSE_LEADING = 1.25;

export function formatOf(options: Omit<BookletOptions, 'title'>): BookletFormat {
  const {
    paper = 'A4',
    landscape = false,
    binding = 0,
    large = false,
    language = 'en',
    measure = guessWidth,
    turn = false,
    style = USUAL_STYLE,
  } = options;
  const [short, long] = PAPERS[paper];
  const [width, height] = landscape ? [long, short] : [short, long];
  const { display, heading, text, small } = style.type;
  const factor = large ? Math.max(LARGE, LARGE_TYPE / Math.min(heading, text, small)) : 1;
  return {
    paper,
    width,
    height,
    // Large print asks for room more than for white borders.
    margin: style.margin ?? (large ? 0.06 : 0.08) * short,
    binding: binding * MILLIMETRE,
    boundAbove: false,
    mayTurn: turn,
    large,
    least: large ? LARGE_TYPE : LEAST_TYPE,
    look: style.look,
    front: style.front,
    type: {
      display: display * Math.sqrt(factor),
      heading: heading * factor,
      text: text * factor,
      small: small * factor,
    },
    leading: LEADING,
    language,
    measure,
  };
}

/** The same with the sheet turned by a quarter, or with what is on it where sheets are not to be turned. */
export function turnSheet(format: BookletFormat): BookletFormat {
  const turned = { ...format, width: format.height, height: format.width };
  return format.mayTurn ? { ...turned, boundAbove: !format.boundAbove } : { ...turned, onPage: format };
}

/** What the margins leave of a page that is bound at its left, or if turned above. */
export function printAreaOf({ width, height, margin, binding, boundAbove }: BookletFormat): Box {
  return {
    left: margin + (boundAbove ? 0 : binding),
    top: margin + (boundAbove ? binding : 0),
    right: width - margin,
    bottom: height - margin,
  };
}

/** Where the content of a page goes: between its running head and its number. */
export function bodyAreaOf(format: BookletFormat): Box {
  if (format.onPage) {
    const { left, top, right, bottom } = bodyAreaOf(format.onPage);
    return { left: format.width - bottom, top: left, right: format.width - top, bottom: right };
  }
  const { left, top, right, bottom } = printAreaOf(format);
  const { small } = format.type;
  return { left, top: top + 2.2 * small, right, bottom: bottom - 1.6 * small };
}

export function widthOf({ left, right }: Box): number {
  return right - left;
}

export function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}
