import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { Place, Surface, Theme } from '@latin-puzzles/drawing';
import { outlineOf, wedge } from '../board-view/outline.ts';
import { PATTERNS, WRONG_STRIPES } from '../board-view/patterns.tsx';
import type { Highlight } from '../board-view/props.ts';
import type { CellLook } from './cell-look.ts';
import { paintItems } from './paint-items.ts';
import type { Palette } from './palette.ts';

/** How strongly highlights cover what lies below, the same as on the flat board. */
const COVER: Readonly<Record<Highlight, readonly [keyof Omit<Palette, 'marks'>, number]>> = {
  'same-asterism': ['ink', 0.07],
  'same-label': ['note', 0.28],
  note: ['accent', 0.3],
  wrong: ['bad', 0.16],
};

/** What lies under the label of a cell: colours, highlights, the selection. */
export function paintGround(context: CanvasRenderingContext2D, place: Place, look: CellLook, palette: Palette): void {
  const outline = new Path2D(outlineOf(place));
  const { state, highlight, selected, cursor } = look;
  context.save();
  context.clip(outline);
  for (const [i, colour] of state.colours.entries()) {
    const area = state.colours.length === 1 ? outline : new Path2D(wedge(place, i, state.colours.length));
    cover(context, area, palette.marks[colour]!, 0.85);
    context.save();
    context.clip(area);
    hatch(context, place, PATTERNS[colour]!, 8, palette.ink, 1.1, 0.55 * 0.85);
    context.restore();
  }
  if (highlight) cover(context, outline, palette[COVER[highlight][0]], COVER[highlight][1]);
  if (highlight === 'wrong') hatch(context, place, WRONG_STRIPES, 6, palette.bad, 1, 0.6);
  if (selected) cover(context, outline, palette.selected, 0.6);
  // Cut off at the rim, a line of twice the width lies wholly inside.
  context.strokeStyle = palette.accent;
  for (const [there, width] of [
    [selected, 2.4],
    [cursor, 6],
  ] as const) {
    if (!there) continue;
    context.lineWidth = width;
    context.stroke(outline);
  }
  context.restore();
}

function cover(context: CanvasRenderingContext2D, area: Path2D, colour: string, opacity: number): void {
  context.globalAlpha = opacity;
  context.fillStyle = colour;
  context.fill(area);
  context.globalAlpha = 1;
}

/** Repeats a pattern all over a cell; whatever clips the canvas ends it. */
function hatch(
  context: CanvasRenderingContext2D,
  { at: [x, y], span, radius }: Place,
  data: string,
  side: number,
  colour: string,
  width: number,
  opacity: number,
): void {
  if (data === '') return;
  const reach = Math.ceil((2 * Math.max(span, radius)) / side);
  const tile = new Path2D(data);
  const all = new Path2D();
  for (let i = -reach; i < reach; i++)
    for (let j = -reach; j < reach; j++) all.addPath(tile, new DOMMatrix([1, 0, 0, 1, x + i * side, y + j * side]));
  context.globalAlpha = opacity;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.stroke(all);
  context.globalAlpha = 1;
}

/** What the player has written in a cell. */
export function paintContent(
  context: CanvasRenderingContext2D,
  place: Place,
  { state, clue, candidates }: CellLook,
  surface: Surface,
  theme: Theme,
): void {
  if (clue) return;
  if (state.label !== EMPTY) {
    paintItems(context, [surface.written(place, state.label)], theme);
    return;
  }
  if (state.corner.length > 0) paintItems(context, surface.rim(place, state.corner), theme);
  if (state.centre.length > 0) paintItems(context, surface.centre(place, state.centre), theme);
  else if (candidates.length > 0) paintItems(context, surface.candidates(place, candidates), theme);
}
