import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Box } from '../plane/vector.ts';
import { MILLIMETRE, PAPERS, type Paper } from '../scene/paper.ts';
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
  readonly large: boolean;
  /** The sizes of type: what a page is called, a puzzle is called, what is read, what is said in passing. */
  readonly type: Readonly<Record<'display' | 'heading' | 'text' | 'small', number>>;
  /** How far lines of what is said in passing stand apart, in sizes of type. */
  readonly leading: number;
  readonly language: LanguageCode;
  readonly measure: TextMeasure;
}

const TYPE = { display: 26, heading: 12.5, text: 9.5, small: 8 };

/** Brings what is read to more than 16 points, which is what is called large print. */
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
  } = options;
  const [short, long] = PAPERS[paper];
  const [width, height] = landscape ? [long, short] : [short, long];
  const factor = large ? LARGE : 1;
  const { display, heading, text, small } = TYPE;
  return {
    paper,
    width,
    height,
    // Large print asks for room more than for white borders.
    margin: (large ? 0.06 : 0.08) * short,
    binding: binding * MILLIMETRE,
    boundAbove: false,
    large,
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

/** The same with the sheet turned by a quarter. */
export function turnSheet(format: BookletFormat): BookletFormat {
  return { ...format, width: format.height, height: format.width, boundAbove: !format.boundAbove };
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
