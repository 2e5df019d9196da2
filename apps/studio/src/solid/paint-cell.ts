import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { Place, Surface, Theme } from '@latin-puzzles/drawing';
import {
  contentItems,
  GROUP_PATTERNS,
  GROUP_SIDE,
  outlineOf,
  PATTERNS,
  WRONG_STRIPES,
  wedge,
} from '@latin-puzzles/view/board-view';
import { showsCandidates } from '@latin-puzzles/workshop/play';
import { bearingOfMarks, letterAxes, STRAIGHT, turnedPlace } from './bearing.ts';
import type { CellLook } from './cell-look.ts';
import { type Lettering, paintItems } from './paint-items.ts';
import type { Look, Palette } from './palette.ts';

/** What lies under the label of a cell: colours, highlights, the selection. */
export function paintGround(context: CanvasRenderingContext2D, place: Place, look: CellLook, palette: Palette): void {
  const outline = new Path2D(outlineOf(place));
  const { state, highlight, groups, selected, cursor } = look;
  const { looks, marks, patterns } = palette;
  context.save();
  // Cut off at the rim, a line of twice the width lies wholly inside.
  context.clip(outline);
  for (const [i, colour] of state.colours.entries()) {
    const area = state.colours.length === 1 ? outline : new Path2D(wedge(place, i, state.colours.length));
    paintArea(context, area, { ...looks.marked, fill: marks[colour]! });
    context.save();
    context.clip(area);
    hatch(context, patterns, place, PATTERNS[colour]!, 8, looks['mark-pattern'], looks.marked.cover);
    context.restore();
  }
  for (const { dress, light } of groups) {
    if (light === 'dimmed') continue;
    const { pattern } = palette.dresses[dress]!;
    hatch(context, patterns, place, GROUP_PATTERNS[dress]!, GROUP_SIDE, pattern, 1);
  }
  if (highlight) paintArea(context, outline, looks[highlight]);
  if (highlight === 'wrong') hatch(context, patterns, place, WRONG_STRIPES, 6, looks['wrong-pattern'], 1);
  if (selected) paintArea(context, outline, looks.selected);
  if (cursor) paintArea(context, outline, looks.cursor);
  context.restore();
}

/** The ring of the cursor alone, as on a step of a proof. */
export function paintCursor(context: CanvasRenderingContext2D, place: Place, { looks }: Palette): void {
  const outline = new Path2D(outlineOf(place));
  context.save();
  context.clip(outline);
  paintArea(context, outline, looks.cursor);
  context.restore();
}

function paintArea(context: CanvasRenderingContext2D, area: Path2D, look: Look): void {
  if (look.fill !== 'none') {
    context.globalAlpha = look.cover;
    context.fillStyle = look.fill;
    context.fill(area);
  }
  if (look.stroke !== 'none') {
    context.globalAlpha = look.strength;
    context.strokeStyle = look.stroke;
    context.lineWidth = look.width;
    context.lineCap = 'butt';
    context.setLineDash([...look.dashes]);
    context.stroke(area);
    context.setLineDash([]);
  }
  context.globalAlpha = 1;
}

/** Repeats a pattern all over a cell; whatever clips the canvas ends it. */
function hatch(
  context: CanvasRenderingContext2D,
  patterns: Palette['patterns'],
  { at: [x, y], span, radius }: Place,
  data: string,
  side: number,
  { stroke, strength, width }: Look,
  share: number,
): void {
  if (data === '') return;
  const reach = Math.ceil((2 * Math.max(span, radius)) / side);
  context.save();
  context.translate(x, y);
  context.globalAlpha = strength * share;
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.stroke(repeatPattern(patterns, data, side, reach));
  context.restore();
}

/** A pattern repeated so many times each way. */
function repeatPattern(patterns: Palette['patterns'], data: string, side: number, reach: number): Path2D {
  const key = `${data} ${side} ${reach}`;
  let all = patterns.get(key);
  if (all) return all;
  all = new Path2D();
  const tile = new Path2D(data);
  for (let i = -reach; i < reach; i++)
    for (let j = -reach; j < reach; j++) all.addPath(tile, new DOMMatrix([1, 0, 0, 1, i * side, j * side]));
  patterns.set(key, all);
  return all;
}

/** What stands in a cell without a clue: what the player has written there, else marks or the candidates. */
export function paintContent(
  context: CanvasRenderingContext2D,
  place: Place,
  { state, clue, candidates, tentative }: CellLook,
  surface: Surface,
  theme: Theme,
  lettering: Lettering,
): void {
  if (clue) return;
  const bearing = lettering.bearingOf(place.cell);
  if (state.label !== EMPTY) {
    paintItems(context, contentItems(surface, place, state), theme, { ...lettering, tentative });
    return;
  }
  // Too small to be read through the body.
  if (bearing.through) return;
  const lying = bearingOfMarks(place, bearing);
  const turned = turnedPlace(place, lying);
  const items = showsCandidates(state) ? surface.candidates(turned, candidates) : contentItems(surface, turned, state);
  if (items.length === 0) return;
  const [x, y] = place.at;
  context.save();
  context.translate(x, y);
  context.transform(...letterAxes(lying), 0, 0);
  context.translate(-x, -y);
  paintItems(context, items, theme, { ...lettering, bearingOf: () => STRAIGHT });
  context.restore();
}
