import { areaColour, CONTRAST, type Item, type Theme } from '@latin-puzzles/drawing';
import type { Body, BodySheet } from './body.ts';
import type { CellLook } from './cell-look.ts';
import { type SheetBox, sheetBoxOf } from './cut-out.ts';
import { paintContent, paintCursor, paintGround } from './paint-cell.ts';
import { type Lettering, paintGrounds, paintItems } from './paint-items.ts';
import type { Palette } from './palette.ts';

/** Beyond its rim a sheet is painted a little farther, since the edges of pictures are blurred when seen from afar. */
const BLEED = 2;

/** How much of the ground covers what is behind it: the far side can be sensed, and what is read is on the near one. */
const GLASS = 0.84;

/** Those who need strong contrasts see nothing through anything. */
function glassOf(theme: Theme): number {
  return theme === CONTRAST ? 1 : GLASS;
}

/** What of the drawing a picture of a sheet covers. */
export function pictureBox({ outline }: BodySheet): SheetBox {
  const { left, top, right, bottom } = sheetBoxOf(outline);
  return { left: left - BLEED, top: top - BLEED, right: right + BLEED, bottom: bottom + BLEED };
}

/** What is on a sheet: the board with a game on it, or a step of a proof. */
export type Content =
  | {
      readonly kind: 'game';
      readonly below: readonly Item[];
      readonly above: readonly Item[];
      readonly looks: readonly CellLook[];
    }
  | { readonly kind: 'step'; readonly items: readonly Item[]; readonly looks: readonly CellLook[] };

export interface Paints {
  readonly theme: Theme;
  readonly palette: Palette;
}

/** Paints a sheet over the whole of a canvas that is clear, so many pixels to the unit of length. */
export function paintSheet(
  context: CanvasRenderingContext2D,
  body: Body,
  sheet: BodySheet,
  content: Content,
  { theme, palette }: Paints,
  lettering: Lettering,
  density: number,
): void {
  const { left, top, right, bottom } = pictureBox(sheet);
  const whole = [left, top, right - left, bottom - top] as const;
  context.setTransform(density, 0, 0, density, -left * density, -top * density);
  context.fillStyle = areaColour(theme, sheet.ground);
  context.fillRect(...whole);
  const below = content.kind === 'step' ? content.items : content.below;
  paintGrounds(context, below, theme);
  if (sheet.takes !== 'cells') {
    // The ground is of glass; what is written and drawn on it is not.
    context.globalCompositeOperation = 'destination-in';
    context.fillStyle = `rgb(0 0 0 / ${glassOf(theme)})`;
    context.fillRect(...whole);
    context.globalCompositeOperation = 'source-over';
  }
  paintItems(context, below, theme, lettering);
  paintItems(context, sheet.rim, theme, lettering);
  if (content.kind === 'step') {
    for (const place of sheet.places) if (content.looks[place.cell]!.cursor) paintCursor(context, place, palette);
    return;
  }
  for (const place of sheet.places) paintGround(context, place, content.looks[place.cell]!, palette);
  paintItems(context, content.above, theme, lettering);
  for (const place of sheet.places)
    paintContent(context, place, content.looks[place.cell]!, body.surface, theme, lettering);
}
