/** An outline as the reader of fonts has it. */
export interface GlyphPath {
  readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** The outline of a glyph as it stands in the table `glyf` of a TrueType font, with full coordinates and no instructions. */
export function encodeSimpleGlyph(path: GlyphPath): Uint8Array {
  const contours = contoursOf(path);
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array();
  const size = HEAD + 2 * contours.length + 2 + 5 * points.length;
  // Glyphs begin at multiples of four bytes.
  const view = new DataView(new ArrayBuffer(Math.ceil(size / 4) * 4));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  let at = 0;
  const write = (value: number) => {
    view.setInt16(at, value);
    at += 2;
  };
  for (const value of [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
    write(value);
  let last = -1;
  for (const { length } of contours) {
    last += length;
    write(last);
  }
  write(0);
  for (const { isOnCurve } of points) view.setUint8(at++, isOnCurve ? 1 : 0);
  for (const values of [xs, ys]) for (const [i, value] of values.entries()) write(value - (values[i - 1] ?? 0));
  return new Uint8Array(view.buffer);
}

/** The number of contours and the box. */
const HEAD = 10;

function contoursOf({ commands }: GlyphPath): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args.map(Math.round);
    const contour = contours.at(-1);
    if (command === 'moveTo') contours.push([{ x: a, y: b, isOnCurve: true }]);
    else if (command === 'lineTo') contour?.push({ x: a, y: b, isOnCurve: true });
    else if (command === 'quadraticCurveTo')
      contour?.push({ x: a, y: b, isOnCurve: false }, { x: c, y: d, isOnCurve: true });
  }
  return contours.map(closed).filter((contour) => contour.length > 1);
}

/** A contour closes by itself: where it ends with the point at which it begins, that is left out. */
function closed(contour: Point[]): Point[] {
  const [first, last] = [contour[0]!, contour.at(-1)!];
  const comesBack = contour.length > 1 && last.isOnCurve && last.x === first.x && last.y === first.y;
  return comesBack ? contour.slice(0, -1) : contour;
}
