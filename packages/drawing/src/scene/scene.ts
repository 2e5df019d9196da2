import type { Box, XY } from '../plane/vector.ts';

/**
 * A picture as plain data, before any file format: shapes and texts in the order in which they are painted, each with
 * the part it plays. Which colour a part has is the theme's affair. Lengths are points, 72 to the inch.
 */
export interface Scene {
  readonly title: string;
  readonly frame: Box;
  readonly items: readonly Item[];
}

/** A shape or a text of a scene. */
export type Item = PathItem | DiscItem | TextItem;

/**
 * What an area is: a plain cell, a cell of a region of some colour, of one or more windows, of the inscription, of a clue and
 * the corner by which it is told, the ground of a title page, …
 */
export type Area =
  | 'cell'
  | `tint-${number}`
  | `window-${number}`
  | 'inscribed'
  | 'given'
  | 'corner'
  | 'front'
  | 'tab'
  | 'pointer'
  | StepArea;

/**
 * What an area is in the drawing of a step: a cell of the asterisms counted for or against, of both or counted itself,
 * the ring round a label that matters, the disc behind one that is written.
 */
export type StepArea = 'base' | 'cover' | 'focus' | 'ring' | 'strong';

/** What a line is. `strip-3` bounds or joins the cells of asterism 3, a tie leads from a letter beside a board to what it names. */
export type Line =
  | 'fine'
  | 'tie'
  | 'border'
  | 'rim'
  | 'window'
  | 'line'
  | 'trail'
  | 'fold'
  | 'cut'
  | 'disc'
  | `strip-${number}`
  | StepLine;

/**
 * What a line is in the drawing of a step: the outline of an asterism counted for or against and the trail along it, a
 * ring, a supposed label, a label struck out by the step or on the way to it, what follows from what; a ring round a label that
 * shuts others out, what it sees, and what is shut out.
 */
export type StepLine =
  | 'base'
  | 'cover'
  | 'base-trail'
  | 'cover-trail'
  | 'ring'
  | 'supposed'
  | 'strike'
  | 'fall'
  | 'link'
  | 'blocker'
  | 'sight'
  | 'shut-out';

/** What a text is. `strip-3` names asterism 3. */
export type Ink =
  | 'clue'
  | 'inscription'
  | 'solution'
  | 'mark'
  | 'title'
  | 'caption'
  | 'number'
  | 'soft'
  | `strip-${number}`
  | 'candidate'
  | 'struck'
  | 'strong'
  | 'asked'
  | 'dimmed';

/** Straight lines from point to point, open or closed. */
export interface PathItem {
  readonly shape: 'path';
  readonly lines: readonly (readonly XY[])[];
  readonly closed: boolean;
  readonly fill?: Area;
  readonly line?: Line;
  /** The cell whose ground this is. */
  readonly cell?: number;
}

/** A disc round a point. */
export interface DiscItem {
  readonly shape: 'disc';
  readonly at: XY;
  readonly radius: number;
  readonly fill: Area;
  readonly line: Line;
  readonly cell?: number;
}

/** A line of text. */
export interface TextItem {
  readonly shape: 'text';
  /** The middle, or the start, of the text on its baseline. */
  readonly at: XY;
  readonly anchor: 'middle' | 'start';
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly ink: Ink;
  /** The cell that holds this label. */
  readonly cell?: number;
  /** The asterism that this letter names. */
  readonly asterism?: number;
  /** What it is to who listens, if not what its part is. */
  readonly tag?: TextTag | undefined;
}

/** What a text is to who listens: a heading of a page, of a puzzle, or a paragraph. */
export type TextTag = 'H1' | 'H2' | 'P';

/** How high capitals and figures stand above the baseline, in the size of the type. */
export const CAP_HEIGHT = 0.714;

/** A text whose capitals are centred on a place, or that stands as far below it as told, in its size. */
export function centredText(
  at: XY,
  text: string,
  size: number,
  ink: Ink,
  more: { readonly bold?: boolean; readonly cell?: number; readonly asterism?: number; readonly sink?: number } = {},
): TextItem {
  const { bold = false, sink = CAP_HEIGHT / 2, ...named } = more;
  return {
    shape: 'text',
    at: [at[0], at[1] + size * sink],
    anchor: 'middle',
    text,
    size,
    bold,
    ink,
    ...named,
  };
}
