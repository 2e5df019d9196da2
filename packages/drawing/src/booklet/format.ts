import type { LanguageCode } from '@latin-puzzles/core/attrition';
import { PAPERS, type Paper } from '../paper.ts';
import type { Box } from '../plane/vector.ts';
import { guessWidth, type Measure } from '../text/measure.ts';
import type { BookletOptions } from './options.ts';

/** The measures of a booklet in points, and its language. */
export interface Format {
  readonly paper: Paper;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly large: boolean;
  /** The sizes of type: what a page is called, a puzzle is called, what is read, what is said in passing. */
  readonly type: Readonly<Record<'display' | 'heading' | 'text' | 'small', number>>;
  readonly language: LanguageCode;
  readonly measure: Measure;
}

const TYPE = { display: 26, heading: 12.5, text: 9.5, small: 8 };

/** Brings what is read to more than 16 points, which is what is called large print. */
const LARGE = 1.75;

export const LEADING = 1.38;

export function formatOf(options: Omit<BookletOptions, 'title'>): Format {
  const { paper = 'A4', large = false, language = 'en', measure = guessWidth } = options;
  const [width, height] = PAPERS[paper];
  const factor = large ? LARGE : 1;
  const { display, heading, text, small } = TYPE;
  return {
    paper,
    width,
    height,
    // Large print asks for room more than for white borders.
    margin: (large ? 0.06 : 0.08) * width,
    large,
    type: {
      display: display * Math.sqrt(factor),
      heading: heading * factor,
      text: text * factor,
      small: small * factor,
    },
    language,
    measure,
  };
}

/** The same with the sheet on its side. */
export function lying(format: Format): Format {
  return { ...format, width: format.height, height: format.width };
}

/** Where the content of a page goes: between its running head and its number. */
export function bodyOf({ width, height, margin, type }: Format): Box {
  return {
    left: margin,
    top: margin + 2.2 * type.small,
    right: width - margin,
    bottom: height - margin - 1.6 * type.small,
  };
}

export function widthOf({ left, right }: Box): number {
  return right - left;
}

export function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}
