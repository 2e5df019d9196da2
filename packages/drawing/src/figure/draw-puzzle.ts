import { type Board, type Regions, regionOf, splitRegions } from '@latin-puzzles/core/board';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import { layOut } from '../layout/lay-out.ts';
import type { Layout } from '../layout/place.ts';
import { type FigureLook, USUAL_LOOK } from '../scene/look.ts';
import { LEAST_TYPE } from '../scene/page.ts';
import type { Item, Scene } from '../scene/scene.ts';
import { guessWidth, type TextMeasure } from '../text/measure.ts';
import { drawBorders } from './borders.ts';
import { drawCellDiscs, drawCellGrounds, type GivenCells } from './cells.ts';
import { frameScene } from './frame.ts';
import { drawLabels } from './labels.ts';
import { drawLegend } from './legend.ts';
import { enlarged, enlargement } from './legible.ts';
import { drawLinesRound, drawStraightLines } from './lines.ts';
import { drawLinks } from './links.ts';
import { type Looks, looksOf } from './looks.ts';
import { drawArrows } from './marks.ts';
import { drawOuter } from './outer/draw-outer.ts';
import type { Picture } from './picture.ts';
import { drawStripOutlines } from './strips.ts';
import { drawGlueTabs } from './tabs.ts';
import { drawWindowOutlines } from './windows.ts';

/** What a picture shows beside the board. */
export interface DrawOptions {
  /** What the picture is called, written above the board; without it, it is called after its board. */
  readonly title?: string | undefined;
  /** Whether the title, if given, is written; it is unless this is false. */
  readonly heading?: boolean | undefined;
  /** Written below the board. */
  readonly caption?: string | undefined;
  /** Fills the cells without clues from the solution, which is kept back unless asked for. */
  readonly solution?: boolean | undefined;
  /** Adds tabs for glue to the net of a solid. */
  readonly net?: boolean | undefined;
  /** The white round the picture, in points. */
  readonly margin?: number | undefined;
  /** The least size of what is written beside the cells, in points of the drawing. */
  readonly least?: number | undefined;
  /** How labels are set and cells told apart. */
  readonly look?: FigureLook | undefined;
  /** The widths of texts in the font to be used; guessed unless given. */
  readonly measure?: TextMeasure | undefined;
}

/**
 * Draws an empty board. A solid is drawn as its net.
 *
 * @example
 * ```ts
 * import { must, resolveBoard } from '@latin-puzzles/core';
 * import { drawBoard, renderSvg } from '@latin-puzzles/drawing';
 *
 * const svg = renderSvg(drawBoard(must(resolveBoard('star:12/3')), { title: 'A star' }));
 * console.log(svg.includes('<title>A star</title>')); // true
 * ```
 */
export function drawBoard(board: Board, options: DrawOptions = {}): Scene {
  return drawPuzzle({ board }, options);
}

/** Draws a board with its clues, and with its solution if that is asked for. */
export function drawPuzzle(picture: Picture, options: DrawOptions = {}): Scene {
  return composeScene(picture, options);
}

/** What is drawn on a board beside the board itself: on the ground of cells, behind the labels, and above all. */
export interface Overlay {
  readonly ground: readonly Item[];
  readonly behind: readonly Item[];
  readonly above: readonly Item[];
}

const PLAIN: Regions = { cover: [], windows: [] };

/** A picture with something laid over it. The grounds of cells are plain then, so that those of the overlay tell. */
export function composeScene(
  picture: Picture,
  options: DrawOptions,
  overlay?: (layout: Layout, looks: Looks) => Overlay,
): Scene {
  const { board } = picture;
  const { title, heading = true, caption = '', solution = false, net = false, measure = guessWidth, margin } = options;
  const { look = USUAL_LOOK, least = 0 } = options;
  const layout = layOut(board);
  const looks = looksOf(board, layout);
  const regions = splitRegions(board, looks.regions);
  const region = regionOf(board, regions);
  const inscribed = new Set(picture.inscription);
  const given: GivenCells = { cells: cluesOf(picture), shaded: look.shadedClues, corners: look.corners };
  const over = overlay?.(layout, looks) ?? { ground: [], behind: [], above: [] };
  const drawn = [
    ...(net ? drawGlueTabs(layout) : []),
    ...(overlay || !look.shading
      ? drawCellGrounds(board, layout, PLAIN, [], inscribed, given)
      : drawCellGrounds(board, layout, regions, region, inscribed, given)),
    ...over.ground,
    ...drawStraightLines(layout, looks.lines),
    ...drawBorders(layout, region),
    ...drawWindowOutlines(board, layout, regions),
    ...drawStripOutlines(board, layout, looks.strips),
    ...drawLinesRound(board, layout, looks.rounds),
    ...drawLinks(board, layout, looks.links),
    ...drawCellDiscs(layout, inscribed, given),
    ...over.behind,
    ...drawLabels(solution ? picture : { ...picture, solution: undefined }, layout, inscribed, measure, look),
    ...drawArrows(board, layout),
  ];
  // What is laid over a board fits it as it is.
  const by = overlay ? 1 : enlargement(drawn);
  const type = (overlay ? least : Math.max(least, LEAST_TYPE)) / by;
  const around = [
    ...drawOuter({ board, layout, looks, net, look, measure }, type),
    ...drawLegend(board, layout, measure, type),
    ...over.above,
  ];
  const items = enlarged([...drawn, ...around], by);
  const name = title ?? (board.name || 'Latin puzzle');
  return frameScene(items, name, caption, heading && title !== undefined, measure, margin);
}

function cluesOf({ labeling = [] }: Picture): ReadonlySet<number> {
  return new Set([...labeling.keys()].filter((cell) => labeling[cell] !== EMPTY));
}
