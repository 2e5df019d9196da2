import { areaColour, type Item, type Theme } from '@latin-puzzles/drawing';
import type { Body, BodySheet } from './body.ts';
import type { CellLook } from './cell-look.ts';
import { type SheetBox, sheetBoxOf } from './cut-out.ts';
import { paintContent, paintCursor, paintGround } from './paint-cell.ts';
import { paintItems } from './paint-items.ts';
import type { Palette } from './palette.ts';

/** Beyond its rim a sheet is painted a little farther, since the edges of pictures are blurred when seen from afar. */
const BLEED = 2;

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

/** Paints a sheet over the whole of a canvas, so many pixels to the unit of length. */
export function paintSheet(
  context: CanvasRenderingContext2D,
  body: Body,
  sheet: BodySheet,
  content: Content,
  { theme, palette }: Paints,
  density: number,
): void {
  const { left, top, right, bottom } = pictureBox(sheet);
  context.setTransform(density, 0, 0, density, -left * density, -top * density);
  context.fillStyle = areaColour(theme, sheet.ground);
  context.fillRect(left, top, right - left, bottom - top);
  if (content.kind === 'step') {
    paintItems(context, content.items, theme);
    paintItems(context, sheet.rim, theme);
    for (const place of sheet.places) if (content.looks[place.cell]!.cursor) paintCursor(context, place, palette);
    return;
  }
  paintItems(context, content.below, theme);
  paintItems(context, sheet.rim, theme);
  for (const place of sheet.places) paintGround(context, place, content.looks[place.cell]!, palette);
  paintItems(context, content.above, theme);
  for (const place of sheet.places) paintContent(context, place, content.looks[place.cell]!, body.surface, theme);
}
