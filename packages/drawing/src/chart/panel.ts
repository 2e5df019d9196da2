import type { XY } from '../plane/vector.ts';
import type { Ink, Item, PathItem, TextItem } from '../scene/scene.ts';

/** Things to be compared: counts side by side with their names, or along a scale, which has no gaps; or spans of a quantity. */
export type Panel = CountPanel | SpanPanel;

/** Counts with their names. */
export interface CountPanel {
  readonly title: string;
  readonly kind: 'bars' | 'columns';
  readonly entries: readonly { readonly name: string; readonly count: number }[];
}

/** Spans of a quantity above 0 on a logarithmic scale, the same for all panels that are to be compared. */
export interface SpanPanel {
  readonly title: string;
  readonly kind: 'spans';
  readonly least: number;
  readonly most: number;
  /** How values on the scale are written. */
  readonly format: (value: number) => string;
  readonly entries: readonly SpanEntry[];
}

/** One span of a panel. */
export interface SpanEntry {
  readonly name: string;
  /** Nothing if there is none. */
  readonly span?: { readonly least: number; readonly median: number; readonly most: number } | undefined;
  /** Filled, or only outlined. */
  readonly filled: boolean;
  /** Written behind the span. */
  readonly note: string;
}

/** A panel drawn with its upper left corner at the origin. */
export interface DrawnPanel {
  readonly items: readonly Item[];
  readonly height: number;
}

export const PANEL_WIDTH = 270;

/** Type inside a panel. */
export const SIZE = 9;

export function drawHeading(title: string): TextItem {
  return drawText([0, 10], title, 'title', { size: 11, bold: true });
}

export function drawText(
  at: XY,
  text: string,
  ink: Ink,
  { size = SIZE, bold = false, anchor = 'start' as TextItem['anchor'] } = {},
): TextItem {
  return { shape: 'text', at, anchor, text, size, bold, ink };
}

export function drawBar(left: number, top: number, right: number, bottom: number): PathItem {
  const corners: XY[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return { shape: 'path', lines: [corners], closed: true, fill: 'window-3' };
}

export function drawRule(from: XY, to: XY): PathItem {
  return { shape: 'path', lines: [[from, to]], closed: false, line: 'fine' };
}
