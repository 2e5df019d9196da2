import { areaColour, type Item, inkColour, linePen, type TextItem, type Theme } from '@latin-puzzles/drawing';

const FONT = '"Noto Sans", sans-serif';

/** Items of a drawing on a canvas, as they look on a page. */
export function paintItems(context: CanvasRenderingContext2D, items: readonly Item[], theme: Theme): void {
  for (const item of items)
    if (item.shape === 'text') paintText(context, item, theme);
    else paintShape(context, item, theme);
}

function paintText(context: CanvasRenderingContext2D, item: TextItem, theme: Theme): void {
  context.font = `${item.bold ? 700 : 400} ${item.size}px ${FONT}`;
  context.textAlign = item.anchor === 'middle' ? 'center' : 'left';
  // As on the flat board, what the player writes is legible on colours and on stripes.
  if (item.ink === 'solution') {
    context.strokeStyle = areaColour(theme, 'cell');
    context.lineWidth = 0.16 * item.size;
    context.lineJoin = 'round';
    context.strokeText(item.text, ...item.at);
  }
  context.fillStyle = inkColour(theme, item.ink);
  context.fillText(item.text, ...item.at);
}

function paintShape(context: CanvasRenderingContext2D, item: Exclude<Item, TextItem>, theme: Theme): void {
  context.beginPath();
  if (item.shape === 'disc') context.arc(...item.at, item.radius, 0, 2 * Math.PI);
  else
    for (const line of item.lines) {
      for (const [i, at] of line.entries())
        if (i === 0) context.moveTo(...at);
        else context.lineTo(...at);
      if (item.closed) context.closePath();
    }
  if (item.fill) {
    context.fillStyle = areaColour(theme, item.fill);
    context.fill();
  }
  if (!item.line) return;
  const { colour, width, dashes } = linePen(theme, item.line);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.lineCap = dashes.length > 0 ? 'butt' : 'round';
  context.setLineDash([...dashes]);
  context.stroke();
  context.setLineDash([]);
}
