import {
  areaColour,
  CAP_HEIGHT,
  type Item,
  inkColour,
  linePen,
  type TextItem,
  type Theme,
} from '@latin-puzzles/drawing';
import { type Bearing, letterAxes } from './bearing.ts';

/** How labels are written: in which type, which way up in each cell, and which of them would be mistaken upside down. */
export interface Lettering {
  readonly font: string;
  readonly bearingOf: (cell: number) => Bearing;
  readonly underlined: ReadonlySet<string>;
  /** Whether what is written is only tried: it leans. */
  readonly tentative?: boolean;
}

/** The areas that paths of a drawing enclose: what lies under all the rest. */
export function paintGrounds(context: CanvasRenderingContext2D, items: readonly Item[], theme: Theme): void {
  for (const item of items) if (item.shape === 'path') paintFill(context, item, theme);
}

/** All the rest of a drawing on a canvas, as it looks on a page, save that labels stand upright for the reader. */
export function paintItems(
  context: CanvasRenderingContext2D,
  items: readonly Item[],
  theme: Theme,
  lettering: Lettering,
): void {
  for (const item of items)
    if (item.shape === 'text') paintUpright(context, item, theme, lettering);
    else {
      if (item.shape === 'disc') paintFill(context, item, theme);
      paintLine(context, item, theme);
    }
}

function paintUpright(
  context: CanvasRenderingContext2D,
  item: TextItem,
  theme: Theme,
  { font: family, bearingOf, underlined, tentative = false }: Lettering,
): void {
  const font: Type = { family, tentative };
  const bearing = item.cell === undefined ? undefined : bearingOf(item.cell);
  const line = underlined.has(item.text);
  if (!bearing || (bearing.angle === 0 && !bearing.through)) {
    paintText(context, item, theme, font, line);
    return;
  }
  const [x, y] = [item.at[0], item.at[1] - (CAP_HEIGHT * item.size) / 2];
  context.save();
  context.translate(x, y);
  context.transform(...letterAxes(bearing), 0, 0);
  context.translate(-x, -y);
  paintText(context, item, theme, font, line);
  context.restore();
}

/** The line under a label, in the size of its type: how far below, how thick, and what share of its width. */
const UNDERLINE = { below: 0.13, width: 0.075, share: 0.78 } as const;

interface Type {
  readonly family: string;
  readonly tentative: boolean;
}

function paintText(
  context: CanvasRenderingContext2D,
  item: TextItem,
  theme: Theme,
  { family, tentative }: Type,
  underlined: boolean,
): void {
  const { size, text, at } = item;
  context.font = `${tentative ? 'italic ' : ''}${item.bold ? 700 : 400} ${size}px ${family}`;
  context.textAlign = item.anchor === 'middle' ? 'center' : 'left';
  // As on the flat board, what the player writes is legible on colours and on stripes.
  if (item.ink === 'solution') {
    context.strokeStyle = areaColour(theme, 'cell');
    context.lineWidth = 0.16 * size;
    context.lineJoin = 'round';
    context.strokeText(text, ...at);
  }
  context.fillStyle = inkColour(theme, item.ink);
  context.fillText(text, ...at);
  if (!underlined) return;
  const half = (UNDERLINE.share * context.measureText(text).width) / 2;
  context.fillRect(at[0] - half, at[1] + UNDERLINE.below * size, 2 * half, UNDERLINE.width * size);
}

type Shape = Exclude<Item, TextItem>;

function trace(context: CanvasRenderingContext2D, item: Shape): void {
  context.beginPath();
  if (item.shape === 'disc') context.arc(...item.at, item.radius, 0, 2 * Math.PI);
  else
    for (const line of item.lines) {
      for (const [i, at] of line.entries())
        if (i === 0) context.moveTo(...at);
        else context.lineTo(...at);
      if (item.closed) context.closePath();
    }
}

function paintFill(context: CanvasRenderingContext2D, item: Shape, theme: Theme): void {
  if (!item.fill) return;
  trace(context, item);
  context.fillStyle = areaColour(theme, item.fill);
  context.fill();
}

function paintLine(context: CanvasRenderingContext2D, item: Shape, theme: Theme): void {
  if (!item.line) return;
  trace(context, item);
  const { colour, width, dashes } = linePen(theme, item.line);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.lineCap = dashes.length > 0 ? 'butt' : 'round';
  context.setLineDash([...dashes]);
  context.stroke();
  context.setLineDash([]);
}
